#!/bin/bash
# What bash offers after a command is what that command accepts; the other shells name the same options.
set -u
. "$(dirname "$0")/verifier.sh"
. completions/othello.bash
awale=$construction/awale

# offre WORD...: what is offered for the last one, in $sortie.
offre() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _othello
    sortie=" ${COMPREPLY[*]} "
}

offre othello resoudre --
contient 'resoudre: its own option' "$sortie" ' --json '
sans 'and none of the game' "$sortie" ' --noir '
offre othello --
contient 'the game: its option' "$sortie" ' --noir '
sans 'and none of resoudre' "$sortie" ' --json '
offre othello ''
contient 'the commands first' "$sortie" ' resoudre '
offre othello base ''
contient 'base: its actions' "$sortie" ' importer position chercher bilan '
offre othello convertir --de s
contient 'convertir: a format that is read only' "$sortie" ' script sauvegarde '
offre othello convertir --format ''
contient 'convertir: those that are written' "$sortie" ' transcription ggf sgf pgn wthor obf script '
sans 'and no other' "$sortie" ' quest '
# No shell offers a format that is refused, nor leaves one out.
for format in $("$construction/othello" convertir --de x - - 2>&1 < /dev/null | grep -oE '(transcription|ggf|sgf|pgn|wthor|obf|script|html|quest|match|historique|sauvegarde)'); do
    vrai "every shell knows $format" [ "$(grep -lw "$format" completions/othello.bash completions/_othello completions/othello.fish | wc -l)" = 3 ]
done
offre othello livre m
contient 'livre: its actions' "$sortie" ' montrer '
offre othello match --noir c
contient 'a value' "$sortie" ' clavier '
offre othello match --livre --
contient 'the --livre of match takes no value' "$sortie" ' --sprt '
offre othello --livre ''
contient 'that of the game does' "$sortie" ' oui non '
offre awale ''
contient 'awale: its commands' "$sortie" ' arbitre '
sans 'not those of othello' "$sortie" ' resoudre '
offre awale arbitre --
contient 'awale arbitre' "$sortie" ' --noeuds '
offre morpion --
sans 'morpion has no engine' "$sortie" ' --fils '
vrai 'awale is registered' [ "$(complete -p awale)" = 'complete -F _othello awale' ]

# Every option that the help of a command lists.
for ligne in 'othello' 'othello convertir' 'othello base chercher' 'othello base position' 'othello base bilan' 'othello livre' 'othello match' \
    'othello gtp' 'othello nboard' 'othello cassio' 'othello analyser' 'othello resoudre' 'othello perft' 'othello banc' \
    'awale' 'awale arbitre' 'awale match'; do
    read -r programme reste <<< "$ligne"
    aide=$("$construction/$programme" $reste --aide)
    manque=
    [ "$ligne" = 'othello livre' ] && ligne='othello livre montrer'
    offre $ligne --
    for option in $(grep -oE -e '^ +--[a-z-]+|\[--[a-z-]+' <<< "$aide" | grep -oE -e '--[a-z-]+' | sort -u); do
        [[ $sortie == *" $option "* ]] || manque+=" bash:$option"
        grep -q -e "'\*\?$option\[" -e "\"$option\[" -e ")$option\[" completions/_othello || manque+=" zsh:$option"
        grep -qE -e "-l ${option#--} " completions/othello.fish || manque+=" fish:$option"
    done
    vrai "all options of $ligne are known: $manque" [ -z "$manque" ]
done
vrai 'zsh offers a second --joueur' [ "$(grep -c "'\*--joueur\[" completions/_othello)" = 3 ]
