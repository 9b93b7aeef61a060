#!/bin/bash
# `othello convertir` as its user sees it: files, messages, exit status. Argument: the build folder.
commande=convertir
. "$(dirname "$0")/verifier.sh"
dans_un_dossier

printf 'f5d6c3d3\n' >bonne.txt
executer bonne.txt a.sgf
verifie "transcript to SGF" 0 $? grep -q ';B\[fe\];W\[df\]' a.sgf
executer a.sgf -  --format ggf
verifie "SGF to GGF on the standard output" 0 $? grep -q 'B\[F5\]W\[D6\]' ecran
printf 'f5d6' | "$othello" convertir - b.pgn 2>messages
verifie "standard input" 0 $? grep -q '1. f5 d6' b.pgn

printf 'f5d6c3d3\nf5d6c3d9\nf5f6e6f4\n' >mixte.txt
executer mixte.txt c.txt
verifie "good games are kept, status 1" 1 $? [ "$(wc -l <c.txt)" = 2 ]
verifie "the message has file, game, move, line, column" 0 0 \
    grep -q '^mixte.txt.: erreur.: partie 2, coup 4, ligne 2, colonne 7.: ' messages

echo ancien >d.sgf
printf 'zz' >faux.txt
executer faux.txt d.sgf
verifie "nothing readable: the old file stays" 1 $? grep -q ancien d.sgf
printf 'f5f4\nf5d6\nf5f5\n' >trois.txt
executer trois.txt:2 - --format transcription
verifie "one game of a file" 0 $? grep -qx f5d6 ecran
verifie "it alone, and its faults alone" 0 0 [ "$(cat ecran messages)" = f5d6 ]
executer --partie 1 trois.txt - --format transcription
verifie "by an option" 0 $? grep -qx f5f4 ecran
executer --partie 1 trois.txt:2 - --format transcription
verifie "not by both" 2 $? une_ligne -- '--partie ne va pas avec trois.txt:2'
executer --de sgf base:1 - --format transcription
verifie "a game of the base has no format to read" 2 $? une_ligne -- '--de ne va pas avec base:1'
executer trois.txt:3 - --format transcription
verifie "one that cannot be read" 1 $? grep -q "trois.txt:3.*la partie 3 n'est pas lisible" messages
executer trois.txt:1-2 - --format transcription
verifie "from one to another" 0 $? [ "$(cat ecran messages)" = "$(printf 'f5f4\nf5d6')" ]
executer trois.txt:2@1 - --format transcription
verifie "up to a move" 0 $? [ "$(cat ecran messages)" = f5 ]
executer f5d6c3@0 - --format script
verifie "none" 0 $? grep -qx -- '---------------------------OX------XO--------------------------- X' ecran
executer trois.txt:2@3 - --format transcription
verifie "of a game that has it" 1 $? grep -q "trois.txt.*partie 2.*n'a que 2 coups" messages
vingt=f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6
yes f5d6 | head -n 40000 > courtes.txt
echo $vingt >> courtes.txt
verifie "of many games that have it not: at once" 1 \
    "$(ulimit -t 10; "$othello" convertir courtes.txt@20 - --format transcription >ecran 2>messages; echo $?)" \
    [ "$(cat ecran)$(wc -l <messages)" = ${vingt}40000 ]
