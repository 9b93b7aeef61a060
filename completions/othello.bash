# bash completion for othello, morpion
_othello()
{
    local mot=${COMP_WORDS[COMP_CWORD]} avant=${COMP_WORDS[COMP_CWORD-1]}
    # "ia:3" is one word for the program, three for bash
    case $avant in
    --noir | --blanc) COMPREPLY=($(compgen -W "clavier aleatoire ia ia:1 ia:3 ia:5 ia:10" -- "$mot")) ;;
    --premier) COMPREPLY=($(compgen -W "noir blanc" -- "$mot")) ;;
    --taille) COMPREPLY=($(compgen -W "8x8 10x10 9x7 6x6 4x4" -- "$mot")) ;;
    --depart) COMPREPLY=($(compgen -W "usuel miroir" -- "$mot")) ;;
    --theme) COMPREPLY=($(compgen -W "classique contraste daltonien monochrome" -- "$mot")) ;;
    --pions) COMPREPLY=($(compgen -W "pleins cours ascii" -- "$mot")) ;;
    --couleur) COMPREPLY=($(compgen -W "auto toujours jamais" -- "$mot")) ;;
    --souris | --legaux | --reflexion | --livre) COMPREPLY=($(compgen -W "oui non" -- "$mot")) ;;
    --temps | --position | --taille-ecran | --fils | --hachage) COMPREPLY=() ;;
    --poids) COMPREPLY=($(compgen -f -- "$mot")) ;;
    *)
        local options="--noir --blanc --premier --theme --pions --couleur --souris --legaux --temps
            --texte --ascii --sans-souris --livre --sans-livre --reprendre --lancer --nouvelle --taille --depart --position --taille-ecran
            --reflexion --sans-reflexion --fils --hachage --poids --aide --help --version"
        local commandes=""
        [ "$COMP_CWORD" = 1 ] && [ "${COMP_WORDS[0]##*/}" = othello ] && commandes="convertir base livre match gtp nboard perft banc resoudre analyser"
        case $mot in
        -* | "") COMPREPLY=($(compgen -W "$commandes $options" -- "$mot")) ;;
        *) COMPREPLY=($(compgen -W "$commandes" -- "$mot") $(compgen -f -- "$mot")) ;;
        esac
        ;;
    esac
}
complete -F _othello othello morpion
