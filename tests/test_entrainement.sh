#!/bin/bash
# The training script on a handful of games: every round leaves its files, weights that the engine
# accepts, and a run that was stopped makes only what is missing.
. "$(dirname "$0")/verifier.sh"
outils=$construction/outils
entrainer() {
    sortie=$(outils/entrainer.sh "$outils" "$tmp/rondes" 2 10000 2> "$tmp/erreur")
    statut=$?
    erreur=$(cat "$tmp/erreur")
}
contient_mots() {
    [[ $1 == *"$2"* ]]
}
date_de() {
    stat -c %y "$tmp/rondes/$1"
}

mkdir "$tmp/rondes"
echo f5d6c3d3c4f4c5b3c2 > "$tmp/rondes/parties"
entrainer
vrai "the script ends well" [ $statut = 0 ]
for ronde in 0 1 2 3 4 5; do
    vrai "round $ronde has its games" [ -s "$tmp/rondes/ronde$ronde.1" -a -s "$tmp/rondes/ronde$ronde.2" ]
done
vrai "given games have values too" [ "$(cut -c 1-18 < "$tmp/rondes/reelles")" = f5d6c3d3c4f4c5b3c2 ]
vrai "the last weights are as long as the embedded ones" \
    [ "$(wc -c < "$tmp/rondes/poids5.bin")" = "$(wc -c < donnees/poids.bin)" ]
lancer '' "$outils/produire" -p "$tmp/rondes/poids5.bin" jouer 1 1 1 4
vrai "and are accepted" [ $statut = 0 -a -n "$sortie" ]

rm "$tmp/rondes/poids5.bin" "$tmp/rondes/ronde5.2"
avant=$(date_de ronde5.1)
entrainer
vrai "what is there is not made again" [ "$avant" = "$(date_de ronde5.1)" ]
vrai "what is missing is" [ -s "$tmp/rondes/poids5.bin" -a -s "$tmp/rondes/ronde5.2" ]

head -c 1000 "$tmp/rondes/poids5.bin" > "$tmp/court"
lancer '' "$outils/produire" -p "$tmp/court" jouer 1 1 1 4
vrai "cut weights are refused by name" [ $statut = 1 -a -z "${erreur##*court*}" ]

lancer '' "$outils/produire" -p "$tmp/absent" jouer 1 1 1 4
vrai "missing ones are told as such" [ $statut = 1 -a "$erreur" = "produire: $tmp/absent: No such file or directory" ]

lancer '' "$outils/ajuster" -p "$tmp/court" "$tmp/rondes/ronde5.1"
vrai "by ajuster too" [ $statut = 1 -a -z "${erreur##*court*}" ]
"$outils/ajuster" -p donnees/poids.bin -r 1000000000000 "$tmp/rondes/ronde5.1" > "$tmp/tenus" 2> "$tmp/erreur"
vrai "weights drawn hard to a file stay as they are there" cmp -s donnees/poids.bin "$tmp/tenus"
"$outils/ajuster" -p donnees/poids.bin -r 1 "$tmp/rondes/ronde5.1" > "$tmp/lies" 2> "$tmp/erreur"
vrai "weights drawn to it as by one position do not" [ "$(cmp -l donnees/poids.bin "$tmp/lies" | wc -l)" -gt 100 ]
vrai "weights for the order of endings, as long as the embedded ones" \
    [ "$(wc -c < "$tmp/rondes/tri.bin")" = "$(wc -c < donnees/tri.bin)" ]
"$outils/produire" jouer 3 30 1 4 > "$tmp/parties_tri"
for graine in 1 1 2; do
    "$outils/ajuster_tri" $graine 4 12 < "$tmp/parties_tri" 2> "$tmp/erreur" | cksum
done | sort | uniq | wc -l > "$tmp/n"
vrai "the same for a seed, others for another" [ "$(cat "$tmp/n")" = 2 ]
head -n 4 "$tmp/parties_tri" > "$tmp/parties_affiner"
for graine in 1 1 2; do
    "$outils/affiner_tri" donnees/tri.bin $graine 1 < "$tmp/parties_affiner" 2> "$tmp/erreur" | cksum
