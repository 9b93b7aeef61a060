#!/bin/bash
# `othello repertoire` as a person uses it; the file that it keeps.
. "$(dirname "$0")/verifier.sh"
export XDG_DATA_HOME=$tmp/donnees
fichier=$XDG_DATA_HOME/othello/repertoire.txt
repertoire() {
    lancer '' "$othello" repertoire "$@"
}
# The moves of the file, without its comments.
coups_gardes() {
    grep -v '^#' "$fichier"
}

repertoire montrer
contient 'no file: an empty repertoire' "$sortie" 'Noir : 0 coup, 0 ligne'
repertoire ajouter --couleur noir f5d6c3d3c4f4c5b3
vrai 'a line is taken' [ "$statut" = 0 ]
contient "Black's moves of it" "$sortie" '4 coups ajoutés, 0 remplacé, 0 déjà là'
vrai 'a move a line, mine behind a blank' [ "$(coups_gardes)" = "f5
f5d6 c3
f5d6c3d3 c4
f5d6c3d3c4f4 c5" ]
repertoire ajouter --couleur noir d3c3e6
contient 'a turned board is the same position' "$sortie" '1 coup ajouté, 0 remplacé, 1 déjà là'
repertoire ajouter --couleur noir f5d6c4d3c3
contient 'another move takes the place of one' "$sortie" 'f5d6 c4, à la place de c3'
contient 'and is counted' "$sortie" '1 coup ajouté, 1 remplacé, 1 déjà là'
repertoire montrer --couleur noir
contient 'a transposition leads on' "$sortie" f5d6c4d3c3f4c5
contient 'what nothing leads to is shown apart' "$sortie" "Aucun de vos autres coups n'y mène :
  f5d6c3d3c4"
sans 'without the other colour' "$sortie" Blanc
repertoire ajouter --couleur blanc --jusqu-a 4 f5d6c3d3c4f4
contient 'a colour of its own, no further than asked' "$sortie" '2 coups ajoutés, 0 remplacé'
repertoire montrer f5d6
contient 'lines from a position' "$sortie" 'Blanc : 2 coups, 1 ligne
  f5d6c3d3  Perpendiculaire'

repertoire exporter --couleur noir
vrai 'exported, a line a game' [ "$(wc -l < "$tmp/sortie")" = 2 ]
cp "$tmp/sortie" "$tmp/attendues"
cp "$fichier" "$tmp/avant.txt"
repertoire exporter --couleur noir "$tmp/noir.sgf"
vrai 'as SGF too' [ "$statut" = 0 -a -s "$tmp/noir.sgf" ]
rm "$fichier"
repertoire ajouter --couleur noir "$tmp/noir.sgf"
repertoire exporter
vrai 'and read again, the same lines' cmp "$tmp/sortie" "$tmp/attendues"

cp "$tmp/avant.txt" "$fichier"
repertoire retirer --couleur noir f5d6
contient 'an answer goes, with what only it led to' "$sortie" '3 coups retirés'
repertoire retirer --couleur noir f5d6
vrai 'not twice' [ "$statut" = 1 ]
contient 'told' "$erreur" 'aucun coup de votre répertoire ici'

# Several at once.
rm "$fichier"
for coups in f5d6c3 f5f6e6 f5f4e3 f5d6c4d3c5 f5f6e6f4g5 f5f6e6d6c5 f5f6e6f4e3 f5f6e6d6c7; do
    "$othello" repertoire ajouter --couleur noir $coups > /dev/null &
    attendus="$attendus $!"
done
wait $attendus
vrai 'none loses what another one adds' [ "$(coups_gardes | wc -l)" = 6 ]

# The text that a person edits.
printf '# à moi\n# Noir\nf5\n  # Tigre\nf5d6 c3\n' > "$fichier"
repertoire ajouter --couleur noir f5f6e6
repertoire ajouter --couleur noir f5f4e3
vrai 'his comments stay' [ "$(cat "$fichier")" = '# à moi
# Tigre
# Noir
f5
f5f4 e3
f5d6 c3
f5f6 e6' ]
printf '\xef\xbb\xbf# mien\r\n\r\n  f5D6 c3\r\nF5d6c4d3 c3\n' > "$fichier"
repertoire montrer --couleur noir
contient 'blanks, capitals, CRLF, the order: no matter' "$sortie" 'Noir : 2 coups'
refuse() { # refuse NAME LINE REASON: the file is refused by that line, and stays
    cp "$fichier" "$tmp/refuse.txt"
    repertoire ajouter --couleur noir f5
    vrai "$1: refused" [ "$statut" = 1 ]
    contient "$1: file and line" "$erreur" "$fichier:$2 : "
    contient "$1: why" "$erreur" "$3"
    vrai "$1: nothing is written" cmp "$fichier" "$tmp/refuse.txt"
}
printf 'f5\nf5d6c9\n' > "$fichier"
refuse 'no square' 2 "« c9 » : ce n'est pas un coup"
printf '# a\nf5d6a1\n' > "$fichier"
refuse 'an illegal move' 2 '« a1 »'
printf 'f5d6 c3\nf5d6 c4\n' > "$fichier"
refuse 'two moves of a position' 2 'c3 est déjà le coup de cette position'
printf 'f5d6c\n' > "$fichier"
refuse 'half a move' 1 '« c »'
printf '\001\377\000\200 PNG\r\n\032\n\000\000\377' > "$fichier"
refuse 'no text' 1 "ce n'est pas un coup"
rm "$fichier"

# Holes: in own games, each by its player and colour.
cat > "$tmp/moi.pgn" << 'FIN'
[Black "Moi"]
[White "Toi"]

1. f5 d6 2. c3 f4 3. f6 *

[Black "Toi"]
[White "Moi"]

1. f5 d6 2. c3 g5 *

[Black "Moi"]
[White "Lui"]

1. c4 e3 2. f6 e6 *

[Black "Lui"]
[White "Toi"]

1. f5 f6 2. e6 *
FIN
repertoire ajouter --couleur noir f5d6c3d3c4
repertoire trous --couleur noir --joueur Moi "$tmp/moi.pgn"
vrai 'one hole, where the game went on' [ "$(wc -l < "$tmp/sortie")" = 1 ]
contient 'its move and how often' "$sortie" '4.f4 (f5d6c3f4) : dans 1 sur 2 de vos parties'
repertoire trous --couleur noir "$tmp/moi.pgn"
contient 'all games without a player' "$sortie" '2.f6 (f5f6) : dans 1 sur 4 de vos parties'
if "$othello" base importer "$tmp/moi.pgn" > /dev/null 2>&1; then
    repertoire trous --couleur noir --joueur Moi
    contient 'games of the base: both counts' "$sortie" \
        '4.f4 (f5d6c3f4) : dans 1 sur 2 de vos parties, 1 partie de la base (33 %)'
    repertoire trous --couleur noir --seuil 40 --limite 1
    vrai 'the frequent ones alone' [ "$(wc -l < "$tmp/sortie")" = 1 ]
    repertoire trous --couleur blanc
    contient 'an empty repertoire lacks the first answer' "$sortie" '1.f5 (f5) : 4 parties de la base'
else
    echo 'skip - holes in the base: built without SQLite'
fi

# A base that is there and cannot be read is told, not left out.
if "$othello" base importer "$tmp/moi.pgn" > /dev/null 2>&1; then
    head -c 5000 "$othello" > "$XDG_DATA_HOME/othello/parties.sqlite"
    repertoire trous --couleur noir "$tmp/moi.pgn"
    vrai 'holes: a broken base is an error' [ "$statut" = 1 ]
    contient 'holes: it is told' "$erreur" 'parties.sqlite'
    lancer '' "$othello" repertoire travailler --texte --couleur noir
    vrai 'drill: a broken base is an error' [ "$statut" = 1 ]
    contient 'drill: it is told' "$erreur" 'parties.sqlite'
    rm "$XDG_DATA_HOME/othello/parties.sqlite"
fi

# The command line.
repertoire
vrai 'an action is needed' [ "$statut" = 2 ]
repertoire ajouter f5
vrai 'and a colour' [ "$statut" = 2 ]
repertoire ajouter --couleur rouge f5
contient 'of the two' "$erreur" 'noir ou blanc attendu'
repertoire ajouter --couleur noir f5a1
vrai 'an illegal game adds nothing' [ "$statut" = 1 ]
echo '---------------------------XO------OX--------------------------- X;' > "$tmp/miroir.obf"
repertoire ajouter --couleur noir "$tmp/miroir.obf"
contient 'another start neither' "$erreur" 'un répertoire part de la position de départ usuelle'

# The drill, in text mode: the moves that are due, the others played. It is noon there: no midnight
# comes while this runs.
export TZ=MIDI$((10#$(date -u +%H) - 12))
travailler() { # travailler INPUT OPTIONS...
    lancer "$1" "$othello" repertoire travailler --texte "${@:2}"
}
rm -f "$fichier" "$XDG_DATA_HOME/othello/rappels.txt" "$XDG_DATA_HOME"/othello/parties.sqlite*
travailler '' --couleur noir
vrai 'nothing to ask' [ "$statut" = 1 ]
contient 'told' "$erreur" 'aucun coup de votre répertoire ici'
repertoire ajouter --couleur noir f5f6e6f4g5
travailler 'c4\na1\n' --couleur noir
contient 'any first move is the same one' "$sortie" 'Juste : c4.'
contient 'when it comes back' "$sortie" 'Juste : c4. Revient dans 3 jours.'
contient 'a line is played on, and told' "$sortie" 'Répertoire 2 sur 3. c4'
contient 'an illegal answer is none' "$sortie" 'Coup refusé'
contient 'the end of the input ends it' "$sortie" '1 sur 1 trouvé du premier coup. 2 à revoir.'
travailler 'c4\nd3\ne6\ng5\n' --couleur noir
sans 'what is known is played' "$sortie" 'Trait à Noir, 4 coups légaux : d3 c4 f5 e6.'
contient 'a wrong move: mine, what it costs, when it comes back' "$sortie" \
    'Votre coup est e6 (+1). c4 perd 8 (livre). Revient demain.'
contient 'the answer is known then' "$sortie" 's : suivant, z : arrêter'
contient 'and may be played; then the end' "$sortie" '1 sur 2 trouvé du premier coup.'
sans 'nothing is left' "$sortie" 'à revoir.'
travailler '' --couleur noir
vrai 'nothing is due: no fault' [ "$statut" = 0 ]
contient 'a day is told' "$sortie" "Aucun coup n'est dû aujourd'hui ; le prochain : 20"
travailler 'f5\nz\n' --couleur noir --tout
contient 'all of them' "$sortie" 'Répertoire 1 sur 3'
contient 'stopped' "$sortie" '1 sur 1 trouvé du premier coup. 2 à revoir.'
travailler 'i\n\ns\n' --couleur noir --tout --ouverture f5f6
contient 'from an opening' "$sortie" 'Répertoire 1 sur 2'
contient 'the answer is told' "$sortie" 'Votre coup est e6. Revient demain.'
contient 'an empty line plays it and goes on' "$sortie" 'Répertoire 2 sur 2. f5f6e6f4.'
contient 'what is told is not found, what is passed over no answer' "$sortie" \
    '0 sur 1 trouvé du premier coup. 1 à revoir.'
repertoire ajouter --couleur blanc f5f4g3e6f3c4
travailler 'h2\nq\n' --couleur blanc --ouverture f5f4g3e6f3
contient 'where the book does not know, the cost is searched' "$sortie" 'c4. h2 : valeur cherchée…'
vrai 'and told' grep -qE 'Votre coup est c4 \(\+[0-9]+\)\. h2 perd [0-9]+\. Revient' <<< "$sortie"
travailler 'i\n\ni\n\n'
contient 'without a colour both' "$sortie" 'À Blanc : votre coup ?'

# A file that cannot be written to any more: the program says so, at the end too.
mkfifo "$tmp/lignes"
"$othello" repertoire travailler --texte --tout --couleur noir < "$tmp/lignes" > "$tmp/dit" \
    2> "$tmp/fautes" &
exec 8> "$tmp/lignes"
while ! grep -q 'Répertoire 1' "$tmp/dit"; do sleep 0.05; done
echo 'une ligne fausse' > "$XDG_DATA_HOME/othello/rappels.txt"
echo i >&8
exec 8>&-
wait $!
vrai 'an answer that is lost is a fault' [ $? = 1 ]
contient 'told where it happens' "$(cat "$tmp/dit")" 'rappels.txt:1'
contient 'and counted' "$(cat "$tmp/fautes")" "1 réponse n'a pas pu être notée"
rm "$XDG_DATA_HOME/othello/rappels.txt"

# In a game in text mode: R, and what the review says.
rm -f "$fichier"
jouer 'f5\nd6\nR\n<\n<\nR\nR\n' --noir clavier --blanc clavier
contient 'R takes the last move' "$sortie" '2.d6 est de votre répertoire'
contient 'in a look back the one played there' "$sortie" '1.f5 est de votre répertoire'
contient 'and takes it out' "$sortie" "1.f5 n'est plus de votre répertoire."
vrai 'the file has the one left' [ "$(coups_gardes)" = 'f5 d6' ]
jouer 'f5\nf6\ny\n' --noir clavier --blanc clavier
contient 'the review says where it was left' "$sortie" 'Blanc quitte votre répertoire : 2.f6 (le vôtre : d6)'
lancer '?\n' "$construction/morpion" --texte --noir clavier --blanc clavier
sans 'where there is none the help has no R' "$sortie" 'R, '
