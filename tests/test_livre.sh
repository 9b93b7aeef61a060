#!/bin/bash
# `othello livre` as a person and a script use it, and the option --sans-livre.
. "$(dirname "$0")/verifier.sh"
livre() { # livre ARGUMENTS...
    lancer '' "$othello" livre "$@"
}
l=$tmp/livre.bin

livre construire --profondeur 2 --positions 150 "$l"
vrai 'a book is made' [ "$statut" = 0 -a -s "$l" ]
contient 'its size is told' "$erreur" 'positions, dont'
cp "$l" "$tmp/court.bin"
livre construire --profondeur 2 --positions 300 "$l"
vrai 'and goes on' [ "$statut" = 0 ]
livre construire --profondeur 2 --positions 300 --fils 2 "$tmp/autre.bin"
vrai 'the same in one go, with two threads' cmp "$l" "$tmp/autre.bin"
livre construire --profondeur 2 --positions 300 "$tmp/court.bin"
vrai 'the same once resumed' cmp "$l" "$tmp/court.bin"
rm "$tmp/court.bin"

livre montrer --fichier "$l"
vrai 'the start is in it' [ "$statut" = 0 ]
vrai 'with its four moves' [ "$(grep -cE '^(d3|c4|f5|e6) ' "$tmp/sortie")" = 4 ]
livre montrer --fichier "$l" f5
vrai 'after a move, the three answers' [ "$(grep -cE '^(d6|f6|f4) ' "$tmp/sortie")" = 3 ]
contient 'of White' "$sortie" 'trait à Blanc'
livre montrer
vrai 'the program has its own book' [ "$statut" = 0 ]
vrai 'of 20000 positions at least' [ "$(sed -n 's/^Livre de \([0-9]*\) .*/\1/p' "$tmp/sortie")" -ge 20000 ]
livre montrer f5f4g3g4e3d2g5e6c4h5
vrai 'a position that is not there' [ "$statut" = 1 ]
contient 'is told' "$erreur" "n'est pas dans le livre"
livre montrer f5f5
vrai 'an illegal game is bad usage' [ "$statut" = 2 ]

livre exporter --fichier "$l" "$tmp/livre.obf"
vrai 'exported as text' [ "$statut" = 0 -a "$(wc -l < "$tmp/livre.obf")" -ge 300 ]
livre importer "$tmp/retour.bin" "$tmp/livre.obf"
vrai 'imported again, the same bytes' cmp "$l" "$tmp/retour.bin"
livre exporter --fichier "$l"
vrai 'exported on the standard output' cmp "$tmp/sortie" "$tmp/livre.obf"

# Positions without a score are counted, the others are taken.
printf -- '---------------------------OX------XO--------------------------- X;\n' > "$tmp/sans_score.obf"
{ head -n 1 "$tmp/livre.obf"; cat "$tmp/sans_score.obf"; } > "$tmp/un_sans.obf"
livre importer "$tmp/un_sans.bin" "$tmp/un_sans.obf"
vrai 'a position without a score: status 1' [ "$statut" = 1 -a "$(wc -c < "$tmp/un_sans.bin")" = 34 ]
contient 'it is told' "$erreur" "$tmp/un_sans.obf : positions sans score, laissées : 1"

# A score that no game has is refused by its line, the others are taken.
{ head -n 1 "$tmp/livre.obf"; sed -n '2s/X;.*/X; +999;/p' "$tmp/livre.obf"; } > "$tmp/score.obf"
livre importer "$tmp/score.bin" "$tmp/score.obf"
vrai 'a score of +999: status 1' [ "$statut" = 1 ]
contient 'by its line' "$erreur" 'ligne 2'
vrai 'the line before is there' [ "$(wc -c < "$tmp/score.bin")" = 34 ]

# What is no regular file: text is written through it, a book is refused.
mkfifo "$tmp/tube"
timeout 20 cat "$tmp/tube" > "$tmp/lu.obf" &
livre exporter --fichier "$l" "$tmp/tube"
wait $!
vrai 'exported through a FIFO' [ "$statut" = 0 -a -p "$tmp/tube" ]
vrai 'the same text' cmp "$tmp/lu.obf" "$tmp/livre.obf"
for action in 'construire --profondeur 1 --positions 5' ajouter importer; do
    [ "$action" = "${action#construire}" ] && fichier=$tmp/livre.obf || fichier=
    livre $action "$tmp/tube" $fichier
    vrai "livre ${action%% *}: a FIFO is refused" [ "$statut" = 1 -a -p "$tmp/tube" ]
    contient "livre ${action%% *}: by its name" "$erreur" "$tmp/tube : ce n'est pas un fichier ordinaire"