done | sort | uniq | wc -l > "$tmp/n"
vrai "so are those that say what proofs cost" [ "$(cat "$tmp/n")" = 2 ]
cout_avant=$(sed -n 's/.*cheapest, \([0-9.]*\) -> .*/\1/p' "$tmp/erreur")
cout_apres=$(sed -n 's/.*cheapest, [0-9.]* -> \([0-9.]*\);.*/\1/p' "$tmp/erreur")
vrai "of the games learned from the moves chosen cost less" [ "${cout_apres/./}" -lt "${cout_avant/./}" ]
for texte in '' 'not a game\n' 'f5d6c3d3c4f4 . . . . . .\n'; do
    printf "$texte" > "$tmp/inutile"
    lancer "$texte" "$outils/ajuster_tri" 1 4 12
    vrai "ajuster_tri writes none from '$texte'" [ $statut = 1 -a ! -s "$tmp/sortie" ]
    vrai "and says why" contient_mots "$erreur" 'ajuster_tri: no position to learn from'
    lancer "$texte" "$outils/affiner_tri" donnees/tri.bin 1 4
    vrai "nor does affiner_tri" [ $statut = 1 -a ! -s "$tmp/sortie" ]
    vrai "which says it too" contient_mots "$erreur" 'affiner_tri: no position to learn from'
    lancer '' "$outils/ajuster" "$tmp/inutile" "$tmp/inutile"
    vrai "nor does ajuster" [ $statut = 1 -a ! -s "$tmp/sortie" ]
    vrai "which says why too" contient_mots "$erreur" 'ajuster: no position with a value to learn from'
done
lancer '' "$outils/ajuster_tri" -p "$tmp/court" 1 4 12
vrai "nor with cut weights" [ $statut = 1 -a -z "${erreur##*court*}" ]
lancer 'f5d6c3d3c4f4\nf5d6c3d3c4f4\n' "$outils/produire" valuer 1 4 4
forme=$(sed 's/[-+][0-9]*/v/g' <<< "$sortie")
vrai "valuer: one position in four, not the same of each game" [ "$forme" = \
    $'f5d6c3d3c4f4 v . . . v .\nf5d6c3d3c4f4 . v . . . v' ]

# Numbers that are none, or beyond what makes sense: the argument and its bounds are told.
refuse() { # refuse ARGUMENT COMMAND...
    local argument=$1
    shift
    lancer '' "$outils/$1" "${@:2}"
    vrai "$*: refused" [ $statut = 2 -a -z "$sortie" ]
    vrai "$*: says $argument" [ "${erreur#"$1: $argument \""*'": not a '*'number from '* to *}" != "$erreur" ]
}
refuse SEED produire jouer x 1 4 14
refuse GAMES produire jouer 1 abc 4 14
refuse GAMES produire jouer 1 0 4 14
refuse PLIES produire jouer 1 2 99 14
refuse END produire jouer 1 2 4 14x
refuse STEP produire valuer 1 4 0
refuse -f ajuster -f abc -i x "$tmp/rondes/ronde5.1"
refuse -i ajuster -f 1 -i x "$tmp/rondes/ronde5.1"
refuse -r ajuster -r 0 "$tmp/rondes/ronde5.1"
refuse SEED ajuster_tri '' 4 12
refuse WALKS ajuster_tri 1 0 12
refuse END ajuster_tri 1 4 19
refuse SEED affiner_tri donnees/tri.bin x 4
refuse WALKS affiner_tri donnees/tri.bin 1 0
lancer '' "$outils/affiner_tri" "$tmp/court" 1 4
vrai "affiner_tri refuses weights of another length by name" [ $statut = 1 -a -z "${erreur##*court: not *}" ]
refuse STEP equilibrer donnees/poids.bin 0
refuse DEPTH calibrer 1 8
refuse PAIRS duel donnees/poids.bin donnees/poids.bin 1e3 6 14 0
refuse SECONDS duel donnees/poids.bin donnees/poids.bin 10 6 14 -1
refuse PLIES qualite valeur 61
refuse SECONDS qualite coups x

