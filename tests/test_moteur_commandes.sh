#!/bin/bash
# The engine's sub-commands as a script uses them: results, bad lines, exit statuses, node signature.
set -u
cd "$(dirname "$0")/.." || exit 1
othello=${1:?usage: test_moteur_commandes.sh BUILD}/othello
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

resultat() { # resultat NAME CONDITION...: the condition is a command
    local nom=$1
    shift
    if "$@"; then echo "ok - $nom"; else
        echo "not ok - $nom"
        echo "# stdout:"; cat "$temp/sortie"; echo "# stderr:"; cat "$temp/erreur"
    fi
}
lancer() { # lancer STATUS ARGUMENTS...: runs on $temp/entree
    local attendu=$1
    shift
    "$othello" "$@" < "$temp/entree" > "$temp/sortie" 2> "$temp/erreur"
    [ $? = "$attendu" ]
}
contient() { grep -qE -e "$2" "$temp/$1"; }
egal() { [ "$(cat "$temp/sortie")" = "$1" ]; }

facile='XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2;'

printf '%s\n' "$facile" > "$temp/entree"
resultat 'one position in, one line out' lancer 0 resoudre
resultat 'its score and move' contient sortie '^ +1 +\+6 +h5 '
resultat 'nothing but results goes to a pipe' test ! -s "$temp/erreur"

resultat 'a folder' lancer 1 resoudre "$temp"
resultat 'is told' contient erreur "$temp.*c'est un dossier"
resultat 'JSON' lancer 0 resoudre --json -
resultat 'JSON keys' contient sortie '^\{"position":"[XO-]{64}","trait":"X","score":6,"coup":"h5","pv":\["h5".*\],"noeuds":[0-9]+,"secondes":[0-9.]+,"exact":true,"attendu":6\}$'
if command -v python3 > /dev/null; then
    resultat 'JSON is JSON' python3 -c 'import json,sys; [json.loads(l) for l in open(sys.argv[1])]' "$temp/sortie"
else
    echo 'skip - JSON is JSON: python3 is not installed'
fi

printf '%s\n' "$facile" "${facile%%;*}; H5:+8;" "${facile%%;*}" > "$temp/entree"
resultat 'a score that is not the one of the file: status 1' lancer 1 resoudre
resultat 'is told in its line' contient sortie '^ +2 .*\(\+8 dans le fichier\)'
resultat 'a suite has a line of its own' contient erreur '^3 positions, [0-9]+ nœuds, [0-9,]+ s, [0-9,]+ M/s, 1 différente$'
resultat 'the sign is the same' lancer 0 resoudre --wld
resultat 'so nothing differs' contient erreur ', 0 différente$'
resultat 'JSON too' lancer 1 resoudre --json
resultat 'has the expected score' contient sortie '"score":6,.*"exact":true,"attendu":8\}$'
resultat 'where there is one' test "$(grep -c attendu "$temp/sortie")" = 2

printf '%s\n' "$facile" > "$temp/entree"
resultat 'value of each move' lancer 0 resoudre --tous-les-coups --fils=2
resultat 'best first' contient sortie 'h5:\+6 g6:-2 f6:-4 h6:-10'
resultat 'sign only' lancer 0 resoudre --wld
resultat 'won' contient sortie 'gagné +h5'
resultat 'in six columns, not bytes' contient sortie '^ +1  gagné   h5 '

