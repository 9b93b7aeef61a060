#!/bin/bash
# How long the game base takes: all files imported into a new base, then positions asked for, each by
# a process of its own, so that starting the program and opening the file are in the figure.
#
#     outils/mesurer_base.sh build/optimise ../shared/data/wthor/*.wtb
set -eu
othello=${1:?usage: outils/mesurer_base.sh build/MODE FILES...}/othello
shift
dossier=$(mktemp -d)
trap 'rm -rf "$dossier"' EXIT
base=$dossier/parties.sqlite
TIMEFORMAT='%R s wall, %U s of processor'

echo "import:"
time LC_ALL=C.UTF-8 "$othello" base importer --fichier "$base" "$@"
echo "$(stat -c %s "$base") bytes"
for coups in '' f5 f5d6 f5d6c3 f5d6c3d3c4f4f6 f5f6e6f4; do
    "$othello" base position --fichier "$base" $coups > "$dossier/reponse"
    for _ in {1..21}; do
        TIMEFORMAT=%R
        { time "$othello" base position --fichier "$base" $coups > /dev/null; } 2>&1
    done | sort -n | awk -v coups="${coups:-start}" -v parties="$(sed -n 's/ parties,.*//p' "$dossier/reponse")" '
        { t[NR] = $1 * 1000 }
        END { printf "%-16s %7d games  median %2.0f ms, longest of %d %2.0f ms\n",
                  coups, parties, t[int((NR + 1) / 2)], NR, t[NR] }'
done
