#!/bin/bash
# The arbiter protocol of coloured Awalé through pipes: both roles, every kind of end, the habits of
# opponents, rubbish; and the referee of `awale match`: faults, time, nothing left running.
set -u
. "$(dirname "$0")/verifier.sh"
awale=$construction/awale
VITE=(--profondeur 2)

arbitre() {
    local entree=$1
    shift
    lancer "$entree" "$awale" arbitre "${VITE[@]}" "$@"
}

# The whole output, nothing on the standard error, exit status 0.
repond() {
    vrai "$1" [ "$sortie|$erreur|$statut" = "$2||0" ]
}

coup_seul() {
    [[ $sortie =~ ^$1$ && -z $erreur && $statut = 0 ]]
}
IMPAIR='(1|3|5|7|9|11|13|15)(R|B|TR|TB)'
PAIR='(2|4|6|8|10|12|14|16)(R|B|TR|TB)'

# ---- Roles ----

arbitre 'START\n'
vrai 'START is answered by a move of J1' coup_seul "$IMPAIR"
vrai 'the line ends with one LF' [ "$(wc -l < "$tmp/sortie")" = 1 ]
arbitre '3TR\n'
vrai 'a move is answered by a move of J2' coup_seul "$PAIR"
arbitre 'START\r\n'
vrai 'START with a CR' coup_seul "$IMPAIR"
arbitre '3tr\r\n'
vrai 'a move with a CR, in small letters' coup_seul "$PAIR"
arbitre '3TR'
vrai 'the last line needs no LF' coup_seul "$PAIR"
for role in JoueurA JoueurB; do
    lancer 'START\n' "$awale" $role "${VITE[@]}"
    vrai "$role: START tells the role" coup_seul "$IMPAIR"
    lancer '1R\n' "$awale" $role "${VITE[@]}"
    vrai "$role: a move tells the role" coup_seul "$PAIR"
    lancer '1R\n' "$awale" arbitre $role "${VITE[@]}"
    vrai "arbitre $role" coup_seul "$PAIR"
done
for ia in 1 3 classique famine; do
    lancer 'START\n' "$awale" arbitre --ia $ia --secondes 0.05
    vrai "ia $ia answers" coup_seul "$IMPAIR"
done

# ---- The end, told by the other side ----

arbitre ''
repond 'end of file at once' ''
arbitre 'END\n'
repond 'END at once' ''
arbitre 'START\nEND\n'
vrai 'END later' coup_seul "$IMPAIR"
arbitre 'RESULT 1R 50 10\n'
repond 'RESULT in place of the move' ''
arbitre 'START\nRESULT LIMIT 30 31\nEND\n'
vrai 'RESULT LIMIT' coup_seul "$IMPAIR"
arbitre 'START\nxx RESULT yy\n2R\n'
vrai 'any line that holds RESULT' coup_seul "$IMPAIR"

# ---- The end, told by us ----

# J1 takes the 3 seeds of hole 2 with 1R: 48 + 3.
arbitre 'START\n' --position '1(1R) 2(2B) 3(9T) 4(9T) 48-20 100'
repond 'our move reaches 49' 'RESULT 1R 51 20'
arbitre '1R\n' --position '1(1R) 2(2B) 3(9T) 4(9T) 48-20 100'
repond 'his move reaches 49, he waits for our RESULT' 'RESULT 1R 51 20'
arbitre '1R\nRESULT 1R 51 20\n' --position '1(1R) 2(2B) 3(9T) 4(9T) 48-20 100'
repond 'his move reaches 49, his RESULT follows' 'RESULT 1R 51 20'
arbitre 'START\n' --position '1(1R) 2(2B) 3(5T) 4(4T) 30-30 100'
repond 'fewer than 10 seeds are left' 'RESULT 1R 33 30'
arbitre '1R\n' --position '1(1R) 2(2B) 3(12T) 5(1B) 40-40 100'
repond 'starvation: the rest is swept' 'RESULT 1R 56 40'
arbitre 'START\n' --position '1(1R) 2(12B) 4(12T) 20-30 399'
repond 'the 400th move' 'RESULT LIMIT 20 30'
arbitre '1R\n' --position '1(1R) 2(12B) 4(12T) 20-30 399'
repond 'his 400th move' 'RESULT LIMIT 20 30'
arbitre 'START\n' --position '1(1R) 2(2B) 3(9T) 4(9T) 48-20 399'
repond 'the 400th move reaches 49: no LIMIT' 'RESULT 1R 51 20'

