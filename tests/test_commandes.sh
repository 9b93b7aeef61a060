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

# ---- An output that cannot be written is told ----

plein() {
    "$@" < /dev/null > /dev/full 2> "$tmp/erreur"
    statut=$?
    erreur=$(simple < "$tmp/erreur")
    vrai "${*##*/} > /dev/full ends with status 1" [ $statut = 1 ]
    contient "${*##*/} > /dev/full says why" "$erreur" "la sortie standard n'a pas pu être écrite"
    vrai "${*##*/} > /dev/full in one line" une_ligne
}
if [ -c /dev/full ]; then
    for commande in $commandes; do
        plein "$othello" "$commande" --aide
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