# Within a time: what is proved is as ever, the rest says how sure it is.
depart='---------------------------OX------XO--------------------------- X'
printf '%s\n%s\n' "$facile" "$depart" > "$temp/entree"
resultat 'a time limit' lancer 0 resoudre --secondes 0.2
resultat 'proved before it' contient sortie '^ +1 +\+6 +h5 .*[a-h][1-8]$'
resultat 'or as far as was seen' contient sortie '^ +2 .*  \(non prouvé.: [0-9]+ plis?\)$'
resultat 'of each move' lancer 0 resoudre --secondes 0,3 --tous-les-coups --json
resultat 'proved ones' contient sortie '"score":6,.*"exact":true,.*"coups":\[\{"coup":"h5","score":6,"exact":true\},\{"coup":"g6","score":-2,"exact":true\}'
resultat 'all of the others, of one depth' contient sortie '"exact":false,"profondeur":[0-9]+,"confiance":null,"coups":\[(\{[^}]*\},){3}\{[^}]*\}\]'
resultat 'signs alone' lancer 0 resoudre --secondes 0.2 --tous-les-coups --wld
resultat 'of each move too' contient sortie 'h5:\+ f6:- g6:- h6:-'
resultat 'all of them' contient sortie '^ +2 .* ([a-h][1-8]:[-=+] ){3}[a-h][1-8]:[-=+] '
# A depth, a confidence, nodes, a window.
echo "$depart" > "$temp/entree"
resultat 'a depth' lancer 0 resoudre --profondeur 7
resultat 'is told' contient sortie 'non prouvé.: 7 plis\)$'
resultat 'nodes' lancer 0 resoudre --noeuds 50000 --hachage 16 --json
resultat 'stop it' contient sortie '"noeuds":5[0-4][0-9]{3},.*"exact":false'
sed -i 's/"secondes":[0-9.]*//' "$temp/sortie"
une=$(cat "$temp/sortie")
resultat 'again' lancer 0 resoudre --noeuds 50000 --hachage 16 --json
sed -i 's/"secondes":[0-9.]*//' "$temp/sortie"
resultat 'the same answer' egal "$une"
resultat 'a node' lancer 0 resoudre --noeuds 1
resultat 'ends before any value' contient sortie '^   1    \?  [a-h][1-8] .*non prouvé.: arrêté avant toute valeur\)$'
resultat 'which is no draw' lancer 0 resoudre --noeuds 1 --wld
resultat 'either' contient sortie '^   1       \?  '
moyenne='--XXXXXXXXXXXO--OXOXXXXX-OXOOXX---OXOOX---OOOOOX---OO-------O--- X'
echo "$moyenne" > "$temp/entree"
resultat 'a confidence' lancer 0 resoudre --confiance 73
resultat 'is told too' contient sortie 'non prouvé.: 73 %\)$'
echo "$facile" > "$temp/entree"
resultat 'a window' lancer 0 resoudre --fenetre -10:-2
resultat 'whose end is the answer' contient sortie '^   1  >= [+-][0-9] +h5 '
resultat 'above it' lancer 0 resoudre --fenetre 8:12 --json
resultat 'the other end' contient sortie '"score":[678],.*"exact":false,"borne":"<=",.*"confiance":100'
resultat 'inside, the score' lancer 0 resoudre --fenetre 4:8 --json
resultat 'is proved' contient sortie '"score":6,.*"exact":true,'
for mauvais in '--fenetre 4' '--fenetre 4:2' '--fenetre :' '--fenetre 1:99' '--fenetre a:b' '--noeuds 0' '--noeuds x' \
    '--confiance 0' '--confiance 101' '--profondeur 61' '--profondeur 0' '--wld --fenetre -1:1'; do
    # shellcheck disable=SC2086
    resultat "resoudre $mauvais is bad usage" lancer 2 resoudre $mauvais
    resultat "resoudre $mauvais says why" test -s "$temp/erreur"
done

printf 'genmove b\nquit\n' > "$temp/entree"
resultat 'nodes for a move of GTP' lancer 0 gtp --noeuds 3000 --sans-livre
resultat 'has one' contient sortie '^= [A-H][1-8]$'
resultat 'and none is no limit' lancer 2 gtp --noeuds 0

# Seconds of the processor that process PID took, in whole ones.
processeur() {
    awk -v tics="$(getconf CLK_TCK)" '{ sub(/.*\) /, ""); print int(($12 + $13) / tics) }' "/proc/$1/stat"
}

