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
