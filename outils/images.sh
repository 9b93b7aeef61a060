#!/bin/bash
# The pictures of the documentation, from real games. `make images` runs it:
#
#     outils/images.sh build/optimise
set -eu
photographier=$1/outils/photographier
mkdir -p docs/images
partie=build/partie.txt
echo f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8 \
    > "$partie"

# photo LANGUAGE ARGUMENTS...: by a person who has just come.
photo() {
    HOME=$(mktemp -d) LANGUAGE=$1 "$photographier" "${@:2}"
}

for l in .en ''; do
    photo "${l#.}" 100x30 "$(printf 'i\n%.0s' 1 2 3 4 5 6 7 8)" \
        ./othello --noir clavier --blanc ia:5 > "docs/images/ecran$l.svg"
    photo "${l#.}" 124x38 yssssssssssl \
        ./othello --ouvrir "$partie" --noir clavier --blanc clavier > "docs/images/revue$l.svg"
done

x=0
{
    echo "<svg xmlns='http://www.w3.org/2000/svg' width='860' height='112'>"
    for t in classique contraste daltonien monochrome bois nuit mer; do
        echo "<g transform='translate($x) scale(.6)'>"
        photo "${LANGUAGE-}" 80x24@13,6,20x8 "$(printf '%s\n' f5 d6 c3 d3 c4 f4 .)" \
            ./othello --theme $t --animation=non --noir clavier --blanc clavier
        echo "<text x='100' y='180' font-size='18' text-anchor='middle' fill='#888'" \
            "font-family='DejaVu Sans Mono, monospace'>$t</text></g>"
        x=$((x + 123))
    done
    echo '</svg>'
} > docs/images/themes.svg
