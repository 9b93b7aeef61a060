#!/bin/bash
# `othello exercices`: errors taken from games, asked in text mode, listed, written as positions.
# Endings are proved at once.
set -u
. "$(dirname "$0")/verifier.sh"
export XDG_DATA_HOME=$tmp/donnees
fichier=$XDG_DATA_HOME/othello/rappels.txt
exercices() { # exercices ARGUMENTS...
    lancer '' "$othello" exercices "$@"
}
repondre() { # repondre INPUT
    lancer "$1" "$othello" exercices --texte --sans-livre
}
boites() {
    grep -v '^#' "$fichier" | cut -f2 | tr '\n' ' '
}
# It is noon there: no midnight comes while this runs.
export TZ=MIDI$((10#$(date -u +%H) - 12))
jour() { # jour DAYS
    date -d "$1 days" +%F
}

cat > "$tmp/fin.ggf" << 'FIN'
(;GM[Othello]PB[Anne]PW[Bob]DT[2008]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O -*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3]W[H8]B[G8]W[C1]B[B2]W[A1]B[A2]W[B1]B[B7]W[A8];)
FIN

# ---- None ----

repondre ''
contient 'without one it is said how to take some' "$sortie" 'othello exercices ajouter'
vrai 'and no file is made' absents "$fichier"
exercices montrer
contient 'nothing is listed' "$sortie" '0 exercice, 0 dû'

# ---- Taken ----

exercices ajouter "$tmp/fin.ggf"
vrai 'errors of a game are taken' [ "$statut" = 0 ]
contient 'those of 4 discs and more' "$sortie" '1 exercice ajouté (1 erreur en 1 partie)'
contient 'with whence it is' "$(cat "$fichier")" '	2008, Anne – Bob, coup 11'
contient 'due today' "$(cat "$fichier")" "$(jour 0)	0	erreur	O-OOOO"
exercices ajouter --perte 2 --joueur bob "$tmp/fin.ggf"
contient 'of one player his own' "$sortie" '2 exercices ajoutés (2 erreurs'
exercices ajouter --perte 2 --noir anne "$tmp/fin.ggf"
contient 'or of a colour; what is there already is no other' "$sortie" \
    '1 exercice ajouté (2 erreurs'
exercices ajouter --perte 2 --phase milieu "$tmp/fin.ggf"
contient 'or of a phase' "$sortie" '0 exercice ajouté (0 erreur'
vrai 'so there are four' [ "$(boites)" = '0 0 0 0 ' ]

# The same game turned by a half: no other position.
awk '{
    plateau = substr($0, index($0, "BO[8 ") + 5, 71)
    for (i = 71; i > 0; i--)
        tourne = tourne substr(plateau, i, 1)
    printf "%sBO[8 %s *]", substr($0, 1, index($0, "BO[8 ") - 1), tourne
    $0 = substr($0, index($0, "*]") + 2)
    while (match($0, /\[[A-H][1-8]\]/)) {
        colonne = index("ABCDEFGH", substr($0, RSTART + 1, 1))
        printf "%s[%s%d]", substr($0, 1, RSTART - 1), substr("HGFEDCBA", colonne, 1),
            9 - substr($0, RSTART + 2, 1)
        $0 = substr($0, RSTART + RLENGTH)
    }
    print
}' "$tmp/fin.ggf" > "$tmp/tournee.ggf"
exercices ajouter --perte 2 "$tmp/tournee.ggf"
contient 'a game that is turned gives the same' "$sortie" '0 exercice ajouté (4 erreurs'

# ---- Values that the file holds ----

cp "$fichier" "$tmp/cherches.txt"
"$othello" analyser "$tmp/fin.ggf" --annoter "$tmp/fin.pgn" > /dev/null
rm "$fichier"
exercices ajouter --perte 2 "$tmp/fin.pgn"
contient 'an annotated game is read' "$sortie" '4 exercices ajoutés'
vrai 'as it was searched' cmp <(grep -v '^#' "$fichier" | cut -f3-6 | sort) \
    <(grep -v '^#' "$tmp/cherches.txt" | cut -f3-6 | sort)
printf '(;GM[Othello]PB[A]PW[B]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O -*****-- *]B[G7/12]W[B3/-12]B[B4/-3];)' > "$tmp/notee.ggf"
exercices ajouter "$tmp/notee.ggf"
contient "values of the players' own programs are no review" "$sortie" '0 exercice ajouté (0 erreur'
sed 's/c1 {\[%eval 24,6\]}/c1 {[%eval 20,6]}/' "$tmp/fin.pgn" > "$tmp/inegale.pgn"
vrai 'two depths differ' [ "$(diff "$tmp/fin.pgn" "$tmp/inegale.pgn" | grep -c '^>')" = 1 ]
cp "$fichier" "$tmp/relues.txt"
rm "$fichier"
exercices ajouter --perte 2 "$tmp/inegale.pgn"
vrai 'which is no loss where no words tell one' cmp "$fichier" "$tmp/relues.txt"

# ---- Asked ----

repondre 'a2\nb7\n\nh8\nx\n\ni\nq\n'
vrai 'they are asked' [ "$statut" = 0 ]
contient 'the worst first, with its game' "$sortie" \
    'Exercice 1 sur 4. 2008, Anne – Bob, coup 11. À Noir : le meilleur coup ?'
contient 'a wrong answer is told' "$sortie" 'a2 perd 8 : cherchez encore'
contient 'then the right one comes back tomorrow' "$sortie" \
    'Juste : b7, Blanc +26, exact. Revient demain.'
