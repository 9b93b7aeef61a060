#!/bin/bash
# Homes and files as one finds them: none, unwritable, full, broken, of the future. The game goes on,
# with one message at the most.
set -u
. "$(dirname "$0")/verifier.sh"

DEUX=(--texte --noir clavier --blanc clavier)
conf=$XDG_CONFIG_HOME/othello/othello.conf
partie=$XDG_STATE_HOME/othello/othello.partie

joue() {
    [ "$statut" = 0 ] && contenu "$sortie" 'Noir joue c4'
}

# ---- No home ----

mkdir "$tmp/vide"
lancer '34\n' env -i HOME="$tmp/vide" TERM=xterm "$othello" "${DEUX[@]}"
vrai 'ENV-01: a new empty home: the game is played' joue
vrai 'and saved in a folder made for it' [ -s "$tmp/vide/.local/state/othello/othello.partie" ]
vrai 'that nobody else may read' [ "$(stat -c %a "$tmp/vide/.local/state/othello")" = 700 ]
lancer '34\n' env -i TERM=xterm XDG_STATE_HOME="$tmp/s" "$othello" "${DEUX[@]}"
vrai 'ENV-02: neither HOME nor XDG_CONFIG_HOME: the game is played' joue
lancer '34\n' env -i XDG_STATE_HOME="$tmp/s" "$othello" "${DEUX[@]}"
vrai 'ENV-02: an empty environment: the game is played' joue
lancer '34\n' env HOME=relatif XDG_STATE_HOME=aussi XDG_CONFIG_HOME= "$othello" "${DEUX[@]}"
vrai 'relative paths: the game is played' joue
vrai 'and nothing is made here' absents relatif aussi
lancer '34\nf3\n' env XDG_STATE_HOME=/dev/null/x "$othello" "${DEUX[@]}"
vrai 'an impossible folder: the game is played' joue
vrai 'and it is said once' [ "$(combien 'non sauvée')" = 1 ]
sans 'nor is a save promised at the end' "$sortie" 'Partie sauvée'

# ---- The saved game ----

lancer '34\n33\n' "$othello" "${DEUX[@]}"
contient 'the end of the input saves the game' "$sortie" 'Partie sauvée ; othello --reprendre la continue.'
lancer 'l\n' "$othello" --texte --reprendre
contient '--reprendre goes on from there' "$sortie" 'Blanc joue c3'
cp "$partie" "$tmp/bonne"
lancer '43\n' "$othello" --texte --reprendre
contient 'and the next start from further on' "$(cat "$partie")" 'coups c4 c3 d3'
rm -f "$partie"
lancer '34\n' "$othello" --texte --reprendre
contient 'nothing to resume is said' "$sortie" 'Aucune partie à reprendre'

# A game through a pipe does not write over the one that is saved.
cp "$tmp/bonne" "$partie"
lancer 'f5\nd6\n' "$othello" "${DEUX[@]}"
vrai 'a piped game leaves the saved one alone' cmp -s "$tmp/bonne" "$partie"
sans 'and does not say that it is saved' "$sortie" 'Partie sauvée'
lancer '43\n' "$othello" --texte --reprendre
contient '--reprendre goes on with it and saves' "$(cat "$partie")" 'coups c4 c3 d3'

# A program named by a save file runs only if the user says so.
printf '#!/bin/sh\n: > %s\n' "$tmp/lance" > "$tmp/moteur"
chmod +x "$tmp/moteur"
sed "s|^blanc .*|blanc gtp:$tmp/moteur|" "$tmp/bonne" > "$partie"
cp "$partie" "$tmp/externe"
lancer '43\n34\n' "$othello" --texte --reprendre
contient 'the program that a saved game names is told' "$sortie" "lancerait « $tmp/moteur » : --reprendre --lancer"
vrai 'and not run' [ ! -e "$tmp/lance" ]
vrai 'and the saved game stays' cmp -s "$tmp/externe" "$partie"
lancer '43\n' "$othello" --texte --reprendre --lancer
vrai '--lancer runs it' [ -e "$tmp/lance" ]
rm -f "$partie"

