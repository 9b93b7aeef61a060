#!/bin/bash
# The sub-commands that anybody can check: perft, and how all of them are refused.
set -u
. "$(dirname "$0")/verifier.sh"

une_ligne() {
    [ "$(grep -c '' "$tmp/erreur")" = 1 ]
}

lancer '' "$othello" --aide
commandes=$(sed -n 's/^        othello \([a-z]*\).*/\1/p' <<< "$sortie")
if ! grep -qx perft <<< "$commandes"; then
    echo 'skip - perft: this program has no such command'
    exit 0
fi

lancer '' "$othello" perft 9
vrai 'perft 9 ends well' [ "$statut" = 0 ]
vrai 'its last line is "9 3005288"' [ "$(tail -n 1 "$tmp/sortie")" = '9 3005288' ]
vrai 'its lines are depths 1 to 9 and the counts known' [ "$(awk '{ print $1, $2 }' "$tmp/sortie")" = \
'1 4
2 12
3 56
4 244
5 1396
6 8200
7 55092
8 390216
9 3005288' ]
for argument in '' x 0 -1 99999999999999999999; do
    lancer '' "$othello" perft $argument
    vrai "perft \"$argument\" is refused with status 2" [ "$statut" = 2 ]
    vrai "perft \"$argument\" in one line" une_ligne
done
for commande in $commandes; do
    lancer '' "$othello" "$commande" --nimporte
    vrai "$commande --nimporte is refused with status 2" [ "$statut" = 2 ]
    vrai "$commande --nimporte in one line" une_ligne
    lancer '' "$othello" "$commande" --aide
    vrai "$commande --aide ends well" [ "$statut" = 0 ]
    contient "$commande --aide tells its usage" "$sortie" "$commande"
done

for commande in arbitre JoueurA match perft banc; do
    lancer '' "$construction/awale" "$commande" --aide
    vrai "awale $commande --aide ends well" [ "$statut" = 0 ]
    contient "awale $commande --aide tells its usage" "$sortie" "awale "
done

# ---- PROTO-13: nothing but a protocol's own lines on its standard output ----

lancer 'genmove b\nshowboard\nplay w zz\nquit\n' "$othello" gtp --niveau 4
vrai 'GTP: answers only' [ "$(grep -cvE '^([=?]|[1-8 ] .*[1-8H]$|$)' "$tmp/sortie")" = 0 ]
vrai 'GTP: four of them, no log' [ "$(grep -c '^[=?]' "$tmp/sortie")$erreur" = 4 ]
lancer 'nboard 2\nset depth 4\ngo\nping 2\nquit\n' "$othello" nboard --niveau 4
vrai 'NBoard: answers only' [ "$(grep -cvE '^(set myname|status|nodestats|===|pong)' "$tmp/sortie")$erreur" = 0 ]
contient 'NBoard: the last of them' "$sortie" 'pong 2'
lancer 'ENGINE-PROTOCOL init\n\nENGINE-PROTOCOL midgame-search ---------------------------OX------XO---------------------------X -64 64 4 90\nENGINE-PROTOCOL quit\n' \
    "$othello" cassio
vrai 'Cassio: answers only' [ "$(grep -cvE '^(ready\.|bye bye\.)$' "$tmp/sortie")$erreur" = 0 ]
lancer 'ENGINE-PROTOCOL midgame-search ---------------------------OX------XO---------------------------X -64 64 4 90\n' "$othello" cassio
vrai 'Cassio: the result' [ "$(grep -cE '^[-OX]{65}, move D3, depth 4, @[0-9]+%, ' "$tmp/sortie")$erreur" = 1 ]

lancer 'genmove b\nothello-evaluation\nreg_genmove w\n' "$othello" gtp --niveau 4 --noeuds 3000 --bavard
vrai 'GTP: --bavard tells each move thought of, not an analysis' [ "$(grep -c '^[a-h][1-8].: .*variante [a-h][1-8]' "$tmp/erreur")$(grep -c '' "$tmp/erreur")" = 22 ]
vrai 'GTP: apart from the answers' [ "$(grep -c '^=' "$tmp/sortie")$(grep -c variante "$tmp/sortie")" = 30 ]
lancer 'nboard 2\nset depth 4\ngo\n' "$othello" nboard --sans-livre --bavard
vrai 'NBoard: --bavard too' [ "$(grep -c '^[a-h][1-8].: Pensée.: profondeur 4' "$tmp/erreur")$(grep -c '' "$tmp/erreur")" = 11 ]

# ---- --secondes: in place of a level, and of NBoard's depth; eleven empty squares are then solved ----

partie=d3e3f3e2f6c6d1c3f2c4b7g7b4e1d2a4b3d6f5c2a5g6f4b2h7h6h5g2c5g4g5a3f8h8e6c1h3d7e8a6b6c8e7b5a2a1g1g3g8
printf '%s\n' $partie > "$tmp/partie.txt"
lancer '' "$othello" convertir "$tmp/partie.txt" - --format ggf
jeu="set game $sortie"
lancer "nboard 2\n$jeu\nset depth 1\ngo\n" "$othello" nboard
vrai 'NBoard: a ply is not enough' [ "$(grep -c '^=== C7/' "$tmp/sortie")" = 0 ]
lancer "nboard 2\n$jeu\nset depth 1\ngo\n" "$othello" nboard --secondes 600
contient 'NBoard: the time comes before the depth' "$sortie" '=== C7/'
coups=$(awk -v p=$partie 'BEGIN { for (i = 0; i < length(p) / 2; i++)
    printf "play %s %s\\n", i % 2 ? "w" : "b", substr(p, 2 * i + 1, 2) }')
lancer "${coups}genmove w\n" "$othello" gtp --niveau 1
vrai 'GTP: level 1 plays another move' [ "$(grep -c '^= C7' "$tmp/sortie")" = 0 ]
lancer "${coups}genmove w\n" "$othello" gtp --niveau 1 --secondes 600
contient 'GTP: the time in place of the level' "$sortie" '= C7'
lancer "${coups}set_level 1\ngenmove w\n" "$othello" gtp --secondes 600
vrai 'GTP: a level told later counts' [ "$(grep -c '^= C7' "$tmp/sortie")" = 0 ]
for protocole in gtp nboard; do
    for secondes in 0 -1 x 1e9; do
        lancer '' "$othello" $protocole --secondes $secondes
        vrai "$protocole --secondes $secondes is refused with status 2" [ "$statut" = 2 ]
        vrai "$protocole --secondes $secondes in one line" une_ligne
    done
done

# ---- An output that cannot be written is told ----

plein() {
    "$@" < /dev/null > /dev/full 2> "$tmp/erreur"
    statut=$?
    erreur=$(simple < "$tmp/erreur")
    vrai "${*##*/} > /dev/full ends with status 1" [ $statut = 1 ]
    contient "${*##*/} > /dev/full says why" "$erreur" "la sortie standard n'a pas pu être écrite : le disque est plein"
    vrai "${*##*/} > /dev/full in one line" une_ligne
}
if [ -c /dev/full ]; then
    for commande in $commandes; do
        plein "$othello" "$commande" --aide
        contient "othello $commande > /dev/full names the command" "$erreur" "othello $commande : "
    done
    for programme in othello awale morpion; do
        plein "$construction/$programme" --aide
        plein "$construction/$programme" --version
    done
    plein "$othello" perft 2
    plein "$othello" --texte --noir aleatoire:1 --blanc aleatoire:2
fi
"$othello" --texte --noir aleatoire:1 --blanc aleatoire:2 2> "$tmp/erreur" | head -n 1 > "$tmp/sortie"
vrai 'a reader that goes away is no fault' [ "${PIPESTATUS[0]}" = 0 ]
vrai 'and nothing is said' [ ! -s "$tmp/erreur" ]