done

# Where no book can be written nothing is computed: days of it if it were.
for action in 'construire --profondeur 60' 'ajouter --profondeur 60' importer; do
    [ "$action" = "${action#construire}" ] && fichier=$tmp/livre.obf || fichier=
    duree=10 livre $action "$tmp/absent/livre.bin" $fichier
    vrai "livre ${action%% *}: no folder, refused at once" [ "$statut" = 1 ]
    vrai "livre ${action%% *}: in one line" [ "$erreur" = \
        "othello livre ${action%% *} : $tmp/absent/livre.bin : son dossier n'existe pas" ]
done

printf 'rien\n' > "$tmp/faux.obf"
livre importer "$tmp/neuf.bin" "$tmp/faux.obf"
vrai 'nothing to import: status 1, no file' [ "$statut" = 1 -a ! -e "$tmp/neuf.bin" ]

livre montrer --fichier "$tmp/rien"
contient 'a missing book, in the words of other files' "$erreur" "rien : ce fichier n'existe pas"

# A line that the book does not have, in two files.
printf 'f5f4g3g4e3d2g5e6\n' > "$tmp/un.txt"
printf 'd3c3b3\n' > "$tmp/deux.txt"
livre montrer --fichier "$l" f5f4g3g4e3
vrai 'a line is missing' [ "$statut" = 1 ]
livre ajouter --profondeur 2 --coups 6 "$l" "$tmp/un.txt" "$tmp/deux.txt"
vrai 'lines are added' [ "$statut" = 0 ]
livre montrer --fichier "$l" f5f4g3g4e3
vrai 'it is there' [ "$statut" = 0 ]
contient 'with the values of its moves' "$sortie" 'profondeur'
livre montrer --fichier "$l" d3c3
vrai 'the other too' [ "$statut" = 0 ]
livre montrer --fichier "$l" f5f4g3g4e3d2
vrai 'and the end of the moves kept' [ "$statut" = 0 ]

# Where no depth is asked for, the book's own: values of two depths do not compare.
profondeurs() { # the depths of the leaves that the last `livre exporter` tells
    "$othello" livre montrer --fichier "$1" "$2" | sed -n 's/.*profondeur \([0-9]*\)$/\1/p' | sort -u
}
"$othello" livre construire --profondeur 4 --positions 60 "$tmp/quatre.bin" 2> "$tmp/dit"
livre ajouter --coups 6 "$tmp/quatre.bin" "$tmp/un.txt"
vrai 'without --profondeur: added' [ "$statut" = 0 ]
sans 'without a warning' "$erreur" attention
vrai 'at the depth of the book' [ "$(profondeurs "$tmp/quatre.bin" f5f4g3g4e3 | grep -vcE '^[45]$')" = 0 ]
livre ajouter --profondeur 2 --coups 2 "$tmp/quatre.bin" "$tmp/deux.txt"
contient 'a shallower one is told' "$erreur" 'le livre est à 4 demi-coups, ces valeurs à 2'
livre ajouter --profondeur 6 --coups 3 "$tmp/quatre.bin" "$tmp/deux.txt"
sans 'a deeper one is not' "$erreur" attention

# A position whose moves are not in the book.
livre montrer f5f6e6f4g6c5g4g5
sans 'a deployed position: nothing said' "$sortie" 'non déployée'
livre montrer --fichier "$tmp/quatre.bin" f5f4g3g4e3d2
contient 'a leaf: what its value is' "$sortie" "Position non déployée : valeur d'une recherche de 4"

# Nothing to add: nothing is written, be there a book or not.
printf '?\n' > "$tmp/rien.txt"
cp "$l" "$tmp/garde.bin"
touch -d 2001-01-01 "$tmp/garde.bin"
for cas in 'ajouter absent.txt' 'ajouter rien.txt' 'importer absent.obf' 'importer rien.txt' 'importer sans_score.obf'; do
    for f in neuf garde; do
        livre ${cas% *} "$tmp/$f.bin" "$tmp/${cas#* }"
        vrai "$cas, $f: status 1" [ "$statut" = 1 ]
        contient "$cas, $f: told" "$erreur" "livre ${cas% *} : aucune position, rien n'est écrit"
    done
    vrai "$cas: no book is made" [ ! -e "$tmp/neuf.bin" ]
    vrai "$cas: the book is not touched" [ "$(date -r "$tmp/garde.bin" +%Y)" = 2001 ]
