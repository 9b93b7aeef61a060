#!/bin/bash
# `othello match` as its user sees it. Argument: the build folder.
commande=match
. "$(dirname "$0")/verifier.sh"
dans_un_dossier

executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal j.jsonl
verifie "twenty games" 0 $? grep -q '^A, parties.: 20,' ecran
verifie "a line for the match and one for each game" 0 0 [ "$(wc -l <j.jsonl)" = 21 ]
cp ecran premier
cp j.jsonl entier.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal j.jsonl
verifie "a finished match is not played again" 0 $? cmp -s premier ecran
verifie "and its journal stays" 0 0 cmp -s j.jsonl entier.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --taches 4 --journal k.jsonl
verifie "four games at once" 0 $? [ "$(grep -c '"partie"' k.jsonl)" = 20 ]

# Stacks of 80 MB, where there is place for two of them.
etroit() {
    (ulimit -s 81920 && ulimit -v 300000 && executer "$@") 2>pourquoi
}
if etroit --aide; then
    etroit --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --taches 8 --journal k2.jsonl
    verifie "fewer games at once than asked for are told" 0 $? \
        une_ligne '^[1-7] parties\? à la fois au lieu de 8.: le système'
    verifie "and all are played" 0 0 [ "$(grep -c '"partie"' k2.jsonl)" = 20 ]
else
    echo "skip - fewer games at once than asked for are told"
fi

# Chance is another in each game: two that begin alike do not go on alike.
printf 'f5d6c3\nf5d6c3\n' >memes.txt
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 4 --ouvertures memes.txt --journal m.jsonl
coups=$(grep -o '"coups":"[^"]*"' m.jsonl)
verifie "games of one opening differ" 0 $? [ "$(echo "$coups" | sort -u | wc -l)" = 4 ]

executer --noir ia:1 --blanc ia:2 --parties 6 --ouvertures memes.txt
verifie "players without chance repeat the same games, which is told" 0 $? \
    une_ligne '2 ouvertures pour 6 parties'
executer --noir ia:1 --blanc ia:2 --parties 4 --ouvertures memes.txt
verifie "but not when each opening is played once by each" 0 $? [ ! -s messages ]
executer --noir ia:1 --blanc aleatoire:2 --parties 6 --ouvertures memes.txt
verifie "nor when chance tells them apart" 0 $? [ ! -s messages ]
executer --noir ia:3 --blanc aleatoire:2 --parties 2
verifie "two games, how they ended for A" 0 $? grep -q '^A, parties.: 2, gagnées.: 2, nulles.: 0, perdues.: 0.; score 100,0 %$' ecran
executer --noir aleatoire:1 --blanc aleatoire:3 --parties 2
verifie "one of each" 0 $? grep -q 'gagnées.: 1, nulles.: 0, perdues.: 1.;' ecran
cp ecran nommes
executer aleatoire:1 aleatoire:3 --parties 2
verifie "players need no option" 0 $? cmp -s nommes ecran
executer aleatoire:3 --noir aleatoire:1 --parties 2
verifie "the one that has none takes the place left" 0 $? cmp -s nommes ecran
executer ia:1 ia:2 --blanc ia:3
verifie "three are too many" 2 $? une_ligne 'de trop.*ia:2$'
executer ia:1
verifie "one is not enough" 2 $? une_ligne 'deux joueurs'
executer ia:1 ia:2 --graine 3
verifie "there is no chance in our openings" 2 $? une_ligne '^othello match.: --graine'
executer --noir ia:1 --blanc ia:1 --taille 6x6 --fils 2
verifie "what serves 8x8 alone is refused elsewhere" 2 $? une_ligne 'plateau 8x8$'

# Killed after seven games, in the middle of a line.
{ head -8 entier.jsonl; sed -n 9p entier.jsonl | cut -c1-40 | tr -d '\n'; } >j.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal j.jsonl
verifie "a match cut short is resumed" 0 $? grep -q '^A, parties.: 20,' ecran
verifie "and its cut line told" 0 0 une_ligne 'j.jsonl.*illisibles.*1.*parties à jouer.*: 13$'
verifie "each game is there once" 0 0 \
    [ "$(grep -o '^{"partie":[0-9]*' j.jsonl | grep -v '"partie":8$' | sort -u | wc -l)" = 19 ]