# All moves, stopped: none is left out, each says how sure it is.
echo '----OO-----OOO---XXXXOOO--XXOOXO-XXXXXOO--OOOXOO--X-OX-O-----X-- X' > "$temp/entree"
"$othello" resoudre --json --tous-les-coups < "$temp/entree" > "$temp/sortie" 2> "$temp/erreur" &
pid=$!
for ((i = 0; i < 300 && $(processeur $pid) < 2; i++)); do
    sleep 0.1
done
kill -TERM $pid
wait $pid
resultat 'stopped: not proved' contient sortie '"exact":false,"profondeur":[0-9]+,"confiance":[0-9a-z]+,"coups":'
resultat 'each move is there' contient sortie '"coups":\[(\{"coup":"[a-h][1-8]","score":-?[0-9]+,"exact":(true|false,"profondeur":[0-9]+,"confiance":(null|[0-9]+))\},?){11}\]'

# What is not proved: the sign of what is known with --wld, never discs, however short the time is.
coups='([a-h][1-8]:[-+][0-9]+ ){3}[a-h][1-8]:[-+][0-9]+ '
signes='([a-h][1-8]:[-=+] ){3}[a-h][1-8]:[-=+] '
non_prouve=' \(non prouvé'
echo "$depart" > "$temp/entree"
for secondes in 0.001 0.2; do
    while read -r options; do
        IFS= read -r attendu
        # shellcheck disable=SC2086 # options are words
        resultat "$secondes s, $options" lancer 0 resoudre --secondes $secondes $options
        resultat 'as it must be' contient sortie "$attendu"
    done << EOF

^   1  [+ ]*[-+][0-9]+  [a-h][1-8] .*$non_prouve
--tous-les-coups
^   1  [+ ]*[-+][0-9]+  [a-h][1-8] .* $coups$non_prouve
--wld
^   1  (perdu |nul   |gagné )  [a-h][1-8] .*$non_prouve
--wld --tous-les-coups
^   1  (perdu |nul   |gagné )  [a-h][1-8] .* $signes$non_prouve
--json
"score":-?[0-9]+,.*"exact":false
--json --tous-les-coups
"score":-?[0-9]+,.*"exact":false.*"coups":\[(\{"coup":"[a-h][1-8]","score":-?[0-9]+,"exact":false,"profondeur":[0-9]+,"confiance":null\},?){4}\]
--json --wld
"score":(-1|0|1),.*"exact":false.*"wld":true
--json --wld --tous-les-coups
"score":(-1|0|1),.*"wld":true,"coups":\[(\{"coup":"[a-h][1-8]","score":(-1|0|1),"exact":false,"profondeur":[0-9]+,"confiance":null\},?){4}\]
EOF
done
printf '%s\n%s\n' "$facile" "$depart" > "$temp/entree"
resultat 'a time that is none' lancer 2 resoudre --secondes non
"$othello" resoudre < "$temp/entree" > "$temp/sortie" 2> "$temp/erreur" &
pid=$!
while [ ! -s "$temp/sortie" ] && kill -0 $pid 2> /dev/null; do sleep 0.1; done # the first one
tests/interrompre.sh $pid
wait $pid
resultat 'interrupted: status 1' test $? = 1
resultat 'with what is known' contient sortie '^ +2 .*non prouvé'
resultat 'and that it was' contient erreur 'interrompu'
mkfifo "$temp/tube"
"$othello" resoudre "$temp/tube" > "$temp/sortie" 2> "$temp/erreur" &
pid=$!
exec 7> "$temp/tube" # somebody may write, and does not
tests/interrompre.sh $pid
wait $pid
resultat 'interrupted while it waits: status 1' test $? = 1
exec 7>&-
resultat 'and told' contient erreur 'interrompu'
resultat 'no end of a line' lancer 1 resoudre /dev/zero
resultat 'is told as well' contient erreur 'taille permise'