# The tools that look at the result, on endings that a search of one ply sees whole: White fills
# the board; and Black, who cannot, loses it.
pleines=$(printf 'O%.0s' {1..56})
gain="${pleines}OXXXXXX- O" perte="${pleines}OOOOOOX- X"
lancer "$perte; -64;\nnot a position\n" "$outils/qualite" valeur 1
vrai "qualite: the exact value" contient_mots "$sortie" 'all: 1 positions, mean +0.000, absolute 0.000'
vrai "and the line that is none" contient_mots "$erreur" '1 lines left out'
lancer "$gain; H8:+64;\n" "$outils/qualite" coups 0.01
vrai "the best move loses nothing" contient_mots "$sortie" 'all: 1 positions, mean +0.000'
lancer "$gain; +64;\n" "$outils/qualite" coups 0.01
vrai "a move without a score is not judged" [ $statut = 1 -a -z "$sortie" ]
lancer 'f5d6c3d3c4f4\nnot a game\n' "$outils/equilibrer" "$tmp/court" 1
vrai "equilibrer refuses cut weights" [ $statut = 1 -a -z "${erreur##*court*}" ]
for outil in "equilibrer donnees/poids.bin 1" "calibrer 4 8"; do
    lancer 'not a game\n' $outils/$outil
    vrai "$outil: nothing from no game" [ $statut = 1 -a ! -s "$tmp/sortie" ]
    vrai "and says why" contient_mots "$erreur" 'no position to learn from'
done
"$outils/produire" jouer 1 40 1 4 > "$tmp/parties"
ecart() { # of odd and even depths, the largest from 20 to 40 empty squares, in hundredths of a disc
    "$outils/equilibrer" "$1" 2 < "$tmp/parties" 2>&1 > "$2" |
        awk '$1 >= 20 && $1 <= 40 { d = $7 < 0 ? -$7 : +$7; max = d > max ? d : max } END { print int(100 * max) }'
}
avant=$(ecart "$tmp/rondes/poids5.bin" "$tmp/egal")
vrai "odd and even depths nearer than before ($avant)" [ "$(ecart "$tmp/egal" /dev/null)" -lt $((avant / 2)) ]
sortie=$(head -n 4 "$tmp/rondes/ronde5.1" | "$outils/calibrer" 4 8)
vrai "calibrer ends in its two lines" [ "$(grep -c '^middle: s =\|^end: s =' <<< "$sortie")" = 2 ]
sortie=$(outils/courbes.sh "$tmp"/rondes/ajustement?)
vrai "the curves: six lines of six rounds" [ "$(grep -c '<polyline' <<< "$sortie")" = 6 -a \
    "$(grep -c '>round ' <<< "$sortie")" = 6 ]

# Coloured Awalé: weights from positions, none from a file without them or one that was cut.
"$outils/awale_regler" generer 1 1 20 > "$tmp/positions"
lancer '' "$outils/awale_regler" ajuster 0.7 "$tmp/positions"
vrai "awale_regler: weights of positions" [ $statut = 0 -a "$(combien .trait)" -gt 0 ]
head -c -1 "$tmp/positions" > "$tmp/coupees"
: > "$tmp/vides"
for fichier in vides:'no position to learn from' coupees:'a position is cut' absent:'No such file'; do
    lancer '' "$outils/awale_regler" ajuster 0.7 "$tmp/${fichier%%:*}"
    vrai "awale_regler: none of a file that is ${fichier%%:*}" [ $statut = 1 -a ! -s "$tmp/sortie" ]
    vrai "which it says" contient_mots "$erreur" "${fichier%%:*}: ${fichier#*:}"
done