for octets in 0 1 30 $(($(head -1 entier.jsonl | wc -c) - 1)); do
    head -c "$octets" entier.jsonl >d.jsonl
    executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal d.jsonl
    verifie "one stopped after $octets bytes of its first line begins anew" 0 $? cmp -s entier.jsonl d.jsonl
done
(ulimit -f 3; executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal l.jsonl)
verifie "a journal that has no place for a game is told" 1 $? grep -q 'l.jsonl.*taille' messages
lignes=$(wc -l <l.jsonl)
verifie "and it ends with the game before" 0 0 cmp -s <(head -"$lignes" entier.jsonl) l.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal l.jsonl
verifie "its match is resumed" 0 $? cmp -s entier.jsonl l.jsonl
executer --noir aleatoire:1 --blanc aleatoire:3 --parties 20 --journal j.jsonl
verifie "another match's journal is refused" 2 $? grep -q 'autre match' messages
sed '1s/aleatoire:2/ALEATOIRE:2/' j.jsonl >casse.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal casse.jsonl
verifie "names that differ by their case are others" 2 $? grep -q 'autre match' messages
for option in --livre '--fils 2' '--hachage 3' '--ouvertures ouvertures.txt'; do
    echo f5d6c3 > ouvertures.txt
    # shellcheck disable=SC2086
    executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal j.jsonl $option
    verifie "and one played without $option" 2 $? grep -q 'autre match' messages
done

"$othello" match --noir ia:10 --blanc ia:10 --parties 4 >ecran 2>messages &
pid=$!
"$haut/tests/interrompre.sh" $pid
wait $pid
verifie "Ctrl-C stops it" 1 $? grep -q 'interrompu' messages

sed '5s/,.*//' entier.jsonl >i.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal i.jsonl
verifie "a damaged line is told and its game played again" 0 $? une_ligne 'illisibles.*: 1.*: 1$'
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 20 --journal i.jsonl
verifie "then nothing is left to tell" 0 $? [ ! -s messages ]

# An engine that begins a match on the journal of the match that it plays in.
cat >double.sh <<fin
"$othello" match --noir ia:1 --blanc ia:1 --journal $PWD/v.jsonl >ecran2 2>messages2
echo \$? >statut2
exec "$othello" gtp --niveau 1
fin
executer --noir "gtp:sh $PWD/double.sh" --blanc ia:1 --journal v.jsonl
verifie "two matches do not write one journal" 0 $? [ "$(wc -l <v.jsonl)" = 3 ]
mv messages2 messages
verifie "the second is refused" 1 "$(cat statut2)" une_ligne 'v.jsonl.*un autre match écrit ce journal'

# What greets, plays one move of two games, then dies.
cat >meurt.sh <<'fin'
while read c reste; do
    case $c in
    genmove) [ -e a_joue ] && exit 3; : >a_joue; printf '= c3\n\n' ;;
    *) printf '=\n\n' ;;
    esac
done
fin
printf 'f5d6\n' >une.txt
executer --noir "gtp:sh $PWD/meurt.sh" --blanc ia:1 --parties 4 --ouvertures une.txt
verifie "an engine that dies loses, the match goes on" 0 $? grep -q 'Forfaits.: A 4, B 0' ecran
verifie "its command said once" 0 0 [ "$(grep -o 'Forfaits.*' ecran | grep -o meurt.sh | wc -l)" = 1 ]
sed 's/\[ -e a_joue \] && exit/exit/' meurt.sh >muet.sh
echo 'read c; echo zut' >fou.sh
echo 'exit 3' >mort.sh
for faux in muet.sh fou.sh mort.sh; do
    executer --noir ia:1 --blanc "gtp:sh $PWD/$faux" --parties 4 --taches 2 --journal f.jsonl
    verifie "one that never played ends it: $faux" 1 $? une_ligne "^othello match.: sh [^ ]*$faux.: [^/]*$"
    verifie "and notes nothing" 0 0 [ ! -s f.jsonl -a ! -s ecran ]
done
executer --noir ia:6 --blanc ia:1 --hachage 1048576 --journal f.jsonl
verifie "a player of ours without memory too" 1 $? une_ligne 'ia:6.: mémoire insuffisante'
verifie "it notes nothing either" 0 0 [ ! -s f.jsonl -a ! -s ecran ]