printf '%% a comment\n\nXXXX X;\n%s\n---------------------------OX------XO-----------------------Z--- X\n' "$facile" > "$temp/entree"
resultat 'bad lines: exit status 1' lancer 1 resoudre
resultat 'the first is told, with its column' contient erreur 'entrée standard.: ligne 3, colonne [0-9]+'
resultat 'the second too' contient erreur 'ligne 5, colonne 61'
resultat 'the others are solved' contient sortie '^ +4 +\+6 +h5 '
cp "$temp/entree" "$temp/fautif.obf"
resultat 'bad lines of a file' lancer 1 resoudre "$temp/fautif.obf"
resultat 'are told with its name' contient erreur 'fautif.obf.: ligne 3, colonne'

# A file of games: one line says so, whatever follows.
for partie in '[Event "x"]\n[Site "y"]\n\n1. f5 d6 2. c3' '\n(;GM[2];B[fe]\n;W[df])' 'f5d6c3\nf5f6' \
    '(;GM[Othello]B[F5]\n;W[D6];)'; do
    printf "$partie\n" > "$temp/entree"
    resultat "a file of games: exit status 1" lancer 1 resoudre
    resultat 'one line' test "$(wc -l < "$temp/erreur")" = 1
    resultat 'that says so' contient erreur 'partie au format (pgn|sgf|ggf|transcription)'
done

# A position of a game, by its move.
partie=f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8
resultat 'the position after 50 moves' lancer 0 resoudre $partie@50
resultat 'is solved' contient sortie '^ +1 +-26 +a3 '
printf '%s\nf5d6c3d3\n' $partie > "$temp/deux.txt"
resultat 'of a game of a file' lancer 0 resoudre "$temp/deux.txt:1@50"
resultat 'the same' contient sortie '^ +1 +-26 +a3 '
resultat 'of all its games: one is too short' lancer 1 resoudre "$temp/deux.txt@50"
resultat 'the other is solved' contient sortie '^ +1 +-26 +a3 '
resultat 'it is told' contient erreur "partie 2.*elle n'a que 4 coups"
resultat 'a game that is over' lancer 1 resoudre $partie
resultat 'has nothing to solve' contient erreur 'partie finie.*@40'
resultat 'a move too far' lancer 1 resoudre $partie@61
resultat 'is told too' contient erreur "elle n'a que 60 coups"
printf '%s\n' "$facile" > "$temp/a@50"
resultat 'a file of such a name is the file' lancer 0 resoudre "$temp/a@50"
resultat 'moves to an unfinished game' lancer 0 resoudre --secondes 0.1 --json f5d6c3
resultat 'are its position' contient sortie '"trait":"O",.*"exact":false,"profondeur":[0-9]+,"confiance":null\}'

# A position of another format, and boards over several lines, one line of positions between.
printf '[FEN "1PPPPP2/1pppPPP1/2pPpPpp/PpppPppp/1PpPpPpp/1PPPppPp/1PPPpp1P/2ppppp1 b"]\n\n*\n' > "$temp/entree"
resultat 'a set-up position of a game file' lancer 0 resoudre
resultat 'is solved' contient sortie '^ +1 +\+18 +g8 '
printf '(;GM[Othello]TY[8]BO[8 %s *];)\n' "$(sed 's/ .*//; s/X/*/g' <<< "$facile")" >> "$temp/entree"
resultat 'one of another format behind it' lancer 0 resoudre
resultat 'is solved too' contient sortie '^ +2 +\+6 +h5 '
plateau=OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO
for n in 1 2 3; do
    test $n = 2 && echo "$plateau X" || { echo $plateau | fold -w8; echo X; }
