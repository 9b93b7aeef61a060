#!/bin/sh
# docs/architecture.md has a line for every source file, and for no other.
set -eu
cd "$(dirname "$0")/.."
fautes=0
decrits=$(awk '/^## / { liste = /One line a file/ } !liste { next } /^### / { dossier = $2 == "Top" ? "" : $2 } /^\| `[a-z0-9_]*\.[[a-z]/ { print dossier $2 }' \
    docs/architecture.md | tr -d '`' | sed 's/\.\[ch\]$//; s/\.[ch]$//' | sort -u)
presents=$(find . -name '*.[ch]' ! -path './build/*' ! -path './tests/*' ! -path './.*/*' |
    sed 's|^\./||; s/\.[ch]$//' | sort -u)
for f in $presents; do
    echo "$decrits" | grep -qx "$f" || { echo "$f is not described"; fautes=1; }
done
for f in $decrits; do
    echo "$presents" | grep -qx "$f" || { echo "$f is described but does not exist"; fautes=1; }
done
exit $fautes
