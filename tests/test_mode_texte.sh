#!/bin/bash
# The text mode through pipes: the course's board and questions, moves and commands by word, the end
# of the input, whole games, what is refused.
set -u
. "$(dirname "$0")/verifier.sh"

DEUX=(--noir clavier --blanc clavier --nouvelle)
APRES_C4='    1  2  3  4  5  6  7  8  
1   ·  ·  ·  ·  ·  ·  ·  ·  
2   ·  ·  ·  ·  ·  ·  ·  ·  
3   ·  ·  ·  ·  ·  ·  ·  ·  
4   ·  ·  ◉  ◉  ◉  ·  ·  ·  
5   ·  ·  ·  ◉  ◎  ·  ·  ·  
6   ·  ·  ·  ·  ·  ·  ·  ·  
7   ·  ·  ·  ·  ·  ·  ·  ·  
8   ·  ·  ·  ·  ·  ·  ·  ·  '

# ---- The course ----

jouer '34\n' --noir clavier --blanc aleatoire:1
contient 'black c4 gives the course board' "$sortie" "$APRES_C4"
contient 'the first line of the question is the course'"'"'s' "$sortie" \
    'Aux joueur pions NOIR de jouer...'
contient 'the second line of the question is the course'"'"'s' "$sortie" \
    'Donner les coordonnées de la case choisie pour jouer au format xy'
vrai 'the end of the input is no error' [ "$statut" = 0 ]
vrai 'three boards: start, black, white' [ "$(combien '    1  2  3  4  5  6  7  8  ')" = 3 ]

for coup in c4 C4 '3 4' '3,4' ' 34 ' '34\r'; do
    jouer "$coup\n" "${DEUX[@]}"
    contient "the move can be written \"$coup\"" "$sortie" "$APRES_C4"
done
jouer '34' "${DEUX[@]}"
contient 'the last line needs no line end' "$sortie" "$APRES_C4"
contient 'each move is told in both notations' "$sortie" 'c4 (34)'
contient 'the score and the legal moves are said' "$sortie" 'Trait à Blanc, 3 coups légaux : c3 e3 c5'

lancer '34\n' env TERM=xterm-256color "$othello" --noir clavier --blanc aleatoire:1
contient 'a pipe needs no --texte' "$sortie" "$APRES_C4"
sans 'and there is no escape code in it' "$sortie$erreur" "$ESC"

# ---- What moves are worth, what they lost: endings, which are proved at once ----

debut='(;GM[Othello]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O -*****-- *]'
debut+='B[G7]W[B3]B[B4]W[A4]B[A3]'
printf '%sW[H8]B[G8]W[C1]B[B2]W[A1]B[A2];)' "$debut" > "$tmp/onze.ggf"
jouer 'x\n' "${DEUX[@]}" --ouvrir "$tmp/onze.ggf"
contient 'x: the best first, whose moves' "$sortie" 'Valeurs pour Blanc
b1 : +34, exact'
contient 'x: the worst last' "$sortie" 'b7 : 0, exact
Aux joueur'
jouer 'valeurs\n' --noir clavier --blanc clavier --nouvelle
contient 'x by its word, from the book' "$sortie" ', livre'
jouer 'e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5\nx\n' "${DEUX[@]}"
contient 'x: at the end there is no move' "$sortie" 'Partie finie'
jouer 'y\n' "${DEUX[@]}" --ouvrir "$tmp/onze.ggf"
contient 'y: an error' "$sortie" '11. Noir a2 ?? : Blanc +34, exact. Perd 8 ; mieux : b7'
contient 'y: the first move too' "$sortie" '1. Noir g7 : '
contient 'y: what each lost' "$sortie" 'Noir perd 10 (finale 10), 2 erreurs'
contient 'y: what of it is proved' "$sortie" 'Dont prouvés : Noir 10, Blanc 4'

printf '[Event "?"]\n\n1. f5!? {[%%eval 1] note} d6 {[%%eval -3]} *\n' > "$tmp/lue.pgn"
jouer '<\n' "${DEUX[@]}" --ouvrir "$tmp/lue.pgn"
contient 'the review of a file' "$sortie" 'Analyse lue dans le fichier (y : la refaire).'
contient 'what was lost' "$sortie" 'Blanc perd 2 (ouverture 2), 1 erreur'
contient 'a comment in a look back' "$sortie" 'f5 : coup intéressant, note'
contient 'what it was worth' "$sortie" '1. Noir f5 : Noir +1, fichier'

long=$(printf 'mot%.0s ' {1..2000})fin
printf '[Event "?"]\n\n1. f5 {%s} d6 *\n' "$long" > "$tmp/longue.pgn"
for pions in pleins ascii; do
    jouer '<\n' "${DEUX[@]}" --pions "$pions" --ouvrir "$tmp/longue.pgn"
    contient "a long comment is said whole, in a line ($pions)" "$sortie" "$long
"
done