contient 'with the number of the move in its game' "$sortie" '11. Noir a2 ??'
contient 'a right one in three days' "$sortie" 'Juste : h8, Blanc +28, exact. Revient dans 3 jours.'
contient 'one that is given tomorrow' "$sortie" 'Exercice 3 sur 4'
contient 'in the end how many' "$sortie" '1 sur 3 trouvé du premier coup.'
vrai 'the boxes are on disk' [ "$(grep -v '^#' "$fichier" | cut -f1,2 | sort | tr '\n\t' '; ')" = \
    "$(jour 0) 0;$(jour 1) 1;$(jour 1) 1;$(jour 3) 2;" ]
avant=$(printf '%s\n' "$sortie" | sed '/a2 perd 8/,$d')
for mot in Perd perd mieux exact '?!' plis; do
    sans "nothing tells the answer before: $mot" "$avant" "$mot"
done
repondre 's\n'
contient 'the next time what is due only' "$sortie" 'Exercice 1 sur 1'
vrai 'what is left without an answer stays due' [ "$(boites | tr -d ' ' | tr -d 1-9)" = 0 ]
sed -i 's/^20..-..-../2999-01-01/' "$fichier"
repondre ''
contient 'when none is due the next one is told' "$sortie" \
    "Aucun exercice n'est dû aujourd'hui ; le prochain : 2999-01-01."

# ---- Kept from a game that is gone over ----

jouer() { # jouer INPUT
    XDG_DATA_HOME=$tmp/gardees lancer "$1" "$othello" --texte --sans-livre --noir clavier \
        --blanc clavier --nouvelle "$tmp/fin.ggf"
}
jouer 'Z\ny\nZ\nZ\nq\n'
contient 'not before' "$sortie" "y : analyser d'abord la partie."
contient 'then all errors, told' "$sortie" '4 exercices ajoutés sur 4 erreurs.'
contient 'once' "$sortie" '0 exercice ajouté sur 4 erreurs.'
vrai 'the same as the command takes' cmp \
    <(grep -v '^#' "$tmp/gardees/othello/rappels.txt" | cut -f3-6 | sort) \
    <(grep -v '^#' "$tmp/cherches.txt" | cut -f3-6 | sort)
contient 'with whence they are' "$(cat "$tmp/gardees/othello/rappels.txt")" 'Anne – Bob, coup 11'

# ---- Listed, written ----

exercices montrer
contient 'all are listed' "$sortie" '4 exercices, 0 dû'
contient 'with their day' "$sortie" '2999-01-01      2  ◎ a4      2  2008, Anne – Bob, coup 4'
exercices montrer --exporter "$tmp/x.obf"
vrai 'written as positions' [ "$statut" = 0 -a "$(wc -l < "$tmp/x.obf")" = 4 ]
lancer '' "$othello" resoudre "$tmp/x.obf"
contient 'which other commands read' "$sortie" '-26'

# ---- Wrong ----

# An answer that cannot be written is told, and tried again; where it is lost, that is a fault.
sed -i "s/^2999-01-01/$(jour 0)/" "$fichier"
cp "$fichier" "$tmp/juste"
mkfifo "$tmp/lignes"
poser() { # poser: asks, and breaks the file before the first answer
    "$othello" exercices --texte --sans-livre < "$tmp/lignes" > "$tmp/dit" 2> "$tmp/fautes" &
    exec 8> "$tmp/lignes"
    while ! grep -q 'Exercice 1' "$tmp/dit"; do sleep 0.05; done
    echo 'une ligne fausse' > "$fichier"
    echo i >&8
    while ! grep -q '^s.*suivant' "$tmp/dit"; do sleep 0.05; done
}
poser
exec 8>&-
wait $!
vrai 'an answer that is lost is a fault' [ $? = 1 ]
contient 'told where it happens' "$(cat "$tmp/dit")" 'rappels.txt:1'
contient 'and counted' "$(cat "$tmp/fautes")" "1 réponse n'a pas pu être notée"
cp "$tmp/juste" "$fichier"
poser
cp "$tmp/juste" "$fichier"
exec 8>&-
wait $!
vrai 'one that could be written later is none' [ $? = 0 ]
contient 'and is on disk' "$(cat "$fichier")" "$(jour 1)	1"

exercices ajouter
vrai 'games are wanted' [ "$statut" = 2 ]
exercices ajouter --phase fin "$tmp/fin.ggf"
vrai 'a phase has its names' [ "$statut" = 2 ]
exercices oter
vrai 'an action too' [ "$statut" = 2 ]
exercices --aide
vrai 'the help is told' [ "$statut" = 0 ]
contient 'with the actions' "$sortie" 'othello exercices ajouter'
exercices montrer --exporter "$tmp/x.xyz"
vrai 'so has a format' [ "$statut" = 2 ]
echo 'une ligne fausse' >> "$fichier"
cp "$fichier" "$tmp/fausse"
for action in 'ajouter --perte 2 '"$tmp/fin.ggf" montrer; do
    exercices $action
    vrai "a file that is wrong is refused: ${action%% *}" [ "$statut" = 1 ]
    contient 'with its line' "$erreur" "rappels.txt:$(wc -l < "$fichier") : une date"
done
repondre 'a2\n'
vrai 'nor is anything of it asked' [ "$statut" = 1 ]
contient 'the same is said' "$erreur" "rappels.txt:$(wc -l < "$fichier") : une date"
vrai 'and it stays' cmp "$fichier" "$tmp/fausse"
