#!/bin/bash
# The arrows between the folders hold in this tree, and the script that checks them sees each kind
# of forbidden one.
set -u
cd "$(dirname "$0")/.." || exit 1
arbre=$(mktemp -d)
trap 'rm -rf "$arbre"' EXIT

if sortie=$(tests/fleches.sh 2>&1); then
    echo 'ok - the includes of this tree follow the layers'
else
    printf 'not ok - the includes of this tree follow the layers\n%s\n' "$sortie"
fi

# A small tree that has one file of each layer and one allowed arrow.
arbre_neuf() {
    rm -rf "$arbre"
    mkdir -p "$arbre"/{base,moteur,jeux,formats,partie,interfaces/ecran,outils,donnees,tests,build/x}
    local f
    for f in base/bits.h othello.h moteur/moteur.h moteur/table.h ia.h jeux/jeu.h jeux/ab_tmpl.h \
        jeux/morpion.h formats/sgf.h partie/partie.h interfaces/texte.h interfaces/ecran/ecran.h \
        outils/match.h donnees/poids.h main.c tests/aide.h tests/terminal_virtuel.h; do
        : > "$arbre/$f"
    done
    echo '#include "base/bits.h"' > "$arbre/othello.h"
    echo '#include "partie/partie.h"' > "$arbre/base/bits.c.txt"
    echo '#include "partie/partie.h"' > "$arbre/build/x/base.c"
}

permise() {
    arbre_neuf
    echo "#include \"$2\"" > "$arbre/$1"
    if sortie=$(tests/fleches.sh "$arbre"); then
        echo "ok - $1 may include $2"
    else
        printf 'not ok - %s may include %s\n%s\n' "$1" "$2" "$sortie"
    fi
}

interdite() {
    arbre_neuf
    printf '%s\n' '#include <stdio.h>' "  #  include \"$2\" /* why */" > "$arbre/$1"
    sortie=$(tests/fleches.sh "$arbre")
    if [ $? = 1 ] && [[ $sortie == "$1:2: "* ]]; then
        echo "ok - $1 may not include $2"
    else
        printf 'not ok - %s may not include %s\n%s\n' "$1" "$2" "$sortie"
    fi
}

permise base/texte.c base/bits.h
permise moteur/table.c moteur/table.h
permise moteur/table.c donnees/poids.h
permise ia.c moteur/moteur.h
permise ia.c jeux/ab_tmpl.h
permise jeux/othello_8x8.c ia.h
permise jeux/morpion.c jeux/jeu.h
permise jeux/ab_tmpl.h base/bits.h
permise formats/sgf.c jeux/jeu.h
permise partie/partie.c jeux/jeu.h
permise interfaces/ecran/ecran.c partie/partie.h
permise interfaces/ecran/ecran.c formats/sgf.h
permise outils/match.c moteur/table.h
permise outils/image.c tests/terminal_virtuel.h
permise tests/test_x.c moteur/table.h
permise main.c partie/partie.h
permise interfaces/ecran/ecran.c ecran.h

interdite base/texte.c othello.h
interdite othello.c moteur/moteur.h
interdite othello.c jeux/jeu.h
interdite moteur/table.c othello.h
interdite moteur/table.c ia.h
interdite ia.c jeux/jeu.h
interdite ia.c jeux/morpion.h
interdite ia.c moteur/table.h
interdite jeux/jeu.h base/bits.h
interdite jeux/ab_tmpl.h jeux/jeu.h
interdite jeux/ab_tmpl.h othello.h
interdite jeux/morpion.c partie/partie.h
interdite formats/sgf.c partie/partie.h
interdite partie/partie.c formats/sgf.h
interdite partie/partie.c interfaces/texte.h
interdite interfaces/texte.c moteur/table.h
interdite interfaces/texte.c outils/match.h
interdite interfaces/texte.c tests/aide.h
interdite interfaces/texte.c tests/terminal_virtuel.h
interdite outils/match.c tests/aide.h
interdite interfaces/texte.c interfaces/absent.h
interdite main.c othello.h
interdite autre.c base/bits.h
