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
lancer 'moves: f5d6c3d3c4f4f6f3\n' "$othello" analyser --profondeur 2 -
contient 'a game in a pasted text' "$erreur" "8 coups pris d'ici"
vrai 'is read' [ $statut = 0 ]
lancer "$partie\n" "$othello" analyser --profondeur 2 -
vrai 'the same from the standard input' [ "$sortie" = "$avant" ]
LANGUAGE=en LC_ALL=C.UTF-8 lancer '' "$othello" analyser --profondeur 2 "$tmp/parties"
contient 'in English too' "$sortie" 'Game 1: Black – White'
contient 'in the words of the screen' "$sortie" 'mistakes of 4 discs or more: '

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
else
    echo 'skip - that is JSON: python3 is not installed'
fi
lancer 'f5f6\n' "$othello" analyser --secondes 0.1
vrai 'the opening book answers where it knows' [ "$(grep -c ' livre' "$tmp/sortie")" = 2 ]
lancer 'f5f6\n' "$othello" analyser --secondes 0.1 --sans-livre
vrai 'unless it may not' [ "$(grep -c ' livre' "$tmp/sortie")$(grep -c ' pli' "$tmp/sortie")" = 02 ]
analyser --partie 2 "$tmp/deux"
vrai 'one game of a file' [ "$(grep -c '^Partie' "$tmp/sortie")" = 1 ]
contient 'by its number' "$sortie" 'Partie 2'
analyser --partie 3 "$tmp/deux"
vrai 'that is not there' [ $statut = 1 -a -z "$sortie" ]
contient 'is told' "$erreur" 'deux : le fichier a 2 parties'
analyser --partie 1 "$tmp/deux:2"
vrai 'not by both' [ $statut = 2 ]
contient 'which is said' "$erreur" '--partie ne va pas avec'
# Words for games, as --ouvrir takes them, and several.
analyser "$tmp/deux:2"
vrai 'the same in the name of the file' [ $statut = 0 -a "$(grep '^Partie' "$tmp/sortie")" = 'Partie 2 : Noir – Blanc (Parallèle)' ]
analyser f5f4
vrai 'moves without a file' [ $statut = 0 -a "$(grep -cE '^ +[12] (◉|◎) ' "$tmp/sortie")" = 2 ]
analyser "$tmp/parties" "$tmp/deux:2"
vrai 'several files' [ $statut = 0 -a "$(grep -c "^$tmp/deux:2 : Partie 2 : \|^$tmp/parties : Partie 1 : " "$tmp/sortie")" = 2 ]
analyser --annoter "$tmp/deux.pgn" "$tmp/parties" "$tmp/deux:2"
vrai 'written to one' [ "$(grep -c '^1\. ' "$tmp/deux.pgn")" = 2 ]
cp "$tmp/deux.pgn" "$tmp/garde.pgn"
analyser --annoter "$tmp/deux.pgn" "$tmp/deux.pgn:1"
vrai 'never onto the file of a game' cmp "$tmp/deux.pgn" "$tmp/garde.pgn"
rm "$tmp/deux.pgn"