# Exercises out of that review: h8, c1, b1 and b7 were better.
exercer() { jouer "y\nz\n$1" "${DEUX[@]}" --sans-livre --ouvrir "$tmp/onze.ggf"; }
apres() { sed -n '/Exercice 1 sur/,$p' "$tmp/sortie" | tail -n +2; } # what is said from there on
exercer ''
contient 'z: the question' "$sortie" 'Exercice 1 sur 4. À Blanc : le meilleur coup ? (i : la réponse'
contient 'z: the board before the error' "$sortie" 'Trait à Blanc, 7 coups légaux : b1 c1 b2 a4 b7 g8 h8.
Exercice 1'
sans 'z: nothing tells the answer' "$(apres)" 'mieux'
exercer 'h8\n'
contient 'z: a right answer' "$(apres)" 'Juste : h8, Blanc +28, exact
4. Blanc a4 ?! : Blanc +26, exact. Perd 2 ; mieux : h8'
exercer 'a4\n'
contient 'z: what the move played lost is known' "$(apres)" 'a4 perd 2 : cherchez encore (i : la réponse)'
sans 'z: and does not tell the answer' "$(apres)" 'mieux'
exercer '27\n'
contient 'z: any other move is looked for' "$(apres)" 'b7 : valeur cherchée…
b7 perd 34 : cherchez encore'
exercer 'a1\nbonjour\nx\n\nl\n'
contient 'z: no move' "$(apres)" 'Coup refusé : '
contient 'z: what would tell it waits' "$(apres)" 'Exercice : i la réponse, s le suivant, z arrêter.'
contient 'z: the legal moves can be asked' "$(apres)" 'Trait à Blanc, 7 coups légaux'
sans 'z: the values are not told' "$(apres)" 'exact'
exercer 'i\na4\nsuivant\n'
contient 'z: the answer is given' "$(apres)" '4. Blanc a4 ?! : Blanc +26, exact. Perd 2 ; mieux : h8
s : suivant, z : arrêter
s : suivant, z : arrêter'
contient 'z: the next one' "$(apres)" 'Exercice 2 sur 4.'
exercer 'h8\ns\nh8\nc1\n\ni\ns\nb7\ns\nl\n'
contient 'z: how many were found at once' "$(apres)" '2 sur 4 trouvés du premier coup.'
vrai 'z: then the game goes on' [ "$(tail -n 5 "$tmp/sortie" | grep -c 'Trait à Blanc, 3 coups')" = 1 ]
exercer 's\nz\nb1\n'
contient 'z: left by itself, to the present' "$(apres)" 'Blanc joue b1 (21)'
exercer 'q\nb1\n'
sans 'z: q leaves the program' "$(apres)" 'Blanc joue'
jouer 'z\n' "${DEUX[@]}" --ouvrir "$tmp/onze.ggf"
contient 'z: not without a review' "$sortie" "y : analyser d'abord la partie."
jouer 'y\nz\n' --noir clavier --blanc ia:1 --nouvelle --sans-livre --ouvrir "$tmp/onze.ggf"
contient 'z: of a file, the errors of both, whoever plays' "$sortie" 'Exercice 1 sur 4. À Blanc'
jouer 'j\ny\nz\n' --noir clavier --blanc ia:1 --nouvelle --sans-livre --ouvrir "$tmp/onze.ggf"
contient 'z: the errors of the only person, the first player' "$sortie" 'Exercice 1 sur 2. À Noir'
jouer 'j\ny\nz\n' --noir ia:1 --blanc clavier --nouvelle --sans-livre --ouvrir "$tmp/onze.ggf"
contient 'z: or the second' "$sortie" 'Exercice 1 sur 2. À Blanc'
printf '%s;)' "${debut%B*}" > "$tmp/quatre.ggf"
jouer 'j\nb7\na3\ny\nz\ns\n' --pensee tout --noir clavier --blanc ia:3 --nouvelle --sans-livre --ouvrir "$tmp/quatre.ggf"
contient 'z: after a move of the computer' "$(apres)" 'Exercice 2 sur 2. À Noir'
sans 'z: not what it had foreseen' "$(apres)" 'variante'
jouer 'f5\nd6\ny\nz\n' "${DEUX[@]}"
contient 'z: there are none' "$sortie" 'Aucune erreur connue de 2 pions et plus.'
jouer 'e3\nz\n' "${DEUX[@]}" --taille 6x6
contient 'z: only of 8x8' "$sortie" "L'analyse ne connaît que l'Othello 8x8."