done
livre ajouter --profondeur 2 --coups 1 "$tmp/garde.bin" "$tmp/absent.txt" "$tmp/un.txt"
vrai 'one file of two is missing: the other is added, status 1' [ "$statut" = 1 -a "$(date -r "$tmp/garde.bin" +%Y)" != 2001 ]

# What is no book is refused by name and left as it was.
head -c 1000 "$l" > "$tmp/coupe.bin"
{ head -c 500 "$l"; printf 'zzz'; tail -c +504 "$l"; } > "$tmp/abime.bin"
{ printf 'OTHLIVR9'; tail -c +9 "$l"; } > "$tmp/futur.bin"
printf 'bonjour' > "$tmp/texte.bin"
for f in coupe abime futur texte; do
    cp "$tmp/$f.bin" "$tmp/avant.bin"
    livre construire --positions 400 "$tmp/$f.bin"
    vrai "$f: construire refuses it" [ "$statut" = 1 ]
    contient "$f: by its name" "$erreur" "$tmp/$f.bin : livre refusé"
    vrai "$f: left as it was" cmp "$tmp/$f.bin" "$tmp/avant.bin"
    livre montrer --fichier "$tmp/$f.bin"
    vrai "$f: montrer refuses it" [ "$statut" = 1 ]
    contient "$f: by its name too" "$erreur" "$tmp/$f.bin : "
done
livre montrer --fichier "$tmp/absent.bin"
vrai 'no such book: status 1' [ "$statut" = 1 ]

# ENV-09: to learn without a book is refused before anything is read.
for mauvais in '' 'inconnu' 'construire' 'construire a b' 'construire --profondeur 0 a' 'construire --fils x a' \
    'construire --fichier b a' 'ajouter a' 'ajouter --sans-livre b a' 'importer a' 'montrer --positions 3' 'construire --coups 3 b' 'ajouter --positions 3 b a' 'exporter a b'; do
    livre $mauvais
    vrai "livre $mauvais is bad usage" [ "$statut" = 2 ]
    vrai "livre $mauvais says why" [ -n "$erreur" ]
done
livre --aide
contient 'help names the actions' "$sortie" 'livre exporter'

# An interruption keeps what was done.
"$othello" livre construire --profondeur 14 --positions 100000 "$tmp/long.bin" > /dev/null 2> "$tmp/dit" &
pid=$!
sleep 2
tests/interrompre.sh $pid HUP
wait $pid
vrai 'interrupted: status 1' [ $? = 1 ]
livre montrer --fichier "$tmp/long.bin"
vrai 'what was done can be read' [ "$statut" = 0 ]

# In play.
jouer 'quitter\n' --pensee tout --noir ia:6 --blanc clavier
contient 'level 6 plays from the book' "$sortie" "Livre d'ouvertures"
jouer 'quitter\n' --pensee tout --noir ia:6 --blanc clavier --sans-livre
sans 'not with --sans-livre' "$sortie" "Livre d'ouvertures"
contient 'it thinks' "$sortie" 'Pensée : profondeur 16'
jouer 'quitter\n' --pensee tout --noir ia:5 --blanc clavier
sans 'nor level 5' "$sortie" "Livre d'ouvertures"
dire_nboard() { # dire_nboard OPTIONS...: the nodes of its first move
    lancer 'nboard 2\nset game (;GM[Othello]PC[x]TY[8]BO[8 ---------------------------O*------*O--------------------------- *];)\ngo\n' \
        "$othello" nboard --niveau 6 "$@"
    noeuds=$(sed -n 's/^nodestats \([0-9]*\).*/\1/p' "$tmp/sortie")
}
dire_nboard
vrai 'the protocols play from the book' [ "$noeuds" = 0 ]
dire_nboard --sans-livre
vrai 'unless they are told not to' [ "$noeuds" -gt 0 ]
lancer 'quit\n' "$othello" gtp --sans-livre
vrai 'GTP takes the option too' [ "$statut" = 0 ]
contient 'match: the book is asked for' "$("$othello" match --aide)" '--livre'