# Games of players with names: how each plays.
sans 'no table of players without names' "$sortie" 'gâchées'
finie=f5d6c5f6e7f4g5e6e3
printf '[Black "Ada"]\n[White "Bob"]\n%s\n\n[Black "Bob"]\n[White "Zoé"]\n%s\n' $finie f5f4 | sed 's/\([a-h][1-8]\)/\1 /g' > "$tmp/noms.pgn"
analyser "$tmp/noms.pgn"
vrai 'a row a player' [ "$(grep -cE '^(Ada|Bob|Zoé) +[12] +[0-9]+,[0-9]{2} ' "$tmp/sortie")" = 3 ]
vrai 'the score of a game that is over' grep -q '^Partie 1 : Ada – Bob, 64-0 ' "$tmp/sortie"
vrai 'all his games' grep -qE '^Bob +2 ' "$tmp/sortie"
contient 'what the columns are' "$sortie" 'ouverture, plus de 40 cases vides ; milieu, plus de 20 ; finale.'
analyser --joueur zo "$tmp/noms.pgn"
vrai 'the games of a player' [ "$(grep -c '^Partie' "$tmp/sortie")" = 1 ]
analyser --joueur zo --annoter "$tmp/siennes.pgn" "$tmp/noms.pgn"
vrai 'they alone are written' [ "$(grep -c '^\[Black' "$tmp/siennes.pgn")$(grep -c 'Zoé' "$tmp/siennes.pgn")" = 11 ]
cp "$tmp/siennes.pgn" "$tmp/avant.pgn"
analyser --joueur personne --annoter "$tmp/siennes.pgn" "$tmp/noms.pgn"
vrai 'and no file where there is none' cmp "$tmp/siennes.pgn" "$tmp/avant.pgn"
analyser --joueur bo "$tmp/noms.pgn"
vrai 'and he alone' [ "$(grep -cE '^(Ada|Bob|Zoé) ' "$tmp/sortie")$(grep -cE '^Bob +2 ' "$tmp/sortie")" = 11 ]
analyser --joueur personne "$tmp/noms.pgn"
vrai 'a player who is not there' [ $statut = 1 -a -z "$sortie" ]
contient 'is told' "$erreur" 'aucune partie ne répond'
analyser --joueur ZOE --joueur bob "$tmp/noms.pgn"
vrai 'the games between two' [ "$(grep -c '^Partie 2' "$tmp/sortie")$(grep -c '^Partie' "$tmp/sortie")" = 11 ]
analyser --joueur a --joueur b --joueur c "$tmp/noms.pgn"
vrai 'three are too many' [ $statut = 2 -a -n "$erreur" ]
sed 's/Ada/#34/; s/Zoé/#340/' "$tmp/noms.pgn" > "$tmp/numeros.pgn"
analyser --joueur '#34' "$tmp/numeros.pgn"
vrai 'a number whole, as in the game base' [ "$(grep -c '^Partie 1' "$tmp/sortie")$(grep -c '^Partie' "$tmp/sortie")" = 11 ]
analyser --json "$tmp/noms.pgn"
vrai 'what the heading says, in JSON too' grep -q '^{"partie":1,"fichier":"[^"]*","noir":"Ada","blanc":"Bob","tournoi":null,"date":null,"ouverture":"' "$tmp/sortie"
vrai 'a search of some plies does not say that it saw the end' grep -q '"n":1,.*"profondeur":2,"confiance":[0-9]*,"jusqu_a_la_fin":false,' "$tmp/sortie"
vrai 'the margin of a game that is over' grep -q '^{"partie":1,.*"marge":64,' "$tmp/sortie"
vrai 'and of no other' grep -q '^{"partie":2,.*"marge":null,' "$tmp/sortie"
vrai 'in JSON a line more for each' [ "$(grep -c '^{"joueur":"[A-Zé-]*' "$tmp/sortie")" = 3 ]
vrai 'with the same' grep -qE '^\{"joueur":"Bob","parties":2,"ouverture":\{"coups":5,"perte":[0-9]+\},"milieu":\{"coups":0,"perte":0\},.*"gachees":[01]\}$' "$tmp/sortie"

analyser --annoter "$tmp/annotees.pgn" "$tmp/deux"
vrai 'annotated games' [ $statut = 0 -a -s "$tmp/annotees.pgn" ]
contient 'with what was better' "$(simple < "$tmp/annotees.pgn")" 'perd 12 ; mieux : c4, suite c4'
"$othello" convertir "$tmp/annotees.pgn" "$tmp/retour.txt" 2> "$tmp/erreur"
vrai 'are the same games' cmp "$tmp/deux" "$tmp/retour.txt"
analyser --partie 2 --annoter "$tmp/annotees.ggf" "$tmp/deux"
vrai 'one of them, its values for who moves' [ "$(grep -o '[BW]\[[^]]*/[^]]*]' "$tmp/annotees.ggf" | wc -l)" = 2 ]
rm "$tmp/annotees.pgn"
cp "$tmp/deux" "$tmp/deux.txt"
ln -s deux.txt "$tmp/lien.txt"
analyser --annoter "$tmp/lien.txt" "$tmp/deux.txt"
vrai 'not onto the games that they come from' [ $statut = 2 -a -z "$sortie" -a -n "$erreur" ]
for faux in 2:x.inconnu 2:x.json "1:$tmp/absent/x.pgn"; do
    analyser --annoter "${faux#*:}" "$tmp/deux"
    vrai "${faux#*:} cannot take them" [ $statut = ${faux%%:*} -a -z "$sortie" ]
    contient 'which is said with its option' "$erreur" 'othello analyser : --annoter : '
done
analyser --annoter - "$tmp/deux"
vrai 'the standard output does, and is theirs' [ $statut = 0 -a "$(grep -c '^\[Result' "$tmp/sortie")$(grep -c 'Partie' "$tmp/sortie")" = 20 ]
analyser --annoter - --format ggf "$tmp/deux"
vrai 'in the format asked for' [ "$(grep -c '^(;GM\[Othello\]' "$tmp/sortie")" = 2 ]
analyser --noir bob "$tmp/noms.pgn"
vrai 'the games of a colour' [ "$(grep -c '^Partie 2' "$tmp/sortie")$(grep -c '^Partie' "$tmp/sortie")" = 11 ]

# The report: a page by itself.
sed 's/"Ada"/"A<b> \&amp; \\"c\\""/; s/d6 c5/d6 {so \& <so>} c5/' "$tmp/noms.pgn" > "$tmp/balises.pgn"
echo $partie > "$tmp/une"
page() { # page EXPRESSION: is it true of the page in $tmp/r.html, parsed?
    python3 -c '
import html.parser, sys
texte = open(sys.argv[1], encoding="utf-8").read()
class Page(html.parser.HTMLParser):
    VIDES = ("meta",)
    def __init__(self):
        super().__init__()
        self.ouverts, self.ids, self.liens, self.noms, self.mots = [], [], [], [], ""
    def handle_starttag(self, nom, attributs):
        d = dict(attributs)
        self.noms.append(nom)
        self.ids += [d["id"]] if "id" in d else []
        self.liens += [d["href"]] if "href" in d else []
        if nom not in self.VIDES: self.ouverts.append(nom)
    def handle_startendtag(self, nom, attributs):
        self.handle_starttag(nom, attributs)
        self.ouverts.pop()
    def handle_endtag(self, nom):
        assert self.ouverts.pop() == nom, nom
    def handle_data(self, mots): self.mots += mots
p = Page()
p.feed(texte)
assert not p.ouverts and len(set(p.ids)) == len(p.ids)
assert set(l[1:] for l in p.liens) <= set(p.ids) and all(l[0] == "#" for l in p.liens)
assert "script" not in p.noms and "link" not in p.noms and "http" not in texte.replace("http://www.w3.org/2000/svg", "")
assert eval("(" + sys.argv[2] + ")"), sys.argv[2]' "$tmp/r.html" "$1"
}
analyser --rapport "$tmp/r.html" "$tmp/une"
vrai 'a report, the review told all the same' [ $statut = 0 -a "$(grep -c '^Partie' "$tmp/sortie")" = 1 ]
vrai 'how it was made' grep -q '<p class="d">Analyse.: othello [0-9.]*, 2 plis</p>' "$tmp/r.html"
if command -v python3 > /dev/null; then
    vrai 'a page whose links lead somewhere, with a curve and a diagram for each error' page \
        'texte.startswith("<!DOCTYPE html>") and p.noms.count("polyline") == 1 and p.ids and
         len(p.ids) == texte.count("class=\"e\"") == p.noms.count("svg") - 2'
    nb=$(grep -c 'class="e"' "$tmp/r.html")
    analyser --rapport "$tmp/r.html" --perte 8 "$tmp/une"
    vrai 'of 8 discs and more: fewer' page "0 < len(p.ids) < $nb"
    analyser --rapport "$tmp/r.html" "$tmp/balises.pgn"
    vrai 'several games: contents, and texts are texts' page \
        '"p1" in p.ids and "p2" in p.ids and p.noms.count("nav") == 1 and
         "A<b> &amp; \"c\" – Bob" in p.mots and "so & <so>" in p.mots and p.noms.count("b") >= 1'
    "$othello" convertir "$tmp/une" "$tmp/r.html" 2> "$tmp/erreur"
    vrai 'a game without values has its diagram' page 'p.noms.count("svg") == 1 and not p.ids'
    "$othello" analyser --profondeur 2 --annoter "$tmp/r.html" "$tmp/une" > "$tmp/sortie"
    vrai 'it is a format too' page 'p.noms.count("polyline") == 1'
else
    echo 'skip - the page: python3 is not installed'
fi
"$othello" analyser --profondeur 2 --annoter "$tmp/revue.pgn" "$tmp/une" > /dev/null
"$othello" convertir "$tmp/revue.pgn" "$tmp/c.html"
"$othello" analyser --profondeur 2 --rapport "$tmp/r.html" "$tmp/une" > /dev/null
vrai 'the same out of an annotated file' [ "$(grep -v 'Analyse' "$tmp/r.html" | cksum)" = "$(cksum < "$tmp/c.html")" ]
LANGUAGE=en LC_ALL=C.UTF-8 "$othello" convertir "$tmp/revue.pgn" "$tmp/r.html"
vrai 'in English' grep -q '<html lang="en">' "$tmp/r.html"
vrai 'all of it' grep -q 'Better: <b' "$tmp/r.html"
analyser --rapport - "$tmp/une"
vrai 'to the standard output, alone' [ $statut = 0 -a "$(head -n 1 "$tmp/sortie")$(tail -n 1 "$tmp/sortie")" = '<!DOCTYPE html></html>' ]
analyser --rapport - --annoter - "$tmp/une"
vrai 'which takes one of them' [ $statut = 2 -a -z "$sortie" -a "$(wc -l < "$tmp/erreur")" = 1 ]
analyser --rapport "$tmp/m.html" --annoter "$tmp/../${tmp##*/}/m.html" "$tmp/une"
vrai 'not where the annotated games go' [ $statut = 2 -a -z "$sortie" -a "$(wc -l < "$tmp/erreur")" = 1 -a ! -e "$tmp/m.html" ]
analyser --perte 3 "$tmp/une"
vrai 'no errors to choose without it' [ $statut = 2 -a -z "$sortie" -a "$(wc -l < "$tmp/erreur")" = 1 ]
printf '1. f5 (1. d3 c3 2. c4) d6 2. c3 {a\342\200\256b\342\201\246c} *' > "$tmp/v"
"$othello" convertir "$tmp/v" "$tmp/r.html" 2> "$tmp/erreur"
vrai 'a text turns nothing round' grep -q abc "$tmp/r.html"
# Variations, one in another, and all that is said, however long, its lines kept.
long=$(printf 'mot %.0s' $(seq 2000))
printf '(;GM[2]FF[4]SZ[8];B[f5];W[d6](;B[c3]C[%sbout];W[d3])(;B[c4]V[3]C[un <b>\ndeux](;W[d3];B[c3])(;W[b3]C[sous])))' \
    "$long" > "$tmp/v.sgf"
"$othello" convertir "$tmp/v.sgf" "$tmp/r.html" 2> "$tmp/erreur"
vrai 'a long comment is whole' grep -q 'mot mot bout<' "$tmp/r.html"
vrai 'nothing is said to be left out' [ ! -s "$tmp/erreur" ]
vrai 'two variations' [ "$(grep -c '<div class="r">' "$tmp/r.html")" = 2 ]
if command -v python3 > /dev/null; then
    vrai 'in words, with what they are worth and what is said' page \
        '"Variantes 3. c4 +3 un <b> deux 4. d3 c3 4. b3 sous" in " ".join(p.mots.split())'
fi
"$othello" analyser --profondeur 2 --rapport "$tmp/r.html" "$tmp/v.sgf" > /dev/null
vrai 'in a report of a review too' [ "$(grep -c '<div class="r">' "$tmp/r.html")" = 2 ]
vrai 'whose errors say all' grep -q 'mot mot bout<' "$tmp/r.html"
for faux in 2:x.pgn 2:x "1:$tmp/absent/x.html"; do
    analyser --rapport "${faux#*:}" "$tmp/une"
    vrai "no report in ${faux#*:}" [ $statut = ${faux%%:*} -a -z "$sortie" ]
    contient 'which is said with its option' "$erreur" 'othello analyser : --rapport : '
done
analyser --rapport "$tmp/x.html" --perte 1 "$tmp/une"
vrai 'one disc is no error' [ $statut = 2 -a ! -e "$tmp/x.html" ]

# What a review of ours found is not searched again.
pertes() { # pertes ARGUMENTS...: what each move was worth and lost
    "$othello" analyser --json "$@" | grep -oE '"(valeur|perte)":-?[0-9]+'
}
vrai 'a review read again says the same' [ "$(pertes --relire "$tmp/revue.pgn")" = "$(pertes --profondeur 2 "$tmp/une")" ]
lancer '' "$othello" analyser --relire "$tmp/revue.pgn"
vrai 'with what was better' grep -q '^   7 ◉ d7  ◎ +13 .* c4       12 ??   c4 ' "$tmp/sortie"
"$othello" analyser --relire --annoter "$tmp/encore.pgn" "$tmp/revue.pgn" > /dev/null
vrai 'and writes the same' cmp "$tmp/revue.pgn" "$tmp/encore.pgn"
"$othello" analyser --profondeur 2 --annoter "$tmp/courte.pgn" f5d6c3d3 > /dev/null
lancer '' "$othello" analyser --relire --profondeur 1 "$tmp/courte.pgn"
vrai 'nor where no move lost' [ "$(grep -c ' 2 plis' "$tmp/sortie")" = 4 ]
sed 's/,1]/]/g' "$tmp/courte.pgn" > "$tmp/valeurs.pgn"
lancer '' "$othello" analyser --relire --profondeur 1 "$tmp/valeurs.pgn"
vrai "the players' own values are no review" [ "$(grep -c ' 1 pli' "$tmp/sortie")" = 4 ]
lancer '' "$othello" analyser --relire --profondeur 2 "$tmp/une"
vrai 'another game is searched' [ "$(grep -cE '^ +[0-9]+ (◉|◎).* 2 plis' "$tmp/sortie")" -gt 5 ]

# Many games put together.
"$othello" analyser --profondeur 2 --annoter "$tmp/revues.pgn" "$tmp/noms.pgn" > /dev/null
analyser --relire --par ouverture "$tmp/revues.pgn"
vrai 'by opening, without the games' [ $statut = 0 -a "$(grep -c '^Partie\|^ouverture' "$tmp/sortie")" = 1 ]
vrai 'no total: both players of each are counted' [ "$(grep -c '^total' "$tmp/sortie")$(grep -c '%' "$tmp/sortie")" = 01 ]
analyser --relire --par adversaire --joueur bob "$tmp/revues.pgn"
vrai 'with results, of one player' grep -qE '^total +2 +0 +0 +1 +0,0% +-64,0 +[0-9,]+ ' "$tmp/sortie"
analyser --relire --par adversaire --joueur bob "$tmp/revues.pgn"
vrai 'by opponent of one player, the worst first' [ "$(grep -oE '^(Ada|Zoé) +1 +[0-9] +[0-9] +[0-9] +[^ ]+ +[^ ]+' "$tmp/sortie" | tr -s ' ' | tr '\n' ';')" = 'Ada 1 0 0 1 0,0% -64,0;Zoé 1 0 0 0 ? ?;' ]
analyser --relire --par couleur --joueur bob "$tmp/revues.pgn"
vrai 'by colour' [ "$(grep -cE '^(Noir|Blanc) +1 ' "$tmp/sortie")" = 2 ]
LANGUAGE=en LC_ALL=C.UTF-8 lancer '' "$othello" analyser --relire --par couleur "$tmp/revues.pgn"
vrai 'in English' grep -qE '^Black +2 ' "$tmp/sortie"
analyser --relire --par annee --json "$tmp/revues.pgn"
vrai 'in JSON' [ "$(cut -d, -f 1-7 "$tmp/sortie")" = '{"par":"annee","nom":null,"parties":4,"gagnees":1,"nulles":0,"perdues":1,"ecart":0.00' ]
analyser --par lune "$tmp/revues.pgn"
vrai 'by nothing else' [ $statut = 2 -a -z "$sortie" ]
contient 'which is told' "$erreur" '--par « lune » : joueur, ouverture, couleur, adversaire ou annee attendu'

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
contient 'one move is said as one' "$sortie" 'en 1 coup ; fautes'
for mauvais in '--secondes 0' '--secondes x' '--profondeur 61' '--partie 0'; do
    # shellcheck disable=SC2086
    analyser $mauvais
    vrai "$mauvais is bad usage" [ $statut = 2 -a -n "$erreur" ]
done
analyser --aide
vrai 'help' [ $statut = 0 -a -n "$sortie" ]

# Interrupted later, it tells what it knows. It has worked for 2 s: the endgame is behind it.
echo f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8 > "$tmp/entiere"
travaille() { # travaille PID: the hundredths of a second that it worked
    awk '{ print $14 }' "/proc/$1/stat" 2> /dev/null || echo 1000
}
for json in '' --json; do
    "$othello" analyser --secondes 60 --sans-livre $json --annoter "$tmp/connues.pgn" "$tmp/entiere" > "$tmp/sortie" 2> "$tmp/erreur" &
    pid=$!
    until [ "$(travaille $pid)" -gt 200 ]; do sleep 0.1; done
    tests/interrompre.sh $pid
    wait $pid
    statut=$?
    vrai "interrupted$json: status 1" [ $statut = 1 ]
    contient 'which is said' "$(cat "$tmp/erreur")" 'interrompu'
    if [ "$json" ]; then
        vrai 'what is not known has no value' grep -q '"n":1,"trait":"X","coup":"f5","valeur":null},' "$tmp/sortie"
        vrai 'the end of the game has' grep -q '"n":60,"trait":"O","coup":"a8","valeur":-\?[0-9].*"jusqu_a_la_fin":true,' "$tmp/sortie"
    else
        vrai 'what is not known is left open' grep -q '^   1 ◉ f5  …' "$tmp/sortie"
        vrai 'the end of the game is there' grep -qE '^  60 ◎ a8  (◉|◎|=) ' "$tmp/sortie"
        contient 'and what it cost' "$(cat "$tmp/sortie")" '◎ Blanc'
    fi
    vrai 'the annotated game is written, with the values known' grep -qE 'a8 \{\[%eval' "$tmp/connues.pgn"
    rm -f "$tmp/connues.pgn"
done

"$othello" analyser --secondes 60 --annoter "$tmp/annotees.pgn" "$tmp/parties" > "$tmp/sortie" 2> "$tmp/erreur" &
pid=$!
tests/interrompre.sh $pid
wait $pid
statut=$?
vrai 'an analysis can be interrupted' [ $statut = 1 -a ! -s "$tmp/sortie" -a ! -e "$tmp/annotees.pgn" ]
contient 'and says so' "$(cat "$tmp/erreur")" 'interrompu'
