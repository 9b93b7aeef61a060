#!/bin/bash
# --ouvrir: the game of a file, to go over or to go on with.
. "$(dirname "$0")/verifier.sh"
printf 'f5d6c5f4f3\nf5f4\n' > "$tmp/deux"
ouvrir() { # ouvrir INPUT VALUE OPTIONS...
    local entree=$1 valeur=$2
    shift 2
    jouer "$entree" --noir clavier --blanc clavier --nouvelle --ouvrir "$valeur" "$@"
}
ouvrir 'q\n' "$tmp/deux"
vrai 'a game of a file' [ $statut = 0 ]
contient 'stands after its last move' "$sortie" 'Noir 6, Blanc 3'
contient 'one of several says so' "$sortie" "Partie 1 sur 2 ($tmp/deux:1)."
contient 'with the right turn' "$sortie" 'Blanc'
ouvrir 'u\nu\nu\nl\nq\n' "$tmp/deux"
contient 'its moves can be taken back' "$sortie" 'Noir 3, Blanc 3'
ouvrir 'q\n' "$tmp/deux:2"
contient 'another game of the file' "$sortie" 'Noir 3, Blanc 3'
cp "$tmp/deux" "$tmp/jeu:2"
ouvrir 'q\n' "$tmp/jeu:2"
contient 'a file named like one' "$sortie" 'Noir 6, Blanc 3'
ouvrir 'e3\nq\n' "$tmp/deux"
contient 'goes on' "$sortie" 'Blanc joue e3'

# What one types first: a file, moves, the standard input.
for premier in "$tmp/deux" f5d6c5f4f3 -; do
    jouer 'f5d6c5f4f3\n' "$premier" --noir clavier --blanc clavier
    contient "$premier alone is a game to open" "$sortie" 'Noir 6, Blanc 3'
done
jouer 'f5d6c5f4f3\n' --noir clavier --blanc clavier --ouvrir -
contient 'the standard input' "$sortie" 'Noir 6, Blanc 3'
contient 'is then at its end' "$sortie" "Fin de l'entrée."
lancer '' "$othello" "$tmp/absent.pgn"
vrai 'a file that is not there' [ $statut = 1 ]
contient 'is told as one' "$erreur" "absent.pgn : ce fichier n'existe pas"
if command -v script > /dev/null; then
    lancer '' script -qec "'$othello' --texte -" /dev/null
    contient 'the keyboard is no file' "$sortie" "l'entrée standard est le clavier"
else
    echo 'skip - the keyboard is no file: script is not installed'
fi
printf 'see var kifu = "f5d6c3d3c4f4f6f3";\n' > "$tmp/page"
ouvrir 'q\n' "$tmp/page"
contient 'a game in a page' "$sortie" "8 coups pris d'ici"
ouvrir 'q\n' 'https://a.org/b?moves=f5d6c3d3c4f4f6f3'
contient 'or in its address' "$sortie" "8 coups pris d'ici"
lancer '' "$othello" https://www.eothello.com/game/123
vrai 'an address without moves' [ $statut = 1 ]
contient 'is told as one' "$erreur" 'copiez ceux de la page'
# A mistyped name is not played, and no option is named that was not given.
cd "$tmp" || exit 1
lancer '' "$othello" f5d6c3d3.pgn
vrai 'moves with an extension are a file' [ $statut = 1 ]
contient 'that is not there' "$erreur" "othello : f5d6c3d3.pgn : ce fichier n'existe pas"
sans 'no option was typed' "$erreur" '--ouvrir'
lancer '' "$othello" f5d6c3d3a1
vrai 'moves with a fault are no game' [ $statut = 1 ]
contient 'the fault is told' "$erreur" '« a1 »'
sans 'and no file is missed' "$erreur" "n'existe pas"
printf 'f5d6c5f4f3\n' > -noms
jouer '' --noir clavier --blanc clavier -- -noms
contient 'after -- a name that begins like an option is a file' "$sortie" 'Noir 6, Blanc 3'
lancer '' "$othello" 3
contient 'one character is no game' "$erreur" 'argument inconnu « 3 »'
lancer '' "$othello" f5 --taille 6x6
contient 'a file alone and an option' "$erreur" 'contraires : f5, --taille'
lancer '' "$othello" --ouvrir f5d6c3d3.pgn
contient 'the option that was given' "$erreur" '--ouvrir « f5d6c3d3.pgn »'
cd - > /dev/null || exit 1