done > "$temp/entree"
resultat 'boards over several lines' lancer 0 resoudre
resultat 'are solved like the others' test "$(grep -c -- '-48' "$temp/sortie")" = 3
{ echo $plateau | fold -w8 | head -5; echo "$plateau X"; } > "$temp/entree"
resultat 'one that stops' lancer 1 resoudre
resultat 'is told' contient erreur 'ligne 5, colonne 9'
resultat 'and costs nothing else' contient sortie '^ +6 +-48 '
printf '\001\002\n\003\n' > "$temp/entree"
resultat 'no text' lancer 1 resoudre
resultat 'is one error' test "$(wc -l < "$temp/erreur")" = 1
resultat 'in the words of the other commands' contient erreur "ce n'est ni du texte"

# Positions where nothing, or little, can be played: score and move, or one message.
cas() { # cas NAME LINE STATUS PATTERN
    printf '%s\n' "$2" > "$temp/entree"
    resultat "$1: exit status $3" lancer "$3" resoudre --json
    cat "$temp/sortie" "$temp/erreur" > "$temp/tout"
    resultat "$1: answer" contient tout "$4"
}
cases64=----------------------------------------------------------------
cas 'empty board' "$cases64 X" 0 '"score":0,"coup":null'
cas 'full board' "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOO X" 0 '"score":16,"coup":null'
cas 'one colour' "${cases64:1}X O;" 0 '"score":-64,"coup":null'
cas 'pass' 'OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X; PS:-48;' 0 '"score":-48,"coup":"pass"'
cas '63 squares' "${cases64:1} X" 1 'ligne 1, colonne 64 : le plateau a 63 cases'
cas '65 squares' "X$cases64 X" 1 'ligne 1, colonne 65 : le plateau a 65 cases'
cas 'impossible side' "$cases64 ." 1 'ligne 1, colonne 66 : '
cas 'no side' "$cases64" 1 'ligne 1, colonne 65 : '
cas 'not ASCII' "----------●----------------OX------XO--------------------------- X" 1 'colonne 11 : '
cas 'digits' "${cases64:1}0 X" 1 'ambigus'
cas 'glued side, CRLF, small letters' $'ooo****ooooooooooooooxoxoooo*oxxoooo**-xooooo**-oo***oxxoooooooox\r' 0 '"score":-48'

printf '' > "$temp/entree"
resultat 'nothing in: exit status 1' lancer 1 resoudre
resultat 'and it is said' contient erreur 'entrée standard.: aucune position'
resultat 'no such file' lancer 1 resoudre "$temp/absent"
for mauvais in '--fils 0' '--fils 65' '--fils' '--hachage 0' '--hachage -1' '--hachage abc' '--hachage 1e9' \
    '--hachage 99999999999999999999' '--hachage=' '--inconnue' 'a b'; do
    # shellcheck disable=SC2086
    resultat "resoudre $mauvais is bad usage" lancer 2 resoudre $mauvais
    resultat "resoudre $mauvais says why" test -s "$temp/erreur"
done
for mauvais in '' 0 -3 99 x '3 4'; do
    # shellcheck disable=SC2086
    resultat "perft $mauvais is bad usage" lancer 2 perft $mauvais
done
resultat 'perft' lancer 0 perft 6
resultat 'perft counts' contient sortie '^6 8200$'
resultat 'perft explains itself' lancer 0 perft --feuilles 1
resultat 'not a word of the 8x8 board on another' lancer 0 perft --feuilles --taille 6x6 1
resultat 'perft of 6x6' egal "$(printf '%s\n' 'Une feuille est une suite de N demi-coups depuis la position de départ. Passer compte pour' \
    'un demi-coup, et une partie finie plus tôt compte pour une feuille.' '1 4')"
resultat 'help' lancer 0 resoudre --aide
resultat 'help names the options' contient sortie '--tous-les-coups'

# The signature: a change of the search shows here as a difference.
if [[ $1 == */optimise ]]; then
    resultat 'banc' lancer 0 banc
    resultat 'node signature (tests/references/banc.txt)' cmp "$temp/sortie" tests/references/banc.txt
else
    echo 'skip - node signature: only in MODE=optimise'
fi