# ---- Rubbish ----

for ligne in '2R' '0R' '17B' '3' 'R' 'START' '' ' ' '1R 3R' '1RT' 'é' '+1R' '1R\001' '\0' '1\0R'; do
    [ "$ligne" = START ] && debut='1R\n' || debut=''
    arbitre "$debut$ligne\n"
    vrai "refused: '$ligne'" [ "$(tail -n 1 <<< "$sortie")|$erreur|$statut" = \
        'RESULT INVALID 0 0||0' ]
done
arbitre '1R\n'
premier=$sortie
arbitre "1R\n1R\n"
repond 'refused: a colour that is no longer there' "$premier
RESULT INVALID 0 0"
arbitre '%01000d\n'
repond 'refused: a line of 1000 characters' 'RESULT INVALID 0 0'
head -c 300000 /dev/zero | tr '\0' x | timeout 20 "$awale" arbitre > "$tmp/sortie" 2> "$tmp/erreur"
statut=$? sortie=$(cat "$tmp/sortie") erreur=$(cat "$tmp/erreur")
repond 'refused: 300,000 characters without a line end' 'RESULT INVALID 0 0'
for bonne in 1R 3TB 16B; do
    arbitre 'START\n' --position "1(2R) $bonne"
    vrai "option refused: --position $bonne" [ "$statut" = 2 ]
done
for position in '2(20B) 0-0 0' '1(20B) 49-0 0' '1(20B) 0-50 0' '1(9B) 40-40 0' '1(20B) 0-0 400'; do
    arbitre 'START\n' --hasard 1 --position "$position"
    vrai "option refused, J1 has no move: --position $position" [ "$statut|$sortie" = '2|' ]
done
for option in '--secondes 0' '--secondes' '--profondeur x' '--ia 11' '--ia fort' '--hasard' '--rien' \
    '--noeuds 1'; do
    arbitre 'START\n' $option
    vrai "option refused: $option" [ "$statut|$sortie" = '2|' ]
    contient "one line says why: $option" "$erreur" "${option%% *}"
done
(echo START; sleep 1) | "$awale" arbitre "${VITE[@]}" | head -c 0
vrai 'a reader that is gone is no crash' [ "${PIPESTATUS[1]}" = 0 ]

# ---- Time, on a busy machine ----

duree() { # FILE: milliseconds from START to the move
    local debut=$(date +%s%N)
    (echo START; sleep 3) | "$awale" arbitre |
        { read -r; echo $((($(date +%s%N) - debut) / 1000000)) > "$1"; }
}
for i in 1 2 3 4; do
    duree "$tmp/duree$i" &
done
wait
for i in 1 2 3 4; do
    sortie="$(cat "$tmp/duree$i") ms"
    vrai "first move under 2.8 s with 4 at once ($i)" [ "$(cat "$tmp/duree$i")" -lt 2800 ]
done

# ---- The referee ----

disputer() {
    lancer '' "$awale" match "$@"
}
programme() { # NAME: a program of the protocol, from stdin
    cat > "$tmp/$1"
    chmod +x "$tmp/$1"
}

# The six first moves of each game of the log, and how many games have them.
ouvertures() {
    sed -n 's/.*"coups":"//p' "$tmp/journal" | grep -oE '^([0-9]+T?[RB]){6}' | sort | uniq -c | awk '{ printf $1 }'
}

