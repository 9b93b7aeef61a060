#!/bin/bash
# fleches.sh [TREE]: reads the #include "..." lines of the sources and fails on an arrow that
# docs/architecture.md does not allow:
#
#     base < othello, moteur < ia < jeux < formats, partie < interfaces < main
#
# A file may include its own layer and those before it (the two of a pair do not know each other).
# moteur/moteur.h, livre.h and ouvrage.h are the only headers of moteur/ that others see; jeux/jeu.h includes no project
# header; jeux/*_tmpl.h, code included once per game, only base/ and each other, and ia.c may use them.
# donnees/ holds tables: anyone above base/ may include them. outils/ may include interfaces/, what it
# may, and tests/terminal_virtuel.h; tests/ anything, and nobody else includes tests/.
set -u
cd "${1:-$(dirname "$0")/..}" || exit 2

declare -A PERMIS=(
    [base]='base'
    [donnees]='base donnees'
    [othello]='base othello'
    [moteur]='base donnees moteur'
    [ia]='base donnees othello moteur modeles ia'
    [modeles]='base donnees modeles'
    [jeu.h]=''
    [jeux]='base donnees othello moteur ia modeles jeu.h jeux'
    [formats]='base othello moteur ia jeu.h jeux formats'
    [partie]='base othello moteur ia jeu.h jeux partie'
    [interfaces]='base donnees othello moteur ia jeu.h jeux formats partie interfaces'
    [outils]='base donnees othello moteur moteur_prive ia modeles jeu.h jeux formats partie interfaces outils terminal'
    [main]='base jeu.h jeux partie interfaces'
)

# The layer of a file, in $couche; "?" when it has none.
chercher_couche() {
    case $1 in
    base/*) couche=base ;;
    donnees/*) couche=donnees ;;
    othello.[ch]) couche=othello ;;
    moteur/*) couche=moteur ;;
    ia.[ch] | ia_*.[ch]) couche=ia ;;
    jeux/jeu.h) couche=jeu.h ;;
    jeux/*_tmpl.h) couche=modeles ;;
    jeux/*) couche=jeux ;;
    formats/*) couche=formats ;;
    partie/*) couche=partie ;;
    interfaces/*) couche=interfaces ;;
    outils/*) couche=outils ;;
    main.c) couche=main ;;
    tests/terminal_virtuel.h) couche=terminal ;;
    *) couche='?' ;;
    esac
}

fautes=0
reprocher() {
    echo "$1:$2: $3"
    fautes=1
}

# Inside moteur/ every header is open, outside only three.
verifier() {
    local fichier=$1 ligne=$2 cible=$3 couche de
    chercher_couche "$fichier"
    de=$couche
    if [ "$de" = '?' ]; then
        reprocher "$fichier" "$ligne" 'this file belongs to no layer'
        return
    fi
    [ -e "$cible" ] || [ ! -e "${fichier%/*}/$cible" ] || cible=${fichier%/*}/$cible
    chercher_couche "$cible"
    [[ $couche != moteur || $de = moteur || $cible = moteur/@(moteur|livre|ouvrage).h ]] ||
        couche=moteur_prive
    if [ ! -e "$cible" ]; then
        reprocher "$fichier" "$ligne" "\"$cible\" does not exist"
    elif [ "$couche" = '?' ] || [[ " ${PERMIS[$de]} " != *" $couche "* ]]; then
        reprocher "$fichier" "$ligne" "$de may not include $cible"
    fi
}

inclusions=$(find . \( -path ./build -o -path ./tests -o -path './.*/*' \) -prune -o \
    -type f -name '*.[ch]' -print0 | sed -z 's|^\./||' | sort -z |
    xargs -0 grep -nE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' /dev/null |
    sed -E 's/^([^:]*):([0-9]+):[^"]*"([^"]*)".*/\1 \2 \3/')
[ -n "$inclusions" ] || { echo "no #include found in $PWD"; exit 2; }
while read -r fichier ligne cible; do
    verifier "$fichier" "$ligne" "$cible"
done <<< "$inclusions"
exit $fautes