printf 'f5d6c3d3\nf5f6e6f4\n' >ouvertures.txt
executer --noir aleatoire:1 --blanc aleatoire:2 --parties 4 --ouvertures ouvertures.txt --journal o.jsonl
verifie "openings from a file, each twice" 0 $? \
    [ "$(grep -c '"coups":"f5d6c3d3' o.jsonl)$(grep -c '"coups":"f5f6e6f4' o.jsonl)" = 22 ]
finie=$(sed -n '2s/.*"coups":"\([a-h1-8]*\)".*/\1/p' entier.jsonl)
printf 'f5d6\n%s\n' "$finie" >finie.txt
"$othello" convertir finie.txt finie.wtb
echo '---------------------------OX------XO--------------------------- O;' >place.obf
echo '(;GM[Othello]TY[6]BO[6 --------------OX----XO-------------- *];)' >six.ggf
for faux in 'finie.txt : partie 2 : .*finie' 'finie.wtb : partie 2 : .*finie' \
    'place.obf : partie 1 : .*départ' 'six.ggf : partie 1 : .*8x8'; do
    executer --noir aleatoire:1 --blanc aleatoire:2 --ouvertures "${faux%% *}" --journal r.jsonl
    verifie "an opening that cannot be one: $faux" 1 $? grep -q "$(echo "$faux" | sed 's/ : /.*: /g')" messages
done
verifie "no game was played" 0 0 [ ! -e r.jsonl ]
executer --noir ia:2 --blanc aleatoire:1 --parties 200 --sprt 0:50
verifie "the test stops early" 0 $? grep -q 'second Elo est accepté' ecran

executer --noir ia:10 --blanc ia:10 --pendule 5+0.1 --profondeur 2
verifie "a clock or a depth" 2 $? grep -q 's.excluent' messages
executer --noir ia:10 --blanc ia:10 --noeuds 1000 --secondes 2
verifie "a time or nodes" 2 $? grep -q 's.excluent' messages
executer --noir ia:10 --blanc ia:10 --noeuds 1000 --taille 6x6
verifie "nodes are the engine's" 2 $? grep -q 'moteur du plateau 8x8' messages
for n in 1 2; do
    executer --noir ia:10 --blanc ia:4 --noeuds 5000 --parties 2 --journal n$n.jsonl
    verifie "nodes limit a move" 0 $? grep -q '"noeuds":5000' n$n.jsonl
done
for n in 1 2; do sed 's/,"secondes":[0-9.]*}/}/g' n$n.jsonl >s$n.jsonl; done
verifie "the same games and thoughts each time" 0 0 cmp s1.jsonl s2.jsonl
verifie "each move told by its player" 0 0 [ "$(grep -c '"forfait":0,"pensees":\[{"coup":[0-9]*,"valeur":-*[0-9.e+]*,.*"profondeur":[0-9]*,.*"noeuds":[0-9]*,"secondes":[0-9.]*}\]}$' n1.jsonl)" = 2 ]
verifie "but not the opening's" 0 0 [ "$(sed -n '2s/.*"pensees":\[{"coup":\([0-9]*\),.*/\1/p' n1.jsonl)" = 9 ]
sed '2,$s/,"pensees":.*/}/' n1.jsonl >vieux.jsonl
cp vieux.jsonl vieux2.jsonl
for j in n1 vieux; do "$othello" convertir $j.jsonl $j.pgn >>messages 2>&1; done
verifie "they are no part of the game that is read" 0 0 cmp n1.pgn vieux.pgn
executer --noir ia:10 --blanc ia:4 --noeuds 5000 --parties 2 --journal vieux.jsonl
verifie "a journal without them is resumed" 0 $? cmp -s vieux.jsonl vieux2.jsonl
head -c "$(($(head -2 n1.jsonl | wc -c) + 400))" n1.jsonl | sed '3s/}[^}]*$/}/' >coupe.jsonl
executer --noir ia:10 --blanc ia:4 --noeuds 5000 --parties 2 --journal coupe.jsonl
verifie "cut behind a thought, the game is played again" 0 $? [ "$(wc -l <coupe.jsonl)" = 4 ]
verifie "none is told of who only draws lots" 0 0 [ "$(grep -c pensees entier.jsonl)" = 0 ]
executer --noir ia:10 --blanc ia:4 --noeuds 5001 --parties 2 --journal n1.jsonl
verifie "other nodes are another match" 2 $? grep -q 'autre match' messages
executer --noir aleatoire:1 --blanc aleatoire:2 --pendule 20+0.5 --parties 2 --journal p.jsonl
verifie "clocks with an increment" 0 $? grep -q 'Pendules' ecran
verifie "said in the journal" 0 0 grep -q '"pendule":20,"increment":0.5' p.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --pendule=20 --parties 2 --journal p.jsonl
verifie "another clock is another match" 2 $? grep -q 'autre match' messages
executer --noir aleatoire:1 --blanc aleatoire:2 --pendule 20.0000001 --parties 2 --journal p7.jsonl
executer --noir aleatoire:1 --blanc aleatoire:2 --pendule 20.0000002 --parties 2 --journal p7.jsonl
verifie "by its seventh digit and beyond too" 2 $? grep -q 'autre match' messages
for temps in '--secondes=0' '--secondes=1e9' '--pendule=x' '--pendule=0' '--sprt=5' '--sprt=-2000:0'; do
    executer --noir ia:1 --blanc ia:2 "$temps"
    verifie "$temps is refused with its range" 2 $? une_ligne 'de -*[0-9,]* à [0-9]*'