finie=f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8
executer $finie d.svg
verifie "a game that is over: a diagram of its moves" 0 $? [ "$(grep -c '<circle' d.svg)$(wc -c <messages)" = 680 ]
verifie "numbered, white on black" 0 0 grep -q '<text .*fill="white">1</text>' d.svg
verifie "and black on white" 0 0 grep -q '"middle">2</text>' d.svg
executer f5d6c3 d.svg
verifie "a position: its discs, four points, who moves" 0 $? [ "$(grep -c '<circle' d.svg)" = 12 ]
verifie "said" 0 0 grep -q 'Trait à Blanc' d.svg
verifie "without a number" 0 0 [ "$(grep -c '<text' d.svg)" = 18 ]
printf '[Black "A<b&c"]\n[White "d"]\n\n1. f5\n' | "$othello" convertir - d.svg 2>messages
verifie "names are text" 0 $? grep -q '>A&lt;b&amp;c – d</text>' d.svg
executer d.svg e.txt
verifie "it is only written" 1 $? grep -q 'aucune partie lisible' messages
executer --de svg d.svg e.txt
verifie "and no format to read" 2 $? une_ligne 'format attendu'
executer f5d6c3 - --format transcription
verifie "moves without a file" 0 $? grep -qx f5d6c3 ecran
cp trois.txt garde.txt
executer trois.txt:2 trois.txt
verifie "not onto the file of the game" 2 $? cmp trois.txt garde.txt
executer absent.txt d.sgf
verifie "missing file" 1 $? une_ligne "absent.txt.*n'existe pas"
executer absent.txt - --format ggf
verifie "missing file, to the standard output" 1 $? une_ligne "absent.txt.*n'existe pas"
executer "$(printf 'absent/%.0s' $(seq 300))x.txt" d.sgf
verifie "a long path does not hide the reason" 1 $? une_ligne "x.txt.*n'existe pas"
executer bonne.txt -
verifie "no format for the standard output" 2 $? une_ligne -- '--format'
executer . d.sgf
verifie "a folder" 1 $? une_ligne dossier
executer bonne.txt bonne.txt/x.sgf
verifie "folder that cannot be made" 1 $? grep -q 'bonne.txt/x' messages
executer bonne.txt /dev/full --format sgf
verifie "full device" 1 $? [ -c /dev/full ]
verifie "no temporary file is left" 0 0 [ "$(ls -A | grep -c tmp)" = 0 ]

ln -s bonne.txt lien.txt
for sortie in bonne.txt ./bonne.txt lien.txt; do
    executer bonne.txt $sortie
    verifie "onto itself: $sortie" 2 $? une_ligne "$sortie.*même fichier"
done
verifie "and it is untouched" 0 0 [ "$(cat bonne.txt)" = f5d6c3d3 ]
executer bonne.txt - --format TXT
verifie "an extension is a format's name" 0 $? grep -q f5d6c3d3 ecran
executer --de txt bonne.txt - --format wtb
verifie "of either side" 0 $? [ "$(wc -c <ecran)" = 84 ]
executer bonne.txt x.inconnu
verifie "unknown extension" 2 $? grep -q 'ggf, sgf' messages
executer bonne.txt x.txt --format doc
verifie "unknown format" 2 $? grep -q 'ggf, sgf' messages
executer bonne.txt
verifie "no output" 2 $? [ -s messages ]
executer bonne.txt x.json
verifie "format that is only read" 2 $? grep -q 'x.json.*ggf, sgf' messages
verifie "which is not offered" 0 0 [ "$(grep -c quest messages)" = 0 ]
executer bonne.txt x.txt --format quest
verifie "nor by its name" 2 $? grep -q 'format attendu (.*svg, html)' messages
executer bonne.txt a.txt b.txt
verifie "one argument too many" 2 $? grep -q 'b.txt' messages
executer --zut
verifie "unknown option" 2 $? grep -q -- '--zut' messages
executer --aide
verifie "help" 0 $? grep -q wthor ecran

