#!/bin/sh
# docs/architecture.md has a line for every source file, and for no other; it names those that hold
# data which can be written. What a source file exports another one uses, or a test or a tool does. No
# line of C has more than 100 columns.
set -eu
cd "$(dirname "$0")/.."
construction=${1:-build/optimise}
fautes=0
decrits=$(awk '/^## / { liste = /One line a file/ } !liste { next } /^### / { dossier = $2 == "Top" ? "" : $2 } /^\| `[a-z0-9_]*\.[[a-z]/ { print dossier $2 }' \
    docs/architecture.md | tr -d '`' | sed 's/\.\[ch\]$//; s/\.[ch]$//' | sort -u)
presents=$(find . -name '*.[ch]' ! -path './build/*' ! -path './tests/*' ! -path './.*/*' |
    sed 's|^\./||; s/\.[ch]$//' | sort -u)
ecarts=$(printf '%s\n' "$decrits" "$presents" | sort | uniq -u)
for f in $ecarts; do
    echo "$f is described or exists, not both"
    fautes=1
done

# ---- Data ----

verifier_donnees()
{
    for source in *.c base/*.c jeux/*.c moteur/*.c partie/*.c formats/*.c interfaces/*.c interfaces/*/*.c; do
        objet=$construction/${source%.c}.o
        [ -e "$objet" ] && objdump -t "$objet" | grep -qE '[.](bss|data)[[:space:]]+0*[1-9a-f][0-9a-f]* ' || continue
        sed -n '/^## Data that is no argument/,/^## Boards/p' docs/architecture.md | grep -qF "$source" ||
            { echo "$source: data that can be written, not described"; fautes=1; }
    done
}
case $construction in
*/asan | */tsan) echo 'skip - data that can be written: the sanitizers have some of their own' ;;
*) if command -v objdump > /dev/null; then
    verifier_donnees
else
    echo 'skip - data that can be written: objdump is not installed'
fi ;;
esac

# ---- Names ----

# But for what the course's own files offer, and data that the assembler puts into the program.
verifier_noms()
{
    for source in base/*.c jeux/*.c moteur/*.c partie/*.c formats/*.c interfaces/*.c interfaces/*/*.c; do
        echo "$construction/${source%.c}.o"
    done | xargs nm -A -g --defined-only | awk '{ sub(/:.*/, "", $1); print $NF, $1 }' | sort > "$noms/donnes"
    find "$construction" -name '*.o' -exec nm -u {} + | awk 'NF > 1 { print $2 }' | sort -u > "$noms/pris"
    join -v 1 "$noms/donnes" "$noms/pris" | grep -vE '^LIVRE_EMBARQUE|/jeux/jeu\.o$' |
        sed "s|\(.*\) $construction/\(.*\)\.o|\2.c: \1 is used nowhere else|" > "$noms/seuls"
    cat "$noms/seuls"
    [ ! -s "$noms/seuls" ] || fautes=1
}

# Has everything that may use a name been compiled?
tout_compile()
{
    for source in main.c tests/*.c outils/*.c; do
        [ -e "$construction/${source%.c}.o" ] || return 1
    done
}
case $construction in
*/asan | */tsan) echo 'skip - names: the sanitizers have some of their own' ;;
*) if command -v nm > /dev/null && tout_compile; then
    noms=$(mktemp -d)
    verifier_noms
    rm -r "$noms"
else
    echo 'skip - names: nm is not installed, or not everything is compiled'
fi ;;
esac

# ---- Lines ----

if find . -name '*.[ch]' ! -path './build/*' ! -path './.*/*' -print0 |
    LC_ALL=C.UTF-8 xargs -0 grep -nE '^.{101}'; then
    echo 'more than 100 columns'
    fautes=1
fi
exit $fautes
