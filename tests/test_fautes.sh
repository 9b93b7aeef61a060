#!/bin/bash
# What is said of a game or of an AI that is wrong: the program tests/fautif/othello.
set -u
. "$(dirname "$0")/verifier.sh"
othello=$construction/tests/fautif/othello

# fautif FAULT WORDS...: the program with that fault.
fautif() {
    export FAUTE=$1
    jouer '' "${@:2}"
}

fautif liste_vide --noir aleatoire:1 --blanc aleatoire:2
contient 'a list of moves without any is told of the game' "$sortie" \
    "struct jeu « morpion » : est_coup_possible() dit oui, lister_coups() n'en donne aucun"
vrai 'and the game is lost, with status 1' [ "$statut" = 1 ]

fautif illegal --noir ia:3 --blanc aleatoire:2
contient 'an illegal move is told with who gave it' "$sortie" 'Croix (ia:3) a répondu 99, coup illégal : '
contient 'the other one wins' "$sortie" 'Croix perd par forfait.'
vrai 'status 1' [ "$statut" = 1 ]
fautif aucun --noir aleatoire:1 --blanc ia:4
contient 'no move at all is told' "$sortie" "Rond (ia:4) n'a pas donné de coup"
vrai 'status 1 too' [ "$statut" = 1 ]

# ---- A crash: one sentence, whatever the shell says ----

fautif pile --noir ia:3 --blanc aleatoire:2
if [[ $erreur == *AddressSanitizer* ]]; then
    contient 'a stack without end is shown by the sanitizer' "$erreur" 'stack-overflow'
else
    vrai 'a stack without end is told with who was thinking' [ "$erreur" = \
        'morpion : SIGSEGV pendant que Croix (ia:3) réfléchissait ; récursion sans fin ? make MODE=asan dit où' ]
    vrai 'and ends by that signal' [ "$statut" = 139 ]
fi
fautif pointeur --noir aleatoire:1 --blanc ia:5
[[ $erreur == *Sanitizer* || $erreur == *'runtime error'* ]] ||
    contient 'a bad pointer too' "$erreur" 'morpion : SIGSEGV pendant que Rond (ia:5) réfléchissait ; '

# ---- A player who does not look at `arret`, here when his clock has fallen; one who is slow ----

for faute in boucle sommeil; do
    fautif $faute --noir ia:3 --blanc aleatoire:2 --pendule 1
    contient "$faute: a thought that does not stop is told, with whose it is" "$erreur" \
        "Croix (ia:3) ne s'arrête pas : penser() doit regarder limites->arret"
    vrai "$faute: status 1" [ "$statut" = 1 ]
done
fautif lent --noir ia:3 --blanc aleatoire:2 --pendule 1
contient 'one that computes on for a second has only lost on time' "$sortie" "Croix n'a plus de temps"
vrai 'which is no failure' [ "$statut$erreur" = 0 ]