printf '(;GM[Othello]DT[1999]EV[Meijin]PB[Ito]PW[Dupont]B[F5/1/2]W[D6];)' >n.ggf
executer n.ggf w.wtb
verifie "what is lost is said" 0 $? grep -q 'temps' messages
verifie "WTHOR's size" 0 0 [ "$(wc -c <w.wtb)" = 84 ]
verifie "names beside it, after that of nobody" 0 0 [ "$(wc -c <w.jou)" = 76 ]
executer w.wtb - --format pgn
verifie "names come back from beside it" 0 $? grep -q 'Black "Ito"' ecran
executer n.ggf - --format wthor
verifie "the standard output has no place for names: said" 0 $? \
    [ "$(grep -c 'note.*noms du fichier .\(jou\|trn\) ne sont pas écrits' messages)" = 2 ]
{ head -c 84 w.wtb && head -c 84 w.wtb | tail -c 68; } | head -c 100 >court.wtb
printf '\002' | dd of=court.wtb bs=1 seek=4 conv=notrunc 2>dd
executer court.wtb court.pgn
verifie "a WTHOR file cut short: what is there is written, status 1" 1 $? grep -q 'f5 d6' court.pgn
verifie "and it is said" 0 0 grep -q 'erreur.*annonce 2 parties' messages
mkdir sous && cp w.wtb sous/x.wtb && cp w.jou sous/WTHOR.JOU
executer sous/x.wtb - --format pgn
verifie "names of the federation's file" 0 $? grep -q 'White "Dupont"' ecran

cp w.wtb avant.wtb
printf '(;GM[Othello]TY[6]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[D5];)' >six.ggf
executer six.ggf w.wtb
verifie "no game that fits: it is said" 1 $? grep -q '8x8' messages
verifie "and the file that was there stays" 0 0 cmp -s w.wtb avant.wtb