done
printf 'f5d6\nf5f6\n' >deux.txt
executer --noir ia:1 --blanc ia:2 --ouvertures deux.txt --parties 6
verifie "players without chance, too few openings: said once" 0 $? une_ligne '^2 ouvertures pour 6 parties'
executer --noir ia:1 --blanc ia:2 --ouvertures deux.txt --parties 4
verifie "each twice is not too few" 0 $? [ ! -s messages ]
executer --noir ia:1 --blanc aleatoire:1 --ouvertures deux.txt --parties 6
verifie "nor with chance" 0 $? [ ! -s messages ]
executer --noir ia:1 --blanc ia:8 --pendule 3+0.2 --parties 2 --fils 2 --hachage 4
verifie "our players on a clock" 0 $? grep -q '^A, parties.: 2,' ecran

executer --taille 10x10 --noir ia:1 --blanc aleatoire:1 --parties 6 --journal t.jsonl
verifie "on another board" 0 $? grep -q '^A, parties.: 6,' ecran
verifie "with the points of its contest" 0 0 [ "$(sed 's/\xc2\xa0/ /g' ecran | awk '/^A, parties : 6,/ { g = $7; n = $10; p = $13 }
    /^Points/ { print $7 + 0 == 3 * g + n && $9 == 3 * p + n }')" = 1 ]
verifie "from the same six moves twice, others for the next pair" 0 0 [ "$(sed -n 's/.*"coups":"//p' t.jsonl |
    grep -oE '^([a-j][0-9]{1,2}){6}' | sort | uniq -c | awk '{ print $1 }' | tr -d '\n')" = 222 ]
verifie "to the last square, columns and rows of ten" 0 0 grep -q 'j10' t.jsonl
cp ecran premier
executer --taille 10x10 --noir ia:1 --blanc aleatoire:1 --parties 6 --journal t.jsonl
verifie "and resumed" 0 $? cmp -s premier ecran
head -4 t.jsonl >u.jsonl
executer --taille 10x10 --noir ia:1 --blanc aleatoire:1 --parties 6 --journal u.jsonl
for j in t u; do sed 's/,"secondes":[0-9.]*}/}/g' $j.jsonl >$j.texte; done
verifie "by the games that it would have played" 0 0 cmp -s t.texte u.texte
for plateau in 10x10:usuel 10x10:miroir 8x8:miroir 6x6:usuel 6x6:miroir 4x4:miroir; do
    rm -f d.jsonl
    executer --taille "${plateau%:*}" --depart "${plateau#*:}" --noir aleatoire:1 \
        --blanc aleatoire:2 --journal d.jsonl
    "$othello" convertir d.jsonl - --format ggf >ecran 2>messages
    verifie "a journal is read from the start of its board: $plateau" 0 $? \
        [ "$(grep -c '^(;GM' ecran)" = 2 ]
done
executer --noir ia:1 --blanc ia:2 --journal nulle/part
verifie "a journal in no folder" 1 $? grep -q "nulle/part.*son dossier n'existe pas" messages
executer --taille 9x7 --noir ia:1 --blanc aleatoire:1 --parties 6 --journal t.jsonl
verifie "not on a third one" 2 $? grep -q 'autre match' messages
executer --taille 10x10 --noir ia:1 --blanc aleatoire:1 --parties 6 --graine 1 --journal t1.jsonl
verifie "another seed, other openings" 0 $? [ "$(sed 's/,"pensees".*//' t.jsonl t1.jsonl | sort | uniq -d | wc -l)" = 0 ]
executer --taille 4x4 --noir aleatoire:1 --blanc aleatoire:2 --parties 2000 --journal w.jsonl
verifie "no game is over before it begins" 0 $? [ "$(grep -cE '"coups":"([a-d][1-4]){1,6}"' w.jsonl)" = 0 ]
executer --taille 6x6 --depart miroir --noir aleatoire:1 --blanc ia:3
verifie "from the other diagonal" 0 $? grep -q '^A, parties.: 2,' ecran

# A move of half a second on a clock of 0.3: the flag falls, the game is lost by default. A start of
# half a second does not count.
cat >c3.sh <<'fin'
sleep 0.5
while read c reste; do
    case $c in
    genmove) sleep 0.5; printf '= c3\n\n' ;;
    *) printf '=\n\n' ;;
    esac