printf '(;GM[Othello]PB[a]PW[b]TY[10]BO[10 ---------- ---------- ---------- ---------- ----O*---- ----*O---- ---------- ---------- ---------- ---------- *]B[e4];)\n' > "$tmp/grande.ggf"
ouvrir 'q\n' "$tmp/grande.ggf"
vrai 'a larger board' [ $statut = 0 ]
contient 'is the one of that game' "$sortie" 'Noir 4, Blanc 1'

ouvrir 'q\n' "f5d6c3@2"
contient 'a game at a move' "$sortie" 'Noir 3, Blanc 3'
ouvrir 'r\nq\n' "f5d6c3@2"
contient 'its other moves to be played again' "$sortie" 'Noir 5, Blanc 2'
ouvrir '' "f5d6c3@4"
vrai 'a move beyond' [ $statut = 1 ]
contient 'is told as well' "$erreur" "elle n'a que 3 coups"

ouvrir '' "$tmp/deux:3"
vrai 'a number beyond' [ $statut = 1 ]
contient 'is told' "$erreur" 'le fichier a 2 parties'
printf 'f5\n' > "$tmp/une"
ouvrir '' "$tmp/une:2"
contient 'one game is said as one' "$erreur" 'le fichier a 1 partie'
sans 'and not as several' "$erreur" 'parties'
ouvrir 'q\n' "$tmp/deux:0"
contient 'a number below' "$erreur" 'les parties se comptent à partir de 1'
printf 'f5d6c5f4f3\nf5f5\nf5f4\n' > "$tmp/trois"
ouvrir 'q\n' "$tmp/trois:3"
contient 'the number is that of the file' "$sortie" 'Noir 3, Blanc 3'
printf 'f5d6c5f4f3f3\nf5f4\n' > "$tmp/faute"
for partie in faute faute:1; do
    ouvrir 'q\n' "$tmp/$partie"
    contient "$partie: a game with a fault stands before it" "$sortie" 'Noir 6, Blanc 3'
    contient "$partie: what is wrong, and where" "$sortie" "Les coups s'arrêtent à une faute : partie 1, coup 6, ligne 1, colonne 11 : « f3 »"
done
printf 'f5f5\nf5d6c5f4f3\nf5f6e6f4f4\n' > "$tmp/seconde"
ouvrir 'q\n' "$tmp/seconde"
contient 'the first that is good says which it is' "$sortie" "Partie 2 sur 3 ($tmp/seconde:2)."
contient 'what is wrong with another' "$sortie" 'Illisible : partie 1, coup 2, ligne 1'
contient 'and how many more are' "$sortie" 'occupée (et 1 autre)'
vrai 'once' [ -z "$erreur" ]
ouvrir 'q\n' "$tmp/trois:2"
vrai 'a game that cannot be read' [ $statut = 1 ]
contient 'is told by its number' "$erreur" "la partie 2 n'est pas lisible"
ouvrir '' "$tmp/trois:4"
contient 'those beyond too, all counted' "$erreur" 'le fichier a 3 parties'
for faux in "$tmp/absent" "$tmp"; do
    ouvrir 'q\n' "$faux"
    vrai "$faux cannot be opened" [ $statut = 1 -a -z "$sortie" -a -n "$erreur" ]
done
for autre in '--taille 6x6' '--depart miroir' "--position $(printf -- '-%.0s' {1..64})" --reprendre; do
    # shellcheck disable=SC2086
    lancer '' "$othello" --texte --ouvrir "$tmp/deux" $autre
    vrai "not with ${autre%% *}" [ $statut = 2 -a -n "$erreur" ]
done
lancer '' "$construction/morpion" --texte --ouvrir "$tmp/deux"
vrai 'tic-tac-toe reads no file' [ $statut = 2 -a -n "$erreur" ]