# abimee NAME FILE: what --reprendre makes of such a save file.
abimee() {
    rm -rf "$partie" "$partie.bad"
    cp -r "$2" "$partie"
    lancer '34\n' "$othello" --texte --reprendre --ascii
    vrai "a save file that is $1: the game is played" joue
    if [ -f "$2" ]; then
        vrai "$1: and kept aside" cmp -s "$2" "$partie.bad"
    fi
}
: > "$tmp/nul"
head -c 1000000 /dev/zero > "$tmp/zeros"
head -c 5000 /dev/urandom > "$tmp/hasard"
sed 's/^partie 1/partie 99/' "$tmp/bonne" > "$tmp/futur"
head -c 90 "$tmp/bonne" > "$tmp/coupee"
sed 's/ c3/ c3 a1/' "$tmp/bonne" > "$tmp/illegal"
sed 's/^blanc .*/blanc martien/' "$tmp/bonne" > "$tmp/martien"
abimee empty "$tmp/nul"
abimee 'full of zeros' "$tmp/zeros"
abimee random "$tmp/hasard"
abimee 'of a future version' "$tmp/futur"
abimee 'cut short' "$tmp/coupee"
abimee 'with an illegal move' "$tmp/illegal"
mkdir "$tmp/dossier"
abimee 'a folder' "$tmp/dossier"
rm -rf "$partie" "$partie.bad"
cp "$tmp/martien" "$partie"
lancer 'q\n' "$othello" --texte --reprendre
vrai 'a save file with an unknown player does not crash' [ "$statut" -le 2 ]
contient 'and is told' "$sortie$erreur" 'martien'
rm -rf "$partie" "$partie.bad"
head -c 20000000 /dev/zero > "$partie"
lancer '34\n' "$othello" --texte --reprendre
vrai 'a save file of 20 MB: the game is played' joue

sed 's/^blanc .*/blanc %s%s%s%n%n/' "$tmp/bonne" > "$partie"
lancer 'q\n' "$othello" --texte --reprendre
contient 'TUI-36: a name made of formats is shown as it is' "$sortie$erreur" '%s%s%s%n%n'
rm -f "$partie"

# ---- The history (RULE-21: a game that ends with empty squares is a finished game) ----

historique=$XDG_STATE_HOME/othello/othello.historique
rm -f "$historique"
COURTE='f5\nd6\nc5\nf6\ne7\nf4\ng5\ne6\n'
lancer "${COURTE}q\n" "$othello" "${DEUX[@]}"
vrai 'an unfinished game is not in the history' [ ! -e "$historique" ]
lancer 'e3\n' "$othello" --texte --reprendre
vrai 'RULE-21: a wiped-out game is, once' [ "$(grep -c '' "$historique")" = 1 ]
contient 'with its margin' "$(cat "$historique")" '+64'
contient 'and its moves' "$(cat "$historique")" 'f5 d6 c5 f6 e7 f4 g5 e6 e3'
vrai 'and it is not resumed' [ ! -e "$partie" ]
sans 'without a start, which is the usual one' "$(cat "$historique")" 'noir'
sans 'nor moves from elsewhere' "$(cat "$historique")" $'\t\t'
lancer 'j\ne3\n' "$othello" --texte --noir clavier --blanc ia:1 --nouvelle --ouvrir f5d6c5f6e7f4g5e6
contient 'a game that was opened and played on tells how many moves are not of it' \
    "$(tail -n 1 "$historique")" $' e3\t\t\t8'
sed -i '$d' "$historique"

