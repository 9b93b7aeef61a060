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

entrainer
vrai "the script ends well" [ $statut = 0 ]
for ronde in 0 1 2 3 4; do
    vrai "round $ronde has its games" [ -s "$tmp/rondes/ronde$ronde.1" -a -s "$tmp/rondes/ronde$ronde.2" ]
done
vrai "the last weights are as long as the embedded ones" \
    [ "$(wc -c < "$tmp/rondes/poids4.bin")" = "$(wc -c < donnees/poids.bin)" ]
lancer '' "$outils/produire" -p "$tmp/rondes/poids4.bin" jouer 1 1 1 4
vrai "and are accepted" [ $statut = 0 -a -n "$sortie" ]

rm "$tmp/rondes/poids4.bin" "$tmp/rondes/ronde4.2"
avant=$(date_de ronde4.1)
entrainer
vrai "what is there is not made again" [ "$avant" = "$(date_de ronde4.1)" ]
vrai "what is missing is" [ -s "$tmp/rondes/poids4.bin" -a -s "$tmp/rondes/ronde4.2" ]

head -c 1000 "$tmp/rondes/poids4.bin" > "$tmp/court"
lancer '' "$outils/produire" -p "$tmp/court" jouer 1 1 1 4
vrai "cut weights are refused by name" [ $statut = 1 -a -z "${erreur##*court*}" ]

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
"$outils/produire" jouer 1 40 1 4 > "$tmp/parties"
ecart() { # of odd and even depths, the largest from 20 to 40 empty squares, in hundredths of a disc
    "$outils/equilibrer" "$1" 2 < "$tmp/parties" 2>&1 > "$2" |
        awk '$1 >= 20 && $1 <= 40 { d = $7 < 0 ? -$7 : +$7; max = d > max ? d : max } END { print int(100 * max) }'
}
avant=$(ecart "$tmp/rondes/poids4.bin" "$tmp/egal")
vrai "odd and even depths nearer than before ($avant)" [ "$(ecart "$tmp/egal" /dev/null)" -lt $((avant / 2)) ]
sortie=$(head -n 4 "$tmp/rondes/ronde4.1" | "$outils/calibrer" 4 8)
vrai "calibrer ends in its two lines" [ "$(grep -c '^middle: s =\|^end: s =' <<< "$sortie")" = 2 ]
sortie=$(outils/courbes.sh "$tmp"/rondes/ajustement?)
vrai "the curves: six lines of five rounds" [ "$(grep -c '<polyline' <<< "$sortie")" = 6 -a \
    "$(grep -c '>round ' <<< "$sortie")" = 5 ]