# A whole game, which is nobody's who plays here.
"$othello" match --noir aleatoire:1 --blanc aleatoire:2 --parties 2 --journal "$tmp/journal" > "$tmp/match"
sed -n 2p "$tmp/journal" | sed 's/.*"coups":"\([^"]*\)".*/\1/' > "$tmp/finie"
ouvrir 'q\n' "$tmp/journal:2"
contient 'a game of a match is opened from its journal' "$sortie" 'ictoire'
ouvrir 'q\n' "$tmp/finie"
contient 'a finished game shows its end' "$sortie" 'ictoire'
vrai 'and is not put in the history' [ ! -s "$XDG_STATE_HOME/othello/othello.historique" ]

# A computer to move waits until the person goes on; where no person plays it does not.
printf 'f5\n' > "$tmp/un"
regarder() { # regarder INPUT OPTIONS...
    local entree=$1
    shift
    jouer "$entree" --ouvrir "$tmp/un" --nouvelle "$@"
}
rm -f "$XDG_STATE_HOME/othello/othello.partie"
regarder 'l\nd6\nc3\n<\n>\n' --noir clavier --blanc ia:1
contient 'a computer to move waits, the person tries its moves' "$sortie" 'Noir joue c3'
contient 'says how to go on' "$sortie" "se jouent ici (j : reprendre la partie d'ici)."
vrai 'and nothing is saved' [ ! -e "$XDG_STATE_HOME/othello/othello.partie" ]
regarder 'j\nq\n' --noir clavier --blanc ia:1
contient 'it plays when the person goes on' "$sortie" 'Blanc joue'
vrai 'and the game is saved' [ -e "$XDG_STATE_HOME/othello/othello.partie" ]
regarder '' --noir aleatoire:1 --blanc aleatoire:2
contient 'computers alone play on' "$sortie" 'Blanc joue'
rm -f "$XDG_STATE_HOME/othello/othello.partie"

# What is only looked at is not saved; taken up from a moment, it is.
rm -f "$XDG_STATE_HOME/othello/othello.partie"
ouvrir 'u\nr\ny\ntemps 2\n' "$tmp/deux"
contient 'the end of the input claims nothing' "$sortie" "Fin de l'entrée."
vrai 'a game only looked at is not saved' [ ! -e "$XDG_STATE_HOME/othello/othello.partie" ]
ouvrir '[\n>\nj\nq\n' "$tmp/deux"
jouer 'q\n' --reprendre
contient 'taken up from a moment, it is' "$sortie" 'Noir 4, Blanc 1'

# Who played it is told with its result.
# What the file says of the game is written with it, as analyser --annoter writes it: all of a whole
# game, of one taken back not its end.
printf '[Event "Open"]\n[Date "2020.05.01"]\n[Black "Rose"]\n[White "Hassan"]\n[Result "64-0"]\n[TheoreticalScore "34"]\n[Table "7"]\n\n1. f5 {[%%emt 2] bien} d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 64-0\n' > "$tmp/entete.pgn"
ouvrir "w\n$tmp/garde.pgn\nq\n" "$tmp/entete.pgn"
for ligne in '[Event "Open"]' '[Date "2020.05.01"]' '[TheoreticalScore "34"]' '[Table "7"]' '[%emt 2] bien}'; do
    contient "w keeps what the file says: $ligne" "$(cat "$tmp/garde.pgn")" "$ligne"
done
ouvrir "u\nw\n$tmp/recule.pgn\nq\n" "$tmp/entete.pgn"
contient 'of a game taken back too' "$(cat "$tmp/recule.pgn")" '[Event "Open"]'
vrai 'but not what is said of its end' [ "$(grep -c 'TheoreticalScore\|64-0' "$tmp/recule.pgn")" = 0 ]
# A move tried at the end of a game that is not over takes nothing of it, but its end while it stands.
printf '[Event "Open"]\n[Black "Rose"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. f5 {bien} d6 (1... f6) 2. c3 1-0\n' > "$tmp/abandon.pgn"
jouer "d3\nu\nw\n$tmp/essaye.pgn\nq\n" --blanc ia:1 --nouvelle --ouvrir "$tmp/abandon.pgn"
for ligne in '[Event "Open"]' '[Black "Rose"]' '[Result "1-0"]' '1. f5 {bien} d6 (1... f6) 2. c3 1-0'; do
    contient "a move tried and taken back: $ligne" "$(cat "$tmp/essaye.pgn")" "$ligne"