# m: the history in text mode.
mv "$historique" "$tmp/historique.garde"
IA=(--texte --noir clavier --blanc ia:1 --nouvelle)
lancer 'm\nq\n' "$othello" "${IA[@]}"
contient 'm: without a history' "$sortie" "L'historique n'a aucune partie."
ligne=$'2026-11-30T12:00:00\tothello-%s\tclavier\t%s\t%s\t%s\n'
fin='f5 d6 c5 f6 e7 f4 g5 e6'
{
    printf "$ligne" 8x8 ia:1 +64 "$fin e3"
    printf "$ligne" 6x6 ia:2 -4 'd2 b3'
    printf "$ligne" 8x8 ia:1 +64 "$fin e3"$'\t\t\t8'
    printf "$ligne" 8x8 ia:1 inachevée "$fin"
} > "$historique"
cp "$historique" "$tmp/historique.passees"
lancer 'historique\n1\ne3\n' "$othello" --texte --noir clavier --blanc clavier --nouvelle
cp "$tmp/historique.passees" "$historique"
contient 'by its word: the newest first' "$sortie" ' 1  2026-11-30 12:00  inachevée, IA, niveau 1'
contient 'one that was opened says so' "$sortie" ' 2  2026-11-30 12:00  ouverte au coup 8, gagnée de 64, IA, niveau 1'
contient 'another board too' "$sortie" ' 3  2026-11-30 12:00  perdue de 4, IA, niveau 2, Othello 6x6'
contient 'and a usual one' "$sortie" ' 4  2026-11-30 12:00  gagnée de 64, IA, niveau 1'
contient 'its number opens one' "$sortie" 'Blanc joue e6'
sans 'an unfinished one is gone on with' "$sortie" 'Partie ouverte'
contient 'against the player that it had' "$sortie" 'humain – IA, niveau 1'
lancer 'm\n2\nq\n' "$othello" "${IA[@]}"
contient 'the record' "$sortie" "Bilan : 1 gagnée, 0 nulle, 0 perdue contre l'IA, niveau 1"
lancer 'm\n4\nq\n' "$othello" "${IA[@]}"
contient 'a finished one too' "$sortie" 'Victoire de NOIR'
lancer 'm\n5\nm\n\n34\nq\n' "$othello" "${IA[@]}"
contient 'another number, or none, opens nothing' "$sortie" 'La partie continue.'
contient 'and the game goes on' "$sortie" 'Noir joue c4'
lancer 'm\n3\nm\n' "$othello" "${IA[@]}"
contient 'a line that cannot be played again is told' "$sortie" "cette partie n'est plus lisible"
mv "$tmp/historique.garde" "$historique"
rm -f "$partie"

lancer '34\n' "$othello" --texte --noir clavier --blanc gtp:false --nouvelle
contient 'a game lost by default' "$sortie" 'forfait'
lancer '' "$othello" --texte --noir aleatoire:1 --blanc aleatoire:2
vrai 'is not in the history, and games without a person are not' [ "$(grep -c '' "$historique")" = 1 ]
lancer "${COURTE}e3\n" env XDG_STATE_HOME=/dev/null/x "$othello" "${DEUX[@]}"
contient 'where it cannot be written the game ends well' "$sortie" 'Victoire de NOIR'

# Once each, whatever is undone and redone at the end, even after another start.
morpion() {
    lancer "$1" "$construction/morpion" --texte --noir clavier --blanc clavier "${@:2}"
}
m_historique=$XDG_STATE_HOME/othello/morpion.historique
morpion '11\n12\n21\n22\n31\nu\nr\nu\n31\nu\nq\n'
lancer 'r\nq\n' "$construction/morpion" --texte --reprendre
vrai 'a game undone at its end and redone is in the history once' \
    [ "$(grep -c '' "$m_historique")" = 1 ]
morpion '11\n12\n21\n22\n31\nu\n13\n32\nn\n11\n12\n21\n22\n31\nq\n'
vrai 'another end, and the same game again, are other games' \
    [ "$(grep -c '' "$m_historique")" = 4 ]
morpion '11\n12\n21\n22\n31\nq\n' --premier blanc
contient 'a game that white began says so' "$(tail -n 1 "$m_historique")" $'\tblanc'

# It can be taken out: by convertir, by the base.
rm -f "$historique"
lancer "${COURTE}e3\nq\n" "$othello" "${DEUX[@]}"
lancer 'f4\n' "$othello" "${DEUX[@]}" --nouvelle --position \
    OOOOOOOOOOOOOOOOOOOOOOOOOOXOO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
lancer '' "$othello" convertir "$historique" "$tmp/historique.pgn"
vrai 'convertir reads the history' [ "$statut" = 0 ]
vrai 'both games of it' [ "$(grep -c '^\[Black "clavier"\]' "$tmp/historique.pgn")" = 2 ]
contient 'the first with its moves' "$(cat "$tmp/historique.pgn")" '5. e3'
contient 'the second with its start' "$(cat "$tmp/historique.pgn")" '[FEN '
lancer '' env XDG_DATA_HOME="$tmp/donnees" "$othello" base importer "$historique"
contient 'base importer reads it' "$sortie$erreur" '1 partie'

# ---- Settings (ENV-08) ----