jouer 'f5\nd6\nc3\nu\nc3\n' "${DEUX[@]}"
contient 'the name of the opening' "$sortie" 'Ouverture : Perpendiculaire.'
jouer 'f5\nd6\nc3\n' "${DEUX[@]}"
vrai 'once, by the move that made it' [ "$(combien 'Ouverture')" = 1 ]
jouer '+\nf5\n-\nmoins\n-\n' --pensee tout --noir clavier --blanc ia:1 --nouvelle
contient '+: the computer plays better' "$sortie" 'Blanc : IA, niveau 2'
contient 'at once, and says how fast' "$sortie" ' k/s), '
contient '-: and worse' "$sortie" 'Blanc : IA, niveau 1'
contient 'not below the first level' "$sortie" 'Aucun niveau ne change.'
jouer 'c4\n' --pensee tout --noir clavier --blanc ia:1 --nouvelle --taille 4x4
contient 'one cut-off is said as one' "$sortie" ', 1 coupure, '
mkdir -p "$XDG_CONFIG_HOME/othello"
printf 'rou\rge\033[31m\302\233\377 = 1\n' > "$XDG_CONFIG_HOME/othello/othello.conf"
jouer 'q\n' "${DEUX[@]}"
contient 'a damaged settings file is told' "$sortie" 'rou?ge?[31m??'
sans 'without commanding the terminal' "$sortie$erreur" "$ESC"
jouer 'q\n' "${DEUX[@]}" --taille 6x6 --fils 2
contient 'it is told beside an option without use' "$sortie" 'rou?ge?[31m??'
contient 'which is told too' "$sortie" '--poids ne servent que sur le plateau 8x8'
rm "$XDG_CONFIG_HOME/othello/othello.conf"
export XDG_DATA_HOME=$tmp/donnees
jouer 'p\n' "${DEUX[@]}"
vrai 'p: why there are no games' grep -qE '^(pas de base de parties|ce programme .* sans SQLite)' \
    "$tmp/sortie"
printf 'f5d6c3d3\nf5f4\n' > "$tmp/deux.txt"
if "$othello" base importer "$tmp/deux.txt" > /dev/null 2>&1; then
    jouer 'f5\nd6\n<\np\n' "${DEUX[@]}"
    contient 'p: how many were played there, and by whom seen' "$sortie" '2 parties, vues par Blanc'
    contient 'p: a move of that moment' "$sortie" 'f4 : 1 partie'
    jouer 'f5\nd6\nc3\np\n' "${DEUX[@]}"
    contient 'p: one game is said as one' "$sortie" '1 partie, vue par Blanc'
    contient 'p: how few of them have a result' "$sortie" 'Résultat connu de 0 partie sur 1.'
    jouer 'f5\nd6\nc3\nd3\np\n' "${DEUX[@]}"
    contient 'p: the game that stops there' "$sortie" "1 partie s'arrête ici."
    jouer 'f5\nd6\nc5\np\n' "${DEUX[@]}"
    contient 'p: none was' "$sortie" "Aucune partie de la base n'est passée ici."
fi
jouer 'analyser\n' "${DEUX[@]}"
contient 'y: no move yet' "$sortie" 'Aucun coup à analyser'
jouer 'y\n' "${DEUX[@]}" --taille 6x6
contient 'y: only of 8x8' "$sortie" "L'analyse ne connaît que l'Othello 8x8."

# ---- The help: words of the user's language, that are understood; what does something here ----

for langue in fr en; do
    lancer '?\n' env LANGUAGE=$langue "$othello" --texte "${DEUX[@]}"
    mots=$(sed -n 's/^  [^ ], \([^ ]*\) .*/\1/p' <<< "$sortie")
    vrai "$langue: the help has the words" [ "$(wc -w <<< "$mots")" = 25 ]
    for mot in $mots; do
        lancer "34\n$mot\n" env LANGUAGE=fr "$othello" --texte "${DEUX[@]}"
        sans "$langue: $mot is understood" "$sortie" 'Coup refusé'
    done
done
contient 'the help in English' "$mots" 'undo'
jouer '?\n' "${DEUX[@]}" --taille 6x6
sans 'no review on 6x6' "$sortie" '  y, '
lancer '?\n' "$construction/awale" --texte --noir clavier --blanc clavier --nouvelle
sans 'nor of Awalé' "$sortie" '  y, '
sans 'which has no game base either' "$sortie" '  p, '
contient 'but advice' "$sortie" '  i, conseil'

# ---- Refusals: the reason, and the same player again ----

while IFS='|' read -r saisie raison; do
    jouer "$saisie\n34\n" "${DEUX[@]}"
    contient "\"$saisie\" is refused: $raison" "$sortie" "$raison"
    vrai "\"$saisie\": black is asked again, then white" \
        [ "$(combien 'NOIR de jouer')-$(combien 'BLANC de jouer')" = 2-1 ]
done <<'FIN'
44|occupée
11|aucun pion
09|de 1 à 8
90|de 1 à 8
c9|de 1 à 8
i4|de a à h
4c|c4
bonjour|34
%%s%%n|34
3|34
FIN
jouer '\n\n34\n' "${DEUX[@]}"
vrai 'an empty line asks again' [ "$(combien 'NOIR de jouer')" = 3 ]
jouer '34\0\n\xff\xfe\n\033[A\n34\n' "${DEUX[@]}"
contient 'zero bytes, rubbish and escape sequences are no moves' "$sortie" "$APRES_C4"
vrai 'each of them was refused once' [ "$(combien 'Coup refusé')" = 3 ]
sans 'rubbish is not echoed as an escape code' "$sortie" "$ESC"