cp n.ggf anonyme.ggf
printf '(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n' >>anonyme.ggf
executer anonyme.ggf anonyme.wtb
executer anonyme.wtb - --format pgn
verifie "a game without names takes nobody's" 0 $? [ "$(grep -c '"Ito"\|"Dupont"' ecran)" = 2 ]
verifie "and has none" 0 0 [ "$(grep -c '^\[\(Event\|Black\|White\) "#' ecran)" = 0 ]
printf 'f5d6c3\n' >inachevee.txt
executer inachevee.txt i.wtb
verifie "WTHOR cannot say that a game is unfinished" 0 $? grep -q 'note.*inachevée.*(1 partie)' messages
verifie "its score is that of the board" 0 0 [ "$(od -An -tu1 -j22 -N2 i.wtb | tr -s ' ')" = " 5 5" ]
executer i.wtb - --format pgn
verifie "and read again it gives no result" 0 $? grep -q 'Result "\*"' ecran
printf '[Result "1-0"]\n\n1. f5 d6 1-0\n' >abandon.pgn
executer abandon.pgn abandon.wtb
verifie "nor that a won game has no margin" 0 $? grep -q 'note.*marge est inconnue.*(1 partie)' messages
executer inachevee.txt i.pgn
verifie "PGN can" 0 $? [ ! -s messages ]

for json in '{"a":1}' '[]' '{}' '[{"a":"f5"}]'; do
    printf '%s' "$json" >j.txt
    executer j.txt j.sgf
    verifie "JSON without a game: $json" 1 $? grep -q "JSON sans partie d'Othello Quest" messages
done
printf '\377\376f\0005\000' >u.txt
executer u.txt j.sgf
verifie "UTF-16, low byte first" 1 $? une_ligne 'UTF-16'
printf '\376\377\000f\0005' >u.txt
executer u.txt j.sgf --de transcription
verifie "UTF-16, high byte first, whatever the format" 1 $? une_ligne 'UTF-16'

printf '[Black "a"]\n[Result "34-30"]\n\n1. f5 d6 2. c3 34-30\n\n[Black "b"]\n[Result "30-34"]\n\n1. f5 d6' >coupe.pgn
executer coupe.pgn - --format transcription
verifie "PGN that stops before its score: read, and told" 0 $? \
    grep -q '^coupe.pgn.: attention.: partie 2, coup 2, ligne 9, colonne 9.: les coups' messages

# Titles above the moves: names and result, or nothing; what else stands there is a fault as before.
printf 'Tastet - Cote 34-30\nf5d6c3\nd3c4\nCote – Léo 12-52\nf5f6e6\n' >titres.txt
executer titres.txt - --format pgn
verifie "names and results above the moves" 0 $? [ ! -s messages ]
for ligne in '[Black "Tastet"]' '[White "Cote"]' '[Result "34-30"]' '[White "Léo"]' '[Result "12-52"]'; do
    verifie "title: $ligne" 0 0 grep -qF "$ligne" ecran
done
printf 'Black: Tastet\nWhite: Cote\n\nf5d6c3d3\n\nNoir : Léo\nBlanc\302\240: Bob\n1. f5 f6\n2. e6\n' >titres.txt
executer titres.txt - --format pgn
verifie "names by colour" 0 $? [ "$(grep -c '^.\(Black\|White\) "\(Tastet\|Cote\|Léo\|Bob\)"' ecran)" = 4 ]
printf 'Game vs. Bob\n1. f5 d6\n2. c3 d3\n\nAnother\n\nf5f6e6\n' >titres.txt
executer titres.txt - --format transcription
verifie "a title that tells nothing" 0 $? [ "$(cat ecran)" = "$(printf 'f5d6c3d3\nf5f6e6')" ]
verifie "is told, with its line" 0 0 grep -q 'note.*ligne 5.*Another.*ignoré' messages
for faux in 'f5d6\nzz\nc3d3\n' 'f5d6c3d3\n\nfin\n' 'Club\n' 'Club e4\nf5d6c3\n' 'Club\n\na1f5\n' 'f5d6c3d3\nzz\nf5d6c3d3\n'; do
    printf "$faux" >faux.txt
    executer faux.txt - --format transcription
    verifie "no title: $faux" 1 $? grep -q "erreur" messages
done
printf 'A - B 34-30\nf5d6\nc3d3\na1\n' >faux.txt
executer faux.txt - --format transcription
verifie "a fault below a title, in its line" 1 $? grep -q 'partie 1, coup 5, ligne 4,' messages

# Files of several formats in one, in either order; what is of none is a fault where it has moves.
printf '[Black "a"]\n\n1. f5 d6 *\n\n[Black "b"]\n\n1. f5 f6 *\n' >m.pgn
printf '(;GM[Othello]PB[c]B[F5]W[F4];)\n' >m.ggf
printf '(;GM[2]PB[d];B[fe];W[df];B[cc])\n' >m.sgf
printf 'f5d6c5f4\n' >m.txt
printf 'f5d6c5f6e7f4g5e6e3\n' >fini.txt
for suite in 'fini pgn' 'pgn ggf' 'ggf pgn' 'sgf ggf pgn' 'txt pgn ggf' 'pgn sgf'; do
    nb=0
    for f in $suite; do
        [ $f = fini ] && cat fini.txt || cat m.$f
        [ $f = pgn ] && nb=$((nb + 2)) || nb=$((nb + 1))
    done >melange
    executer melange - --format transcription
    verifie "mixed: $suite" 0 $? [ "$(wc -l <ecran)" = $nb ]
done
cat m.ggf m.txt >melange
executer melange - --format transcription
verifie "what is not read of a mixed file is a fault" 1 $? grep -q 'ligne 2.*hors des parties' messages
{ cat m.pgn m.ggf; echo '(;GM[Othello]B[A1];)'; } >melange
executer melange - --format transcription
verifie "places are those of the whole file" 1 $? grep -q 'partie 4, coup 1, ligne 9,' messages
{ echo Club; cat m.ggf; } >melange
executer melange - --format transcription
verifie "a title is none" 0 $? grep -q 'attention' messages

# Variations, nested, from SGF to PGN and back.
printf '(;GM[2];B[fe];W[df](;B[cc];W[dc](;B[cd];W[fd])(;B[cf]C[x]))(;B[ce];W[ff]))\n' >rameaux.sgf
executer rameaux.sgf rameaux.pgn
verifie "variations in PGN" 0 $? [ ! -s messages ]
verifie "in round brackets" 0 0 [ "$(tr -cd '()' <rameaux.pgn)" = '()()' ]
executer rameaux.pgn rameaux2.sgf
verifie "and back in SGF" 0 $? [ ! -s messages ]
executer rameaux.sgf - --format sgf
coups() { tr -d '\n' | grep -o '[()]\|;[BW].[a-h][a-h].\|C.x.' | tr -d '\n'; }
verifie "the same ones" 0 $? [ "$(coups <ecran)" = "$(coups <rameaux2.sgf)" ]
verifie "all of them" 0 0 [ "$(coups <rameaux2.sgf | grep -o ';[BW]' | wc -l)" = 9 ]

# A game somewhere in what people paste; what is none stays refused.
huit=f5d6c3d3c4f4f6f3
for texte in "https://a.org/b?moves=$huit" "moves: $huit" "var kifu = \"$huit\";" \
    '+f5 -d6 +c3 -d3 +c4 -f4 +f6 -f3' 'B: f5 W: d6 B: c3 W: d3 B: c4 W: f4 B: f6 W: f3' \
    'Look 1. f5 d6 2. c3 d3 {a note} 3. c4 f4 4. f6 f3'; do
    printf '%s\n' "$texte" >colle.txt
    executer colle.txt - --format transcription
    verifie "a game in a paste: $texte" 0 $? grep -qx $huit ecran
    verifie "what is passed over is told once" 0 0 une_ligne 'note.*8 coups pris'
done
executer "https://a.org/b?moves=$huit" - --format transcription
verifie "an address in place of a file" 0 $? grep -qx $huit ecran
executer https://www.eothello.com/game/123 - --format transcription
verifie "one without moves" 1 $? une_ligne 'copiez ceux de la page'

printf 'c4e3\nf5f6\nd3c5\n' >courtes.txt
executer courtes.txt - --format transcription
verifie "short games, one a line, stay apart" 0 $? cmp -s courtes.txt ecran
for plateau in ---------------------------01------10--------------------------- \
    XX-------------------------01------10---------------------------; do
    echo "$plateau X" >chiffres.obf
    executer chiffres.obf - --format obf
    verifie "a board of digits is refused, in words: $plateau" 1 $? grep -q ambigus messages
done
printf '34 53\n' >chiffres.txt
executer chiffres.txt - --format transcription
verifie "moves in digits" 0 $? grep -qx c4e3 ecran

# A diagram of some moves on what stands before them; its title.
printf '[Black "Rose"]\n[White "Léo"]\n\n1. f5 d6 2. c3 d3 3. c4 1-0 {40-24}\n' >courte.pgn
executer f5d6c3d3c4@2-4 - --format svg
verifie "the moves from one to another are numbered on the position before" 0 $? \
    [ "$(grep -o '>[0-9]*</text>$' ecran | sort -n | tail -2 | tr -d '\n')" = '>7</text>>8</text>' ]
verifie "and those alone" 0 0 [ "$(grep -c '<text' ecran)" = 19 ]
verifie "with the pawns that stand before" 0 0 [ "$(grep -c '<circle' ecran)" = 12 ]
executer f5d6c3@2-2 - --format svg
verifie "one that is empty is refused" 2 $? grep -q 'PARTIE@A-B est un diagramme' messages
executer f5d6c3@1-2 - --format pgn
verifie "and one of another format" 2 $? grep -q 'PARTIE@A-B est un diagramme' messages
executer f5d6c3@1-9 - --format svg
verifie "and one of more moves than there are" 1 $? grep -q "elle n'a que 3 coups" messages
printf 'Rose - Cote 34-30\n%s\n' \
    f5d6c3d3c4f4f6b4f3e6e3g5g6g4h4h5h6g3h3f7f8f2d2e2c2b3f1e1c1d1a3a4a5b5a6c5a2b2b6c6e7e8d8g2a1b1h2h1g1h7d7c7b8c8g7a8b7a7g8h8 >entiere.txt
executer entiere.txt - --format svg
verifie "a title has the discs of both and the opening" 0 $? grep -q '>Rose – Cote, 34-30, Kung<' ecran