done
fin
executer --noir "gtp:sh $PWD/c3.sh" --blanc ia:1 --pendule 0.3 --parties 2 --ouvertures une.txt
verifie "the flag falls" 0 $? grep -q 'Temps dépassé.: A [12], B 0' ecran
verifie "and the game is lost" 0 0 grep -q 'Forfaits.: A 2, B 0' ecran
verifie "an engine that counts whole seconds was told of a rounded clock" 0 0 une_ligne '^GTP .*0,3 s '
executer --noir "GTP:sh $PWD/c3.sh" --blanc ia:1 --pendule 0.3 --parties 2 --ouvertures une.txt
verifie "whatever the case of its name" 0 $? une_ligne '^GTP .*0,3 s '
executer --noir ia:1 --blanc ia:2 --pendule 0.3 --parties 2 --ouvertures une.txt
verifie "of which ours need no word" 0 $? [ ! -s messages ]
executer --noir "gtp:sh $PWD/c3.sh" --blanc ia:1 --pendule 1 --parties 2 --ouvertures une.txt
verifie "nor does a clock of whole seconds" 0 $? [ ! -s messages ]

cat >lent.sh <<'fin'
while read c reste; do
    case $c in
    genmove) [ -e vu_lent ] && sleep 20; : >vu_lent; printf '= c3\n\n' ;;
    *) printf '=\n\n' ;;
    esac
done
fin
executer "gtp:sh $PWD/lent.sh" ia:1 --limite 0.5 --ouvertures une.txt
verifie "a program has the time that --limite says" 0 $? grep -q 'Forfaits.: A 2, .*ne répond pas à temps' ecran

# ENG-31: nobody loses on time; TEST_MATCH_PENDULE=200 asks for so many games, of two seconds each.
if [ "${TEST_MATCH_PENDULE:-0}" -gt 0 ]; then
    executer --noir ia:10 --blanc ia:10 --pendule 1 --parties "$TEST_MATCH_PENDULE"
    verifie "ENG-31: a second for the whole game" 0 $? grep -q "^$TEST_MATCH_PENDULE parties" ecran
    verifie "no flag falls" 0 0 [ -z "$(grep 'Temps dépassé' ecran)" ]
else
    echo 'skip - ENG-31: whole games of two seconds, only when TEST_MATCH_PENDULE asks for them'
fi

for faux in '--noir ia:2' '--noir ia:2 --blanc clavier' '--noir ia:2 --blanc zut' \
    '--noir ia:2 --blanc ia:1 --parties 3' '--noir ia:2 --blanc ia:1 --sprt 5:5' \
    '--noir ia:2 --blanc ia:1 --secondes 1 --profondeur 3' '--noir ia:2 --blanc ia:1 --pendule 5+x' \
    '--noir ia:2 --blanc ia:1 --poids /nulle/part' '--noir ia:2 --blanc ia:1 --taille 7x7' \
    '--noir ia:2 --blanc ia:1 --taille 9x7 --ouvertures une.txt' \
    '--noir ia:2 --blanc ia:1 --taille 6x6 --livre' '--noir ia:2 --blanc gtp:x --taille 6x6' \
    '--noir ia:2 --blanc ia:1 --fils 0' '--zut' '--noir'; do
    executer $faux
    verifie "refused: $faux" 2 $? [ "$(wc -l <messages)" = 1 ]
done
executer --aide
verifie "help" 0 $? grep -q -- '--sprt' ecran
verifie "what replaces the level" 0 0 grep -q 'remplace le niveau' ecran