disputer aleatoire:1 aleatoire:2 --parties 4 --journal "$tmp/journal"
vrai 'random games end without a fault' [ "$statut" = 0 ]
contient 'and are summed up' "$sortie" 'A, parties : 4, gagnées : '
contient 'in seeds' "$sortie" ' graines ; paires '
sans 'no fault' "$sortie" 'Forfaits'
vrai 'one line of log each, and one for the match' [ "$(wc -l < "$tmp/journal")" = 5 ]
vrai 'the pair starts alike' [ "$(ouvertures)" = 22 ]
cp "$tmp/journal" "$tmp/journal1"
disputer --noir aleatoire:1 --blanc aleatoire:2 --parties 4 --journal "$tmp/journal"
vrai 'a finished match is not played again' cmp -s "$tmp/journal" "$tmp/journal1"
rm "$tmp/journal"
disputer aleatoire:1 --blanc aleatoire:2 --parties 4 --taches 2 --journal "$tmp/journal"
vrai 'twice gives the same games' cmp -s <(sort "$tmp/journal") <(sort "$tmp/journal1")
disputer aleatoire:1 aleatoire:2 --parties 4 --graine 3 --journal "$tmp/journal"
vrai 'another seed is another match' [ "$statut" = 2 ]
rm "$tmp/journal"
disputer aleatoire:1 aleatoire:2 --parties 4 --graine 3 --journal "$tmp/journal"
vrai 'with other games' [ "$(ouvertures)" = 22 -a "$(sort "$tmp/journal" "$tmp/journal1" | uniq -d | wc -l)" = 0 ]
rm "$tmp/journal"
disputer "arbitre:$awale arbitre --hasard %d" "arbitre:$awale arbitre --hasard 9" --parties 4 \
    --journal "$tmp/journal"
vrai 'two programs play whole games' [ "$statut" = 0 ]
sans 'by the full rules, without a fault' "$sortie" 'Forfaits'
vrai 'another pair has another seed' [ "$(ouvertures)" = 1111 ]
rm "$tmp/journal"
disputer "arbitre:$awale arbitre --profondeur 1 --hasard %d:6" "arbitre:$awale arbitre --profondeur 1 --hasard 1%d:6" \
    --parties 20 --taches 2 --journal "$tmp/journal"