lancer '' bash -c "{ head -c 3000000 /dev/zero | tr '\0' a; printf '\n34\n'; } |
    '$othello' --texte ${DEUX[*]}"
contient 'a line of 3 MB is one bad move' "$sortie" "$APRES_C4"
vrai 'and is refused once' [ "$(combien 'Coup refusé')" = 1 ]

# ---- Commands by word or letter ----

jouer 'f5\nannuler\n34\n' "${DEUX[@]}"
contient 'a move can be taken back' "$sortie" "$APRES_C4"
jouer 'f5\nu\nr\nd6\n' "${DEUX[@]}"
contient 'and played again' "$sortie" 'Blanc joue d6 (46)'
jouer 'u\n34\n' "${DEUX[@]}"
contient 'nothing to take back is said' "$sortie" 'aucun coup à annuler'
jouer 'f5\nd6\nnouvelle\n34\n' "${DEUX[@]}"
contient 'a new game can be asked for' "$sortie" "$APRES_C4"
jouer 'aide\n' "${DEUX[@]}"
contient 'help names the commands' "$sortie" 'annuler'
jouer 'règles\n' "${DEUX[@]}"
contient 'a word tells the rules' "$sortie" "Qui n'a aucun coup légal passe, et l'autre rejoue."
jouer 'l\n' "${DEUX[@]}"
vrai 'the legal moves are said on request' [ "$(combien 'd3 c4 f5 e6')" = 2 ]
jouer 'q\n34\n' "${DEUX[@]}"
sans 'quitting quits' "$sortie" 'c4 (34)'
vrai 'quitting is no error' [ "$statut" = 0 ]
jouer 'f5\nd6\nc3\nd3\nc4\nu\nu\nf4\n' "${DEUX[@]}"
contient 'HIST-12: another move replaces what was taken back' "$sortie" 'Blanc joue f4'
jouer 'f5\nu\n34\n' --noir clavier --blanc aleatoire:1 --nouvelle
contient 'against the computer, undo goes back to one'"'"'s own move' "$sortie" "$APRES_C4"

# ---- A program of before knows whether it plays against a person ----

# Few moves on eighteen empty squares: any machine gets there within the time of its document.
PETITE=(--pensee tout --noir ia:insa --blanc clavier --nouvelle --position
    OOOOOO-XOOOO--O-OXOOOOOO-OXOX---XOXXXXX-XXXX-X--XXXX--X-XXXX---X)
jouer '' "${PETITE[@]}"
contient 'insa: 10 plies against a person' "$sortie" 'Pensée : profondeur 10'
sans 'and not what it is between machines' "$sortie" 'Pensée : profondeur 8'
jouer 'blanc ia:1\n' "${PETITE[@]}"
contient 'insa: 8 between machines, from then on' "$sortie" 'Pensée : profondeur 8'

# ---- Without seeing ----

jouer 'c4\nc3\nt\n' "${DEUX[@]}" --plateau demande
contient 'a move is told with the disc it turns' "$sortie" 'Noir joue c4 (34), retourne d4.'
vrai 'the board is told when it is asked for alone' [ "$(combien '    1  2  3  4  5  6  7  8  ')" = 1 ]
jouer 'plateau demande\nc4\nplateau toujours\nc3\n' "${DEUX[@]}"
vrai 'the setting is changed on the way' [ "$(combien '    1  2  3  4  5  6  7  8  ')" = 2 ]
jouer '' "${DEUX[@]}" --plateau jamais
vrai 'a wrong value is refused' [ "$statut" = 2 ]
jouer 'h8\n' "${DEUX[@]}" --position \
    ------------------------------------------------XXXXXXX-XOOOOOO-
contient 'many are counted' "$sortie" 'Noir joue h8 (88), retourne 6 pions.'

# ---- One's own name ----

jouer 'c4\nw\n'"$tmp/ana.pgn"'\n' --noir clavier --blanc ia:1 --nouvelle --nom 'Ana Łuk'
vrai 'the name is that of the person' grep -qx '.Black "Ana Łuk".' "$tmp/ana.pgn"
sans 'and of nobody else' "$(grep White "$tmp/ana.pgn")" Ana
jouer 'c4\nw\n'"$tmp/deux.pgn"'\n' "${DEUX[@]}" --nom Ana
sans 'of two persons neither is named' "$(cat "$tmp/deux.pgn")" Ana
mkdir -p "$XDG_CONFIG_HOME/othello"
echo 'nom = Ana Łuk' > "$XDG_CONFIG_HOME/othello/othello.conf"
lancer '' "$othello" analyser --profondeur 1 --par couleur "$tmp/ana.pgn"
contient 'analyser --par counts him' "$sortie" 'Noir  '
sans 'and not the other' "$sortie" Blanc
lancer '' "$othello" exercices ajouter --profondeur 1 "$tmp/ana.pgn"
vrai 'exercices ajouter takes his errors' [ "$statut" = 0 ]
rm "$XDG_CONFIG_HOME/othello/othello.conf"

