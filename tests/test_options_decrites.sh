#!/bin/sh
# Every option and sub-command that --aide lists stands in the man pages and in the completions.
set -eu
cd "$(dirname "$0")/.."
manque=0
chercher() { # chercher MOT FICHIER...
    mot=$1
    shift
    for fichier; do
        sed 's/\\-/-/g' "$fichier" | grep -qE -e "(^|[^a-z-])$mot([^a-z-]|\$)" && continue
        echo "$fichier : $mot manque"
        manque=1
    done
}
aide=$(./othello --aide)
options=$(printf '%s\n' "$aide" | sed -n 's/^  --\([a-z-]*\).*/\1/p')
commandes=$(printf '%s\n' "$aide" | sed -n 's/^        othello \([a-z]*\).*/\1/p')
[ -n "$options" ]
for o in $options; do
    chercher "--$o" man/othello.6 man/fr/othello.6 completions/othello.bash completions/_othello
    chercher "$o" completions/othello.fish
done
for c in $commandes; do
    chercher "$c" man/othello.6 man/fr/othello.6 completions/othello.bash completions/_othello \
        completions/othello.fish
done
exit $manque
