# bash completion for othello, morpion, awale

# The words that may follow in: PROGRAM [COMMAND [VERB]]
_othello_mots()
{
    local moteur="--fils --hachage --poids" aide="--aide --help -h"
    case "$*" in
    "othello convertir"*) echo "--de --format --partie $aide" ;;
    "othello base") echo "importer position chercher bilan $aide" ;;
    "othello base chercher") echo "--fichier --joueur --noir --blanc --tournoi --annee --ouverture --position --limite --sortie --format --json $aide" ;;
    "othello base bilan") echo "--fichier --joueur --par --premiers --noir --blanc --tournoi --annee --ouverture --position --json $aide" ;;
    "othello base position") echo "--fichier --joueur --noir --blanc --tournoi --annee --json $aide" ;;
    "othello base "*) echo "--fichier $aide" ;;
    "othello livre") echo "construire montrer ajouter exporter importer $aide" ;;
    "othello livre construire") echo "--profondeur --fils --positions $aide" ;;
    "othello livre ajouter") echo "--profondeur --fils --coups $aide" ;;
    "othello livre montrer" | "othello livre exporter") echo "--fichier $aide" ;;
    "othello livre "*) echo "$aide" ;;
    "othello repertoire") echo "ajouter montrer exporter retirer travailler trous $aide" ;;
    "othello repertoire ajouter") echo "--couleur --jusqu-a $aide" ;;
    "othello repertoire exporter") echo "--couleur --format $aide" ;;
    "othello repertoire travailler") echo "--couleur --ouverture --tout --texte $aide" ;;
    "othello repertoire trous") echo "--couleur --joueur --seuil --limite $aide" ;;
    "othello repertoire "*) echo "--couleur $aide" ;;
    "othello match"* | "awale match"*)
        echo "--noir --blanc --parties --taches --secondes --profondeur --limite --graine --sprt --journal $aide"
        [ "$1" = othello ] && echo "--pendule --noeuds --ouvertures --taille --depart --livre $moteur"
        ;;
    "othello gtp"* | "othello nboard"*) echo "--niveau --secondes --noeuds --sans-livre --reflexion --bavard $moteur $aide" ;;
    "othello cassio"*) echo "$moteur $aide" ;;
    "othello analyser"*) echo "--secondes --profondeur --partie --joueur --noir --blanc --sans-livre --json --annoter --format --rapport --perte --relire --par $moteur $aide" ;;
    "othello exercices") echo "ajouter montrer --texte --taille-ecran --sans-livre $moteur $aide" ;;
    "othello exercices ajouter") echo "--perte --phase --secondes --profondeur --partie --joueur --noir --blanc --sans-livre $moteur $aide" ;;
    "othello exercices montrer") echo "--exporter $aide" ;;
    "othello resoudre"*) echo "--json --wld --tous-les-coups --secondes --noeuds --profondeur --confiance --fenetre $moteur $aide" ;;
    "othello perft"*) echo "--feuilles --taille --depart $aide" ;;
    "othello banc"*) echo "$moteur $aide" ;;
    "awale arbitre"* | "awale Joueur"*) echo "--ia --secondes --profondeur --noeuds --position
        --hasard $aide" ;;
    "awale perft"* | "awale banc"*) echo "$aide" ;;
    *)
        echo "--noir --blanc --premier --theme --pions --couleur --souris --legaux --animation --pensee
            --temps --pendule --plateau --texte --ascii --sans-souris --reprendre --lancer --nouvelle --position --taille-ecran
            --version $aide"
        [ "$1" = othello ] && echo "--nom --livre --sans-livre --reflexion --sans-reflexion --taille
            --depart --ouvrir $moteur"
        ;;
    esac
}

_othello()
{
    local mot=${COMP_WORDS[COMP_CWORD]} avant=${COMP_WORDS[COMP_CWORD-1]}
    local programme=${COMP_WORDS[0]##*/} commandes="" commande="" verbe="" mots
    case $programme in
    othello) commandes="convertir base livre repertoire match gtp nboard cassio perft banc resoudre analyser exercices" ;;
    awale) commandes="arbitre JoueurA JoueurB match perft banc" ;;
    esac
    if [ "$COMP_CWORD" -gt 1 ] && [[ " $commandes " == *" ${COMP_WORDS[1]} "* ]]; then
        commande=${COMP_WORDS[1]} commandes=""
        [ "$COMP_CWORD" -gt 2 ] && case $commande in base | livre | repertoire | exercices) verbe=${COMP_WORDS[2]} ;; esac
    elif [ "$COMP_CWORD" -gt 1 ]; then
        commandes=""
    fi
    # "ia:3" is one word for the program, three for bash
    case $commande$avant in
    analyser--noir | analyser--blanc | exercices--noir | exercices--blanc | base--noir | base--blanc) mots="" ;;
    *--noir | *--blanc) mots="clavier aleatoire ia ia:1 ia:3 ia:5 ia:10" ;;
    *--premier | repertoire--couleur) mots="noir blanc" ;;
    *--taille) mots="8x8 10x10 9x7 6x6 4x4" ;;
    *--depart) mots="usuel miroir" ;;
    *--phase) mots="ouverture milieu finale" ;;
    --theme) mots="classique contraste daltonien monochrome bois nuit mer" ;;
    --pions) mots="pleins cours ascii" ;;
    --couleur) mots="auto toujours jamais" ;;
    --pensee) mots="non avis tout" ;;
    --plateau) mots="toujours demande" ;;
    --souris | --legaux | --animation | --reflexion | --livre) mots="oui non" ;;
    convertir--de) mots="transcription ggf sgf pgn wthor obf script quest match historique sauvegarde" ;;
    analyser--par | base--par) mots="ouverture couleur adversaire annee joueur" ;;
    convertir--format | analyser--format | base--format) mots="transcription ggf sgf pgn wthor obf script svg html" ;;
    *--poids | *--fichier | *--ouvrir | *--journal | *--ouvertures | *--annoter | *--rapport | *--sortie | *--exporter)
        COMPREPLY=($(compgen -f -- "$mot"))
        return
        ;;
    *--temps | *--position | *--taille-ecran | *--fils | *--hachage | *--secondes | *--pendule | \
        *--profondeur | *--parties | *--partie | *--taches | *--sprt | *--niveau | *--positions | \
        *--coups | *--joueur | *--tournoi | *--annee | *--ouverture | *--limite | *--ia | \
        *--noeuds | *--hasard | *--graine | *--perte | *--nom)
        COMPREPLY=()
        return
        ;;
    *)
        mots="$commandes $(_othello_mots $programme $commande $verbe)"
        case $mot in
        -* | "") ;;
        *)
            COMPREPLY=($(compgen -W "$mots" -- "$mot") $(compgen -f -- "$mot"))
            return
            ;;
        esac
        ;;
    esac
    COMPREPLY=($(compgen -W "$mots" -- "$mot"))
}
complete -F _othello othello morpion awale
