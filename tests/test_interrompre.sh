#!/bin/bash
# Commands that write a file, ended by a signal: the file is whole or it is not there, nothing lies
# beside it, and a word says so.
. "$(dirname "$0")/verifier.sh"
dans_un_dossier
mkfifo tube
exec 3<> tube # whoever reads it waits for more

# finir COMMAND...: begins it, its input never ending, and sends the signal.
finir() {
    "$othello" "$@" < tube > ecran 2> messages &
    "$haut/tests/interrompre.sh" $! HUP
    wait $!
}

# Is there nothing here but what tests put there?
rien_d_autre() {
    [ "$(ls | grep -vxE 'ecran|messages|tube|connues')" = "$*" ]
}

for commande in 'convertir - x.pgn' 'livre importer x.bin -' 'repertoire ajouter --couleur noir -'; do
    # shellcheck disable=SC2086
    finir $commande
    statut=$?
    verifie "${commande%% *}: the signal ends it" $statut $statut [ $statut -gt 128 ]
    verifie "${commande%% *}: which is said" $statut $statut une_ligne "^othello ${commande%% *}.*: interrompu\$"
    verifie "${commande%% *}: nothing is written" $statut $statut rien_d_autre ''
done

# What is written to waits for a reader: the command is in the middle of it.
for ((i = 0; i < 5000; i++)); do echo f5d6c3d3c4f4f6f3e6e7; done > connues
mkfifo lente
exec 4<> lente
for sortie in - lente; do
    "$othello" convertir --format sgf connues $sortie > lente 2> messages &
    pid=$!
    read -r -N 1 -u 4 _
    "$haut/tests/interrompre.sh" $pid HUP
    for ((i = 0; i < 100; i++)); do kill -0 $pid 2> /dev/null || break; sleep 0.1; done
    kill -KILL $pid 2> /dev/null
    wait $pid
    statut=$?
    verifie "a writer that waits ($sortie) is ended" $statut $statut grep -q interrompu messages
done
rm connues

# It is full by now: whoever writes to it waits.
dd if=/dev/zero of=lente oflag=nonblock bs=4096 2> ecran
mes_donnees=${XDG_DATA_HOME:-$HOME/.local/share}/othello
mkdir -p "$mes_donnees"
printf '2026-01-01\t0\terreur\t---------------------------OX------XO--------------------------- X\tf5\t4\tici\n' \
    > "$mes_donnees/rappels.txt"
"$othello" repertoire ajouter --couleur noir f5d6c3 > ecran
chercher='base chercher --sortie lente.pgn'
echo f5d6c3 > partie
"$othello" base importer partie > ecran 2> messages || {
    echo 'skip - base: not built'
    chercher=
}
rm partie
ln -s lente lente.pgn
ln -s lente lente.obf
for commande in ${chercher:+"$chercher"} 'livre exporter lente.obf' \
    'exercices montrer --exporter lente.obf' 'repertoire exporter lente.pgn'; do
    # shellcheck disable=SC2086
    "$othello" $commande > ecran 2> messages &
    pid=$!
    until ls -l /proc/$pid/fd | grep -q '/lente$' || ! kill -0 $pid; do sleep 0.1; done
    "$haut/tests/interrompre.sh" $pid HUP
    wait $pid
    statut=$?
    verifie "$commande: the signal ends it" $statut $statut [ $statut -gt 128 ]
    verifie "$commande: which is said" $statut $statut une_ligne "^othello .*: interrompu\$"
    verifie "$commande: nothing lies beside" $statut $statut rien_d_autre $'lente\nlente.obf\nlente.pgn'
done
rm -r lente* "$mes_donnees"
exec 4>&-

finir analyser --secondes 60 --sans-livre --rapport x.html f5d6c3
verifie "no report of nothing" 1 $? rien_d_autre ''
verifie "which is said" 1 1 grep -q "rien n'est écrit" messages

# The first game is in the book, the second waits for its search.
"$othello" analyser --secondes 60 --rapport x.html f5d6 f5f4g3g4e3d2g5e6c4h5 > ecran 2> messages &
pid=$!
until grep -q '^f5d6.*Partie 1' ecran || ! kill -0 $pid; do sleep 0.1; done
"$haut/tests/interrompre.sh" $pid HUP
wait $pid
verifie "a report of what was gone over" 1 $? grep -q interrompu messages
verifie "is whole" 1 1 grep -q '^</html>' x.html
verifie "and alone" 1 1 rien_d_autre x.html
rm x.html

finir match --noir ia:10 --blanc ia:10 --parties 4 --journal x.jsonl
verifie "a match tells how it goes on" 1 $? grep -q 'la même commande reprendra le match' messages
verifie "its journal has whole lines" 1 1 [ -z "$(tail -c 1 x.jsonl)" ]
rm x.jsonl

finir exercices ajouter --secondes 60 --sans-livre f5d6c3
verifie "exercises of no game" 1 $? grep -q interrompu messages
verifie "are not there" 1 1 absents "${XDG_DATA_HOME:-$HOME/.local/share}/othello/rappels.txt"