sans 'RESULT LIMIT is no fault' "$sortie" 'Forfaits'
vrai 'some games reach it' [ "$(sed -n 's/.*"coups":"\([^"]*\)".*/\1/p' "$tmp/journal" | sed 's/[^RB]//g' |
    grep -cE '^.{400}$')" -gt 0 ]
disputer "arbitre:$awale arbitre --profondeur 2" aleatoire:3 --parties 2
contient 'a program against ours' "$sortie" 'gagnées : 2,'
sans 'without a fault' "$sortie" 'Forfaits'

# Who fails before any game was played ends the match, later he loses his game: each of these is fair the
# first time that it is started.
loyal=$'#!/bin/sh\n[ -e "$0.vu" ] || { : > "$0.vu"; exec "'"$awale"$'" arbitre --profondeur 1; }\n'
programme muet <<< "$loyal"$'echo $$ > "'"$tmp"$'/pid"\nsleep 100 & echo $! >> "'"$tmp"$'/pid"\nwait'
programme menteur <<< "$loyal"$'read l\necho RESULT 1R 50 0\nsleep 100'
programme tricheur <<< "$loyal"$'read l\n[ $l = START ] && echo 2R || echo 1R\nsleep 100'
programme dur <<< "$loyal"$'read l\necho RESULT INVALID 0 0\nsleep 100'
programme bavard <<< "$loyal"$'read l\nhead -c 500000 /dev/zero | tr "\\0" x\necho'
programme mourant <<< "$loyal"$'exit 3'
faute() { # NAME WORDS
    disputer "arbitre:$tmp/$1" ia:1 --parties 2 --limite 0.5
    contient "$1: $2" "$sortie" "/$1 : $2"
    contient "$1 loses" "$sortie" 'Forfaits : A 1, B 0'
    vrai "$1: the match is finished" [ "$statut" = 0 ]
    disputer "arbitre:$tmp/$1" ia:1 --parties 2 --limite 0.5
    contient "$1: first of all" "$erreur" "/$1 : $2"
    vrai "$1: ends the match" [ "$statut|$sortie" = '1|' ]
}
faute muet 'le moteur ne répond pas à temps'
en_vie=0
while read -r pid; do
    grep -q '^State:.[^ZX]' "/proc/$pid/status" 2> /dev/null && en_vie=1
done < "$tmp/pid"
vrai 'a program that hangs is stopped, with its children' [ $en_vie = 0 ]
faute menteur 'annonce fausse « RESULT 1R 50 0 »'
faute dur 'annonce fausse'
faute bavard "ce n'est pas un coup « xxx"
faute mourant "le moteur s'est arrêté"
faute tricheur 'coup illégal « '

sans 'no clock is spoken of, there is none' "$("$awale" match --aide)" pendule
for options in 'ia:3' 'ia:3 ia:0' 'ia:fort ia:3' 'x ia:3' 'ia:3 ia:3 --parties 0' \
    'ia:3 ia:3 --parties 3' 'ia:3 ia:3 ia:3' 'ia:3 ia:3 --noir ia:3' 'ia:3 clavier' 'gtp:cat ia:3' \
    'ia:3 ia:3 --rien' 'ia:3 ia:3 --limite' 'ia:3 ia:3 --pendule 5' 'arbitre: ia:3' \
    'arbitre:/nulle/part ia:3'; do
    disputer $options
    vrai "refused: match $options" [ "$statut" = 2 ]
done

# ---- Such a program as the opponent of a person ----

arbitre="arbitre:$awale arbitre --profondeur 2"
contre() { # MOVES OPTIONS...
    local coups=$1
    shift
    lancer "$coups" "$awale" --texte --nouvelle "$@"
}
contre '3R\n5B\n' --noir clavier --blanc "$arbitre"
vrai 'it answers each move' [ "$(grep -c '^Joueur 2 joue' <<< "$sortie")" = 2 ]
contre '4R\n' --noir "$arbitre" --blanc clavier
vrai 'it begins' [ "$(grep -c '^Joueur 1 joue' <<< "$sortie")" = 2 ]
contre '3R\nu\n5B\n' --noir clavier --blanc "$arbitre"
vrai 'before its second move it is started anew' [ "$(grep -c '^Joueur 2 joue' <<< "$sortie")" = 2 ]
contre '3R\n5B\nu\n7R\n' --noir clavier --blanc "$arbitre"
contient 'later it cannot take a move back' "$sortie$erreur" 'aucun retour'
# It asks which side it is started for before anything else, and leaves when that is not the one.
printf '#!/bin/sh\n[ "$2" = "$1" ] || exit 1\nexec %q arbitre --profondeur 1 "$2"\n' \
    "$awale" > "$tmp/role"
chmod +x "$tmp/role"
contre '3R\n5B\n' --noir clavier --blanc "arbitre:$tmp/role JoueurB"
vrai 'as the second player it is JoueurB' [ "$(grep -c '^Joueur 2 joue' <<< "$sortie")" = 2 ]
contre '4R\n' --noir "arbitre:$tmp/role JoueurA" --blanc clavier
vrai 'as the first one JoueurA' [ "$(grep -c '^Joueur 1 joue' <<< "$sortie")" = 2 ]
contre '' --noir "$arbitre" --blanc clavier --position '1(20R) 2(20B) 0-0 40'
contient 'nor begin in a position' "$sortie$erreur" 'que le départ'

# ---- The other commands ----

lancer '' "$awale" perft 4
vrai 'perft' [ "$sortie" = $'1 32\n2 1024\n3 30856\n4 929896' ]
lancer '' "$awale" perft 0
vrai 'perft 0 is refused' [ "$statut" = 2 ]
lancer '3R\nu\n3B\n' "$awale" --texte --noir clavier --blanc aleatoire:1 --nouvelle
contient 'text mode: the move is played' "$sortie" 'R        2     2     ·     3     3'
contient 'text mode: and taken back' "$sortie" 'B        2     2     ·     3     2     3'
lancer '3X\n2R\n' "$awale" --texte --noir clavier --blanc aleatoire:1 --nouvelle
contient 'text mode: what a move looks like' "$sortie" "R, B, TR ou TB"
contient 'text mode: whose hole it is' "$sortie" "les vôtres sont impairs"
# The position that the page gives as an example is one of a game.
plateau() { # MOVES OPTIONS...: the last board, after 16 moves
    contre "$1" --noir clavier --blanc clavier "${@:2}"
    plateau=$(grep -B 9 'Coups.*16$' <<< "$sortie" | tail -n 10)
}
exemple=$(sed -n "s/.* --position '\(.*\)'/\1/p" docs/awale.md)
plateau '3TB\n10TB\n1TB\n6TB\n11TB\n2TB\n15TR\n12TR\n13TB\n16TB\n5TR\n16R\n15B\n4TB\n9TR\n8TR\n'
joue=$plateau
plateau '' --position "$exemple"
vrai "the page's position is that of a game" [ -n "$joue" -a "$joue" = "$plateau" ]
lancer '' "$awale" --texte --noir aleatoire:1 --blanc aleatoire:2 --nouvelle
contient 'text mode: a whole game' "$sortie" 'Victoire du joueur'
