#!/bin/sh
# docs/ajouter-un-jeu.md and docs/ajouter-une-ia.md, followed to the letter: the game and the player
# that they build compile without a warning and play to the end. The rest of the tree is there as it
# was built.
set -eu
construction=${1:-build/optimise}
racine=$(cd "$(dirname "$0")/.." && pwd)
essai=$(mktemp -d)
trap 'rm -rf "$essai"' EXIT
cd "$racine"
mode=${construction##*/}
{
    find . \( -path ./build -o -path ./.git \) -prune -o -type f -print0
    find "build/$mode" -name '*.[oad]' ! -path '*/tests/*' -print0
    printf '%s\0' "build/$mode/drapeaux"*
} | tar cf - --null -T - | tar xf - -C "$essai"
page=docs/ajouter-un-jeu.md
tests/extraire.sh $page nim.h > "$essai/jeux/nim.h"
tests/extraire.sh $page nim.c > "$essai/jeux/nim.c"
tests/extraire.sh $page programme_nim.c > "$essai/interfaces/programme_nim.c"
page=docs/ajouter-une-ia.md
tests/extraire.sh $page ia_mienne.h > "$essai/ia_mienne.h"
tests/extraire.sh $page ia_mienne.c > "$essai/ia_mienne.c"
tests/extraire.sh $page ia.diff > "$essai/ia.diff"
cd "$essai"
git apply ia.diff
tests/fleches.sh .
sed -i 's/^PROGRAMMES :=.*/& nim/' Makefile
drapeaux=$(cat "build/$mode/drapeaux")
make MODE="$mode" CC="${drapeaux%% -I.*}" WERROR="$(expr "$drapeaux" : '.* -\(Werror\) ')" nim \
    othello > sortie 2>&1 || { cat sortie; exit 1; }

fini=$(printf '15\n13\n24\n35\n' | ./nim --texte --noir clavier --blanc clavier)
echo "$fini" | grep -q "ce tas n'a pas tant d'allumettes"
echo "$fini" | grep -q 'Victoire du joueur 1'
printf 'v\n' | ./nim --texte --noir clavier --blanc clavier | grep -q 'Qui prend la dernière gagne'
./nim --texte --noir aleatoire:1 --blanc aleatoire:2 | grep -q 'Victoire du joueur'

# A set-up position: where nothing is left, somebody took the last match.
./nim --texte --position 0002 < /dev/null | grep -q 'Victoire du joueur 2'
if ./nim --texte --position 0000 < /dev/null > sortie 2>&1; then
    echo 'an empty board that nobody emptied is taken'; exit 1
fi
grep -q 'trois tas de 0 à 5' sortie

# 3-4-5 is won by who starts, if he knows how: by taking two from the first heap.
./nim --texte --noir ia:10 --blanc aleatoire:1 > sortie
grep -q 'Premier joue 12' sortie
grep -q 'Victoire du joueur 1' sortie
./nim --texte --temps 1 --noir ia:10 --blanc aleatoire:1 | grep -q 'Premier joue 12'

# A player of three plies wins against chance, and is one among those that the program knows.
./othello match ia:mienne aleatoire:1 --parties 4 > sortie
grep -q '^A, parties.*: 4, gagnées.*: 4,' sortie || { cat sortie; exit 1; }
./othello --texte --noir ia:mienne --blanc aleatoire:1 | grep -q 'Victoire'
./othello --aide | grep -q 'mienne'