# reglage NAME FILE: such a settings file.
reglage() {
    rm -rf "$conf" "$conf.bad"
    mkdir -p "${conf%/*}"
    cp -r "$2" "$conf"
    lancer '34\n' "$othello" "${DEUX[@]}"
    vrai "settings that are $1: the game is played" joue
    contient "$1: and it is said" "$sortie" "othello.conf"
    if [ -f "$2" ]; then
        vrai "$1: the file is kept" cmp -s "$2" "$conf"
    fi
}
printf 'version = 99\n' > "$tmp/c_futur"
printf 'theme = rose\n' > "$tmp/c_faux"
reglage 'full of zeros' "$tmp/zeros"
reglage 'a folder' "$tmp/dossier"
reglage 'of a future version' "$tmp/c_futur"
reglage wrong "$tmp/c_faux"
printf '# moi\npremier = blanc\ntheme = rose\n' > "$conf"
lancer 'e3\n' "$othello" "${DEUX[@]}"
contient 'a wrong line is told with its number' "$sortie" 'othello.conf:3 : theme : « rose » refusé'
contient 'and the others are obeyed' "$sortie" 'Blanc joue e3'
lancer '' "$othello" exercices --texte
contient 'a wrong line is told by what asks on a board too' "$sortie" 'othello.conf:3 : theme : « rose » refusé'
rm -rf "$conf" "$conf.bad"
printf 'blanc = ia:bordeaux\nnoir = clavier\n' > "$conf"
lancer '34\nq\n' "$othello" --texte
vrai 'a player of another board leaves his place' [ $statut = 0 ]
contient 'the usual one plays' "$sortie" 'Blanc joue'
sans 'and nothing is told' "$sortie$erreur" othello.conf
printf 'theme = rose\nblanc = ia:insa\nnoir = clavier\n' > "$conf"
lancer 'q\n' "$othello" --texte --taille 10x10
contient 'the wrong line is told, not the player' "$sortie" 'othello.conf:1 : theme : « rose » refusé'
vrai 'a player of 8x8 leaves his place on 10x10' [ $statut = 0 ]
lancer 'q\n' "$othello" --texte --taille 10x10 --blanc ia:insa
vrai 'one that was asked for is refused' [ $statut = 2 ]
rm -rf "$conf" "$conf.bad"
printf 'noir = martien\n' > "$conf"
lancer '34\n' "$othello" --texte --blanc clavier
vrai 'an unknown player in the settings: the game is played' joue
: > "$conf"
lancer '34\n' "$othello" "${DEUX[@]}"
vrai 'empty settings: the game is played' joue
printf 'premier = blanc\nnoir = clavier\nblanc = clavier\n' > "$conf"
lancer 'e3\n' "$othello" --texte
contient 'settings are obeyed' "$sortie" 'Blanc joue e3'
rm -f "$conf"

# ---- A full disk (ENV-05) ----

plein() {
    mkdir -p "$tmp/disque"
    mount -t tmpfs -o size=64k tmpfs "$tmp/disque" || return 99
    mkdir -p "$tmp/disque/othello"
    cp "$tmp/bonne" "$tmp/disque/othello/othello.partie"
    head -c 100000 /dev/zero > "$tmp/disque/remplissage" 2> /dev/null
    printf '43\nf3\n' | XDG_STATE_HOME=$tmp/disque "$othello" --texte --reprendre > "$tmp/sortie" 2> "$tmp/erreur"
    echo $? > "$tmp/statut"
    cp "$tmp/disque/othello/othello.partie" "$tmp/apres"
    umount "$tmp/disque"
}
export -f plein
export tmp othello
if unshare -m true 2> /dev/null && unshare -m bash -c "DEUX=(${DEUX[*]}); plein" 2> /dev/null; then
    statut=$(cat "$tmp/statut") sortie=$(simple < "$tmp/sortie")
    vrai 'ENV-05: a full disk: the game is played' [ "$statut" = 0 ]
    contient 'ENV-05: to its end' "$sortie" 'Noir joue d3'
    vrai 'and the failure is said once' [ "$(combien 'non sauvée')" = 1 ]
    vrai 'and the old save file is unharmed' cmp -s "$tmp/bonne" "$tmp/apres"
else
    echo 'skip - ENV-05 on a full tmpfs: no right to mount here (a limit on sizes stands for it)'
fi