# ---- Looking back ----

jouer 'f5\nd6\nc3\n<\n<\nl\n' "${DEUX[@]}"
contient '<: how far back' "$sortie" 'Coup 2 sur 3.'
contient '<: the move that led there' "$sortie" "Coup 1 sur 3.
Noir joue f5 (65)"
vrai '<: with its board' [ "$(combien '    1  2  3  4  5  6  7  8  ')" = 6 ]
vrai 'l: the legal moves of that moment' [ "$(combien 'Trait à Blanc, 3 coups légaux : f4 d6 f6')" = 3 ]
vrai 'white is asked there' [ "$(tail -n 4 "$tmp/sortie" | grep -c 'BLANC de jouer')" = 1 ]
jouer 'f5\nd6\nc3\ndébut\n<\navancer\nfin\n>\n' "${DEUX[@]}"
contient 'by words: the start' "$sortie" 'Début de la partie.'
contient 'there is nothing before it' "$sortie" "C'est le début de la partie."
contient 'one move on' "$sortie" 'Coup 1 sur 3.'
contient 'the present' "$sortie" 'Coup 3 sur 3.'
contient 'there is nothing after it' "$sortie" "C'est la position présente."
jouer '<\n[\nj\n' "${DEUX[@]}"
vrai 'before the first move there is nowhere to go' [ "$(combien "C'est la position présente.")" = 3 ]
jouer 'f5\nd6\nc3\n[\n34\nu\nu\nr\n]\nl\n' "${DEUX[@]}"
contient 'another move at an earlier moment is a variation' "$sortie" "$APRES_C4"
contient 'and it is said from where' "$sortie" 'Variante depuis le coup 1 (] : revenir à la partie'
contient 'whose moves are taken back to there' "$sortie" 'la variante commence ici'
contient 'from which one comes back' "${sortie##*Retour à la partie}" 'Noir joue c3'
jouer 'f5\nd6\nc3\n<\n<\nf4\nq\n' "${DEUX[@]}"
jouer 'q\n' --reprendre
contient 'what is saved is the game, whole' "$sortie" 'joue c3'
jouer 'f5\nd6\nc3\n<\n<\nf4\nj\nn\nj\nj\n]\nr\nq\n' "${DEUX[@]}"
contient 'it takes the place of the game when that is asked' "$sortie" 'La variante continue.'
contient 'twice' "${sortie##*remplacera la fin}" 'La partie reprend ici.'
contient 'and for good' "$sortie" 'aucun coup à refaire'
jouer 'f5\nd6\nc3\n<\n<\nd6\n' "${DEUX[@]}"
contient 'the move that was played goes one on' "${sortie##*Coup 1 sur 3}" 'Coup 2 sur 3.'
jouer 'f5\nd6\nc3\n<\n<\nj\nf4\n' "${DEUX[@]}"
contient 'j: goes on from there' "$sortie" 'La partie reprend ici.'
contient 'j: the next move is played there' "$sortie" 'Blanc joue f4'
jouer 'f5\nd6\n<\nici\nr\nc3\n' "${DEUX[@]}"
contient 'what followed can be played again' "$sortie" 'Noir joue c3'
jouer 'f5\n<\n<\n>\nj\n' --noir clavier --blanc aleatoire:1 --nouvelle
vrai 'j: the computer plays there' [ "$(combien 'Blanc joue ')" = 2 ]
jouer 'f5\n[\n34\nc3\n' --noir clavier --blanc aleatoire:1 --nouvelle
contient 'its moves are for the person in a variation' "$sortie" 'Blanc joue c3'
vrai 'where it plays none itself' [ "$(combien 'Variante depuis le coup 1')" = 2 ]
jouer 'f5\nd6\nc3\n<\ni\n' "${DEUX[@]}"
contient 'advice for that moment, not the present' "$sortie" 'conseil : c3'
jouer 'f5\nd6\nc3\n<\n<\nx\n' "${DEUX[@]}"
contient 'values for that moment, not the present' "$sortie" 'Valeurs pour Blanc
d6 : -1, livre'
jouer 'f5\nd6\nc3\n<\nu\nc4\n' "${DEUX[@]}"
contient 'undo is from the present' "$sortie" 'Noir joue c4'
jouer 'e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5\n<\n>\nf1\n<\nj\n' "${DEUX[@]}"
contient 'after the end' "$sortie" 'Coup 8 sur 9.'
contient 'its last position is still the end' "$sortie" 'La partie est finie'
contient 'and the game goes on from before it' "$sortie" 'La partie reprend ici.'
jouer 'e6\nf6\nc4\nc5\nc6\nd6\ng7\nf4\ng4\ng6\ne7\nh8\nh6\ng5\ng8\nf8\nc3\n<\n' "${DEUX[@]}"
vrai 'a pass is said again' [ "$(combien "Noir n'a aucun coup légal et passe.")" = 2 ]

# ---- Settings ----

jouer 'o\n' "${DEUX[@]}"
contient 'o: who plays, as it is typed' "$sortie" 'blanc clavier : qui joue'
contient 'o: the values of a setting' "$sortie" 'livre oui : '
sans 'o: nothing of the screen' "$sortie" 'theme '
jouer 'options\n' --noir clavier --blanc clavier --nouvelle --taille 6x6
sans 'o: no book where there is none' "$sortie" 'livre '
jouer 'pensee tout\nblanc ia:1\nf5\n' "${DEUX[@]}"
contient 'a player: who plays now' "$sortie" 'Noir : humain, Blanc : IA, niveau 1'
contient 'a player: the computer moves' "$sortie" 'Pensée : '
jouer 'noir aleatoire:1\n' "${DEUX[@]}"
contient 'the player to move: he plays at once' "$sortie" 'Noir joue '
jouer 'blanc ia:11\nnoir personne\nBLANC ia:2\n' "${DEUX[@]}"
contient 'a wrong level: which there are' "$sortie" 'niveau attendu : 1 à 10'
contient 'a wrong player: which there are' "$sortie" 'aleatoire[:GRAINE]'
contient 'capitals are read' "$sortie" 'Blanc : IA, niveau 2'
jouer 'premier blanc\nf5\nn\ne3\n' "${DEUX[@]}"
contient 'who begins: from the next game on' "$sortie" 'premier blanc, à la prochaine partie'
contient 'and then he does' "$sortie" 'Blanc joue e3'
jouer 'premier rouge\ntheme contraste\nlivre\n' "${DEUX[@]}"
contient 'a wrong value: which there are' "$sortie" 'valeurs acceptées : noir, blanc'
contient 'what only concerns the screen' "$sortie" "Ce réglage n'a pas d'effet ici."
contient 'a name alone says the setting' "$sortie" 'livre oui : '
jouer 'temps 0.1\nlivre non\npensee tout\nf5\n' --noir clavier --blanc ia:10 --nouvelle
contient 'the time is taken' "$sortie" 'temps 0,1'
contient 'and the computer thinks without its book' "$sortie" 'Pensée : '
printf '#!/bin/sh\nexec cat\n' > "$tmp/moteur"
chmod +x "$tmp/moteur"
: > "$tmp/vu"
perdre_moteur() { # once the game is there
    for ((i = 0; i < 400; i++)); do [ -s "$tmp/vu" ] && break || sleep 0.05; done
    rm "$tmp/moteur"
    printf 'temps 2\ntemps\n'
}
perdre_moteur | "$othello" --texte --noir clavier --blanc "gtp:$tmp/moteur" --nouvelle > "$tmp/vu"
refuse=$(simple < "$tmp/vu")
contient 'a time that a player cannot be made with' "$refuse" "ce programme n'existe pas"
contient 'is as it was' "$refuse" 'temps 0 : '
jouer 'pions ascii\nf5\n' "${DEUX[@]}"
contient 'the pawns' "$sortie" '5   .  .  .  X  X  X  .  .  '
jouer 'blanc gtp:touch '"$tmp"'/lance\nf5\n' "${DEUX[@]}"
contient 'a program is not taken from a pipe' "$sortie" 'un programme ne se nomme pas dans un tuyau'
vrai 'and was not run' [ ! -e "$tmp/lance" ]
vrai 'a pipe changes nothing for the next time' [ ! -e "$XDG_CONFIG_HOME/othello/othello.conf" ]

# ---- Whole games ----

jouer '' --noir aleatoire:1 --blanc aleatoire:2
premiere=$sortie
vrai 'chance against chance ends well' [ "$statut" = 0 ]
vrai 'with a result' grep -qE '^(Victoire de (NOIR|BLANC)|Partie nulle), [0-9]+-[0-9]+' "$tmp/sortie"
jouer '' --noir aleatoire:1 --blanc aleatoire:2
vrai 'twice the same' [ "$sortie" = "$premiere" ]
jouer '' --noir aleatoire:1 --blanc aleatoire:3
vrai 'another seed gives another game' [ "$sortie" != "$premiere" ]
echecs=''
for graine in $(seq 1 20); do
    jouer '' --noir "aleatoire:$graine" --blanc "aleatoire:$((graine + 100))"
    grep -qE '^(Victoire|Partie nulle)' "$tmp/sortie" && [ "$statut" = 0 ] || echecs+=" $graine"
done
vrai "twenty random games end:$echecs" [ -z "$echecs" ]

jouer 'f5\nd6\nc5\nf6\ne7\nf4\ng5\ne6\ne3\n' "${DEUX[@]}"
contient 'REAL-01: a wipe-out in nine moves' "$sortie" 'Victoire de NOIR, 13-0, 51 vides au gagnant : 64-0'
jouer 'f5\nd6\nc5\nf6\ne7\nf4\ng5\ne6\ne3\nu\nl\n' "${DEUX[@]}"
contient 'HIST-02: undo after the end' "$sortie" 'Trait à Noir'
jouer 'e6\nf6\nc4\nc5\nc6\nd6\ng7\nf4\ng4\ng6\ne7\nh8\nh6\ng5\ng8\nf8\nc3\n' "${DEUX[@]}"
contient 'a pass is announced before the score and who plays' "$sortie" "Noir n'a aucun coup légal et passe.
Score : "
contient 'and the other side goes on' "$sortie" 'Blanc joue c3'

BLOQUE=OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO
jouer '' "${DEUX[@]}" --position $BLOQUE
contient 'RULE-04: a set-up position whose side to move is stuck' "$sortie" "Noir n'a aucun coup"
sans 'and of a good one nothing is told' "$sortie$erreur" '--position'
jouer 'g5\n' "${DEUX[@]}" --position $BLOQUE
contient 'goes on with the other side' "$sortie" 'Blanc joue g5'
PLEIN=OOOOOOOOOOOOOOOOOOOXOOOOOXOXOOOOOOOOOOOOOXOXXXXXOOXOXXOOOOOOOOOO
jouer '' "${DEUX[@]}" --position $PLEIN
contient 'RULE-18: a full board is a finished game' "$sortie" 'Victoire de BLANC, 52-12'
sans 'where nobody passes' "$sortie" 'passe'
jouer 'f4\nn\n34\n' "${DEUX[@]}" --premier blanc \
    --position ---------------------------OX------XXX--------------------------
contient 'HIST-09: a new game after a position starts with black' "$sortie" "$APRES_C4"
jouer 'e3\n' "${DEUX[@]}" --premier blanc
contient 'white can start' "$sortie" 'Blanc joue e3'

# ---- The end of the input, and of the reader ----

jouer '' "${DEUX[@]}"
vrai 'an empty input ends the game' [ "$statut" = 0 ]
contient 'and says so' "$sortie" "Fin de l'entrée"
vrai 'without a loop' [ "$(combien 'NOIR de jouer')" = 1 ]
lancer 'f5' "$othello" --noir clavier --blanc ia:1
vrai 'TUI-17: a piped move, then the end of the input' [ "$statut" = 0 ]
lancer '' timeout 60 bash -c "'$othello' --texte --noir aleatoire:1 --blanc aleatoire:2 | head -n 1"
vrai 'a reader that goes away does not matter' [ "$statut" = 0 ]
lancer '' timeout 60 bash -c "'$othello' --texte --noir aleatoire:1 --blanc aleatoire:2 > /dev/full; :"
vrai 'an output that is full does not block' [ "$statut" = 0 ]
lancer '' timeout 60 bash -c "'$othello' --texte ${DEUX[*]} <&-"
vrai 'a closed input is an end of input' [ "$statut" = 0 ]

jouer '34\n' "${DEUX[@]}"
jouer '43\nq\n' "${DEUX[@]}"
contient 'a piped game beside a saved one is not saved, and says so' "$sortie$erreur" 'Partie non sauvée : il y en a déjà une'

jouer '43\n' "${DEUX[@]}"
contient 'and at the end of the input' "$sortie$erreur" 'Partie non sauvée : il y en a déjà une'
jouer 'q\n' "${DEUX[@]}"
sans 'but not when nothing was played' "$sortie$erreur" 'non sauvée'

# ---- Drawing ----

jouer '34\n' "${DEUX[@]}" --ascii
contient '--ascii draws in ASCII' "$sortie" '4   .  .  X  X  X  .  .  .  '
vrai 'and nothing else' env LC_ALL=C bash -c "! grep -q '[^ -~]' '$tmp/sortie'"
lancer '34\n' env LC_ALL=C "$othello" --texte "${DEUX[@]}"
contient 'a pipe gets UTF-8 whatever the locale' "$sortie" "$APRES_C4"

# ---- Advice with its reasons ----

jouer 'i\n' "${DEUX[@]}"
contient 'advice names the move' "$sortie" 'conseil : '
contient 'and what it is worth' "$sortie" 'Avantage de 1 pion pour Noir.'
jouer 'pensee tout\ni\n' "${DEUX[@]}"
contient 'and its line, if that is wanted' "$sortie" '+1 pion pour lui, variante'

# ---- What can be typed is told where it is not known ----

jouer 'zut\na1\n' "${DEUX[@]}"
vrai 'a word that is not known: where the others are' [ "$(combien '(? : les commandes)')" = 1 ]

# ---- Clocks ----

jouer 'f5\n' "${DEUX[@]}" --pendule 3000
contient 'both clocks are told' "$sortie" 'Pendules : Noir 50:00, Blanc 50:00.'
jouer "f5\nw\n$tmp/pendule.pgn\n" "${DEUX[@]}" --pendule 300+5
contient 'a game that is written has its clock' "$(cat "$tmp/pendule.pgn")" '[TimeControl "300+5"]'
rm -f "$XDG_STATE_HOME/othello/othello.partie"
# Types once the clock of the player who is asked has fallen.
taper_trop_tard() {
    : > "$tmp/tardif"
    lancer '' bash -c "(until grep -q 'au format xy' '$tmp/tardif'; do sleep 0.05; done; sleep 0.3
        printf '$1') | '$othello' --texte ${DEUX[*]} --pendule 0.1 | tee '$tmp/tardif'"
}
taper_trop_tard 'f5\nq\n'
contient 'a clock falls before the line comes' "$sortie" 'Noir n'"'"'a plus de temps : Blanc gagne.'
sans 'which is no move any more' "$sortie" 'f5 (65)'
vrai 'the moment is not told again' [ "$(combien 'Score : ')" = 1 ]
contient 'only the clocks are' "$sortie" $'\nPendules : Noir 0:00!, Blanc 0:01!.\nNoir n'
contient 'and is told so' "$sortie" 'La partie est finie (n : nouvelle partie, u : annuler).'
taper_trop_tard 'q\nf5\n'
sans 'a command that comes after the clock fell is obeyed' "$sortie" 'La partie est finie'
taper_trop_tard 'f5\npendule 0\nf5\nq\n'
contient 'without a clock the game goes on' "$sortie" 'Noir joue f5 (65)'
jouer 'pendule 3000\nf5\nq\n' "${DEUX[@]}"
contient 'a clock that is chosen in the game' "$sortie" 'Pendules : Noir 50:00, Blanc 50:00.'
for p in x -1 5+ 300+x 1e3; do
    jouer '' "${DEUX[@]}" --pendule "$p"
    vrai "--pendule $p is refused" [ "$statut" = 2 ]
    contient 'which says what is accepted' "$erreur" '300+5'
done

# ---- A signal ends it after a word on the save ----

mkfifo "$tmp/clavier"
interrompre() { # interrompre SIGNAL INPUT WANTED: once WANTED is in the output
    "$othello" --texte "${DEUX[@]}" < "$tmp/clavier" > "$tmp/vu" 2> "$tmp/erreur" &
    local jeu=$!
    exec 9> "$tmp/clavier"
    printf "$2" >&9
    for _ in $(seq 200); do
        grep -q "$3" "$tmp/vu" && break
        sleep 0.05
    done
    kill "-$1" "$jeu"
    wait "$jeu"
    statut=$?
    exec 9>&-
    sortie=$(simple < "$tmp/vu")
}

# ---- What is told of the computer's thought ----

jouer 'f5\n' --noir clavier --blanc ia:2 --nouvelle
vrai 'who is ahead' grep -qE '^(Noir|Blanc) est mieux placé(, avec moins de pions)?\.$|^Jeu égal\.$' <<< "$sortie"
sans 'and not the answer that is expected' "$sortie" 'variante'
jouer 'f5\ne6\n' --noir clavier --blanc ia:1 --nouvelle
contient 'nobody, where the level does not see so fine' "$sortie" 'Jeu égal.'
contient 'and that it is not the discs that count' "$sortie" 'Noir est mieux placé, avec moins de pions.'
jouer 'pensee non\nf5\ni\n' --noir clavier --blanc ia:2 --nouvelle
sans 'or nothing at all' "$sortie" 'est mieux'
contient 'of advice the move' "$sortie" 'conseil : '
sans 'alone' "$sortie" 'Avantage'
jouer 'f5\n' --noir clavier --blanc ia:2 --pensee tout --nouvelle
vrai 'or all, decimals as the French write them' grep -qE ' en [0-9]+,[0-9]+ s .*, [+-][0-9]+,[0-9]+ pour lui' <<< "$sortie"
jouer '' --pensee beaucoup
vrai 'no other value' [ "$statut" = 2 -a -z "$sortie" ]
contient 'and it is said which there are' "$erreur" '--pensee « beaucoup » : valeurs acceptées : non, avis, tout'

rm -f "$XDG_STATE_HOME/othello/othello.partie"
interrompre TERM 'f5\n' 'pions BLANC'
vrai 'a signal ends the program as signals do' [ "$statut" = 143 ]
contient 'the game is saved, which is said' "$sortie" 'Partie sauvée ; othello --reprendre la continue.'
rm -f "$XDG_STATE_HOME/othello/othello.partie"
interrompre HUP '' 'pions NOIR'
vrai 'an unbegun game ends so too' [ "$statut" = 129 ]
sans 'and claims nothing' "$sortie" 'sauvée'
