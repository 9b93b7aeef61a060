#!/bin/bash
# `othello analyser` as a person and a script use it.
. "$(dirname "$0")/verifier.sh"
analyser() { # analyser ARGUMENTS...
    lancer '' "$othello" analyser --profondeur 2 "$@"
}
partie=f5d6c5f4f3e3d7g4g3g5e2f2c4f6d3h4
echo $partie > "$tmp/parties"

analyser "$tmp/parties"
vrai 'a game is gone over' [ $statut = 0 -a -z "$erreur" ]
vrai 'a line for each move' [ "$(grep -cE '^ +[0-9]+ (◉|◎) [a-h][1-8] ' "$tmp/sortie")" = 16 ]
contient 'the players without names' "$sortie" 'Partie 1 : Noir – Blanc'
contient 'what each lost' "$sortie" '◎ Blanc : pions perdus : '
avant=$sortie
lancer "$partie\n" "$othello" analyser --profondeur 2 -
vrai 'the same from the standard input' [ "$sortie" = "$avant" ]
LANGUAGE=en LC_ALL=C.UTF-8 lancer '' "$othello" analyser --profondeur 2 "$tmp/parties"
contient 'in English too' "$sortie" 'Game 1: Black – White'

printf '%s\n%s\n' $partie f5f4 > "$tmp/deux"
analyser --json "$tmp/deux"
vrai 'a line of JSON for each game' [ $statut = 0 -a "$(wc -l < "$tmp/sortie")" = 2 ]
if command -v python3 > /dev/null; then
    vrai 'that is JSON' python3 -c '
import json, sys
a, b = [json.loads(l) for l in open(sys.argv[1])]
assert [c["coup"] for c in b["coups"]] == ["f5", "f4"]
assert [c["trait"] for c in b["coups"]] == ["X", "O"]
assert all(c["perte"] >= 0 and (c["meilleur"] == c["coup"]) == (c["perte"] == 0) for c in a["coups"])
assert a["noir"] is None and a["partie"] == 1 and b["partie"] == 2' "$tmp/sortie"
fi
lancer 'f5f6\n' "$othello" analyser --secondes 0.1
vrai 'the opening book answers where it knows' [ "$(grep -c ' livre' "$tmp/sortie")" = 2 ]
lancer 'f5f6\n' "$othello" analyser --secondes 0.1 --sans-livre
vrai 'unless it may not' [ "$(grep -c ' livre' "$tmp/sortie")$(grep -c ' pli' "$tmp/sortie")" = 02 ]
analyser --partie 2 "$tmp/deux"
vrai 'one game of a file' [ "$(grep -c '^Partie' "$tmp/sortie")" = 1 ]
contient 'by its number' "$sortie" 'Partie 2'
analyser --partie 3 "$tmp/deux"
vrai 'that is not there' [ $statut = 2 -a -z "$sortie" ]
contient 'is told' "$erreur" '--partie 3 : le fichier a 2 parties'

analyser --annoter "$tmp/annotees.pgn" "$tmp/deux"
vrai 'annotated games' [ $statut = 0 -a -s "$tmp/annotees.pgn" ]
contient 'with what was better' "$(simple < "$tmp/annotees.pgn")" 'perd 4 ; mieux : e3'
"$othello" convertir "$tmp/annotees.pgn" "$tmp/retour.txt" 2> "$tmp/erreur"
vrai 'are the same games' cmp "$tmp/deux" "$tmp/retour.txt"
analyser --partie 2 --annoter "$tmp/annotees.ggf" "$tmp/deux"
vrai 'one of them, its values for who moves' [ "$(grep -o '[BW]\[[^]]*/[^]]*]' "$tmp/annotees.ggf" | wc -l)" = 2 ]
rm "$tmp/annotees.pgn"
cp "$tmp/deux" "$tmp/deux.txt"
ln -s deux.txt "$tmp/lien.txt"
analyser --annoter "$tmp/lien.txt" "$tmp/deux.txt"
vrai 'not onto the games that they come from' [ $statut = 2 -a -z "$sortie" -a -n "$erreur" ]
for faux in x.inconnu - "$tmp/absent/x.pgn"; do
    analyser --annoter "$faux" "$tmp/deux"
    vrai "$faux cannot take them" [ $statut = 2 -a -z "$sortie" -a -n "$erreur" ]
done

echo f5d6c3d3c4f4f6f3e6e7a1 > "$tmp/faute"
analyser "$tmp/faute"
vrai 'the moves before a fault are gone over' [ $statut = 1 -a "$(grep -cE '^ +[0-9]+ (◉|◎) ' "$tmp/sortie")" = 10 ]
contient 'and the fault is told' "$erreur" 'coup 11, ligne 1, colonne 21 : « a1 »'
printf '%s\n%s\n' $partie f5f5 > "$tmp/fautive"
analyser "$tmp/fautive"
vrai 'a game that cannot be read is told, the others are gone over' \
    [ $statut = 1 -a "$(grep -c '^Partie' "$tmp/sortie")" = 1 ]
contient 'where' "$erreur" 'partie 2'
printf '(;GM[Othello]TY[10]BO[10 ---------- ---------- ---------- ---------- ----O*---- ----*O---- ---------- ---------- ---------- ---------- *]B[e4];)\n' > "$tmp/grande.ggf"
analyser "$tmp/grande.ggf"
vrai 'another board is refused' [ $statut = 1 -a -z "$sortie" ]
echo '---------------------------OX------XO--------------------------- X;' > "$tmp/position.obf"
analyser "$tmp/position.obf"
vrai 'a position without moves is no game to go over' [ $statut = 1 -a -z "$sortie" ]
contient 'which is told' "$erreur" 'partie 1 : aucun coup'
: > "$tmp/vide"
analyser "$tmp/vide"
vrai 'nothing to go over' [ $statut = 1 ]
contient 'is told too' "$erreur" 'aucun coup'
analyser "$tmp/absent"
vrai 'no such file' [ $statut = 1 -a -n "$erreur" ]
printf 'f5f5\nf5f4\n' > "$tmp/fautive"
analyser --partie 2 --profondeur 1 "$tmp/fautive"
contient 'a game has its number in the file' "$sortie" 'Partie 2'
printf 'f5\n' > "$tmp/courte"
analyser --profondeur 1 "$tmp/courte"
contient 'one move is said as one' "$sortie" 'en 1 coup, dont'
for mauvais in '--secondes 0' '--secondes x' '--profondeur 61' '--partie 0' 'a b'; do
    # shellcheck disable=SC2086
    analyser $mauvais
    vrai "$mauvais is bad usage" [ $statut = 2 -a -n "$erreur" ]
done
analyser --aide
vrai 'help' [ $statut = 0 -a -n "$sortie" ]

"$othello" analyser --secondes 60 --annoter "$tmp/annotees.pgn" "$tmp/parties" > "$tmp/sortie" 2> "$tmp/erreur" &
pid=$!
tests/interrompre.sh $pid
wait $pid
statut=$?
vrai 'an analysis can be interrupted' [ $statut = 1 -a ! -s "$tmp/sortie" -a ! -e "$tmp/annotees.pgn" ]
contient 'and says so' "$(cat "$tmp/erreur")" 'interrompu'