done
jouer "d3\nw\n$tmp/suite.pgn\nq\n" --blanc ia:1 --nouvelle --ouvrir "$tmp/abandon.pgn"
for ligne in '[Event "Open"]' '[Black "Rose"]' '[Result "*"]' '1. f5 {bien} d6 (1... f6) 2. c3 d3 *'; do
    contient "a move played on: $ligne" "$(cat "$tmp/suite.pgn")" "$ligne"
done
printf '[Black "Rose"]\n[White "Hassan"]\n\n1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3\n' > "$tmp/noms.pgn"
ouvrir 'q\n' "$tmp/noms.pgn"
contient 'the names of the file' "$sortie" 'Rose – Hassan'

# The save of the game in progress is a file of one game, and w writes such files.
rm -f "$XDG_STATE_HOME/othello/othello.partie"
jouer 'f5\nd6\nc3\nu\nq\n' --noir clavier --blanc clavier --nouvelle
ouvrir 'q\n' "$XDG_STATE_HOME/othello/othello.partie"
contient 'the saved game can be opened' "$sortie" 'Blanc joue d6 (46)'
lancer '' "$othello" convertir "$XDG_STATE_HOME/othello/othello.partie" "$tmp/sauvee.pgn"
vrai 'and converted' [ $statut = 0 -a "$(grep -c '1. f5 d6' "$tmp/sauvee.pgn")" = 1 ]
ouvrir "w\n$tmp/ecrite.ggf\nw\n\nw\n$tmp/ecrite.ggf\nq\nw\n$tmp/x.exe\nq\n" "$tmp/deux"
contient 'w: the game is written' "$sortie" "Partie écrite : $tmp/ecrite.ggf"
contient 'w: in one line' "$sortie" $'\nf5d6c5f4f3\n'
contient 'w: over no file unasked' "$sortie" "ecrite.ggf existe (w"
contient 'w: nor then unless it is said' "$sortie" "Rien n'est écrit."
contient 'w: an extension tells the format' "$sortie" "Rien n'est écrit : un fichier .pgn, .ggf"
ouvrir 'q\n' "$tmp/ecrite.ggf"
contient 'w: what is written can be opened' "$sortie" 'Noir 6, Blanc 3'
ouvrir "y\nw\n$tmp/notee.pgn\nq\n" "$tmp/deux:2"
contient 'w: with the review' "$(cat "$tmp/notee.pgn")" '? perd 5'
jouer "b3\nw\n$tmp/petite.sgf\nq\n" --noir clavier --blanc clavier --nouvelle --taille 6x6
ouvrir 'q\n' "$tmp/petite.sgf"
contient 'w: of another board' "$sortie" 'Noir 4, Blanc 1'
ouvrir "u\nu\nw\nq\n" "$tmp/deux:2"
contient 'w: nothing is written at the start' "$sortie" 'Aucun coup à écrire.'
P=---------------------------OX------XOX--------------------------
jouer "w\n$tmp/position.obf\nw\n\nq\n" --noir clavier --blanc clavier --nouvelle --position "$P O"
contient 'w: but a position that was set up' "$(cat "$tmp/position.obf")" "$P O;"
contient 'also on the screen, of 64 characters' "$sortie" "$P O"
ouvrir "l\nl\n<\nd6\nw\n$tmp/variante.ggf\nq\n" "$tmp/deux:2"
contient 'w: a variation is told as one' "$sortie" "Variante écrite : $tmp/variante.ggf"
contient 'w: and that others are not there' "$sortie" "Ce format n'a pas de variantes."
ouvrir "l\nl\n<\nd6\nw\n $tmp/variante.pgn \nw\n\nq\n" "$tmp/deux:2"
contient 'w: the game with its variations' "$sortie" "Partie écrite : $tmp/variante.pgn"
contient 'w: which are in it' "$(cat "$tmp/variante.pgn")" '(1... d6)'
contient 'w: in one line too' "$sortie" 'Variante : f5d6'
vrai 'w: the blanks around a name are none of it' [ -e "$tmp/variante.pgn" ]
