#!/bin/bash
# `othello base` as its user sees it. Argument: the build folder.
commande=base
. "$(dirname "$0")/verifier.sh"
dans_un_dossier
XDG_DATA_HOME=$PWD/donnees
export XDG_DATA_HOME

executer position f5
if grep -q SQLite messages; then
    verifie "built without SQLite" 1 1 une_ligne libsqlite3-dev
    exit
fi
verifie "no base yet: the file and what makes it" 1 1 \
    une_ligne "importer FICHIERS.*$PWD/donnees/othello/parties.sqlite"
verifie "a question makes no folder" 1 1 [ ! -e donnees ]
executer chercher --joueur x
verifie "no base to search in" 1 $? une_ligne 'importer FICHIERS'
executer position --fichier b.sqlite
verifie "no base of that name" 1 $? une_ligne 'importer FICHIERS.* --fichier b.sqlite'

printf 'f5d6c3d3\nf5f4\n' >deux.txt
executer importer deux.txt
verifie "import makes folder and base" 0 $? grep -q '^2 parties' ecran
verifie "they are the user's alone" 0 0 [ "$(stat -c %a donnees/othello)" = 700 ]
executer importer deux.txt
verifie "the same games again" 0 $? grep -q '^0 partie ajoutée, 2 déjà' ecran
LANGUAGE=en executer importer deux.txt
verifie "none is several in English" 0 $? grep -q '^0 games added, 2 ' ecran
executer position f5
verifie "moves of a position" 0 $? [ "$(grep -c '^[df][46]  *1  *0  ' ecran)" = 2 ]
verifie "a game of no year shows none" 0 $? grep -q '^ *[12]     -  ' ecran
executer position f5d6c3d3
verifie "a game that stops there" 0 $? grep -q "^1 partie s'arrête ici" ecran
executer position f5d6c3
verifie "one game" 0 $? grep -q '^1 partie, trait' ecran
executer chercher --ouverture f5d6
verifie "search by opening" 0 $? grep -q f5d6c3d3 ecran
executer chercher --ouverture a1
verifie "a wrong one is told as the other complaints are" 2 $? \
    grep -q '^othello base chercher.: --ouverture.: erreur.: ' messages
executer position '---------------------------OX------XO--------------------------- X'
verifie "a board that begins with an empty square" 0 $? grep -q '^2 parties' ecran
executer chercher --limite 1
verifie "how many more there are is said" 0 $? une_ligne '^othello base.* 1 sur 2 '
executer chercher --limite 2
verifie "nothing when all are told" 0 $? [ ! -s messages ]
finie=f5d6c5f6e7f4g5e6e3
echo $finie >finie.txt
executer importer finie.txt
verifie "one game is said as one" 0 $? grep -q '^1 partie ajoutée, 0 déjà présente, 0 refusée, ' ecran
executer position $finie
verifie "the end of a game that is there" 0 $? grep -q '^1 partie, finie' ecran
verifie "and the game" 0 $? grep -q $finie ecran
executer position d3c5d6c3b4c6b5d3
verifie "illegal moves have no end" 2 $? [ ! -s ecran ]
executer position d3c5d6e3
verifie "moves that nobody made are no end" 0 $? grep -q '^0 partie, trait à' ecran
executer position '--------------------X------XXX----XXXXX----XXX------X----------- O'
verifie "an end as a board" 0 $? grep -q '^partie finie' ecran
executer chercher --joueur personne
verifie "nothing found is said" 1 $? une_ligne 'aucune partie'
printf '(;GM[Othello]PC[x]DT[2001]PB[#34]PW[#5]RE[?]TI[5]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n' >noms.ggf
executer importer noms.ggf
executer chercher --joueur '#34'
verifie "a whole number is found" 0 $? grep -q f5d6 ecran
printf '(;GM[Othello]PC[x]DT[2001]PB[Zoé]PW[ami]RE[?]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6]B[c5];)\n' >accents.ggf
executer importer accents.ggf
executer chercher --joueur zo
verifie "names are put in columns, whatever their letters" 0 $? grep -q '  2001  Zoé                  ami                  ?' ecran
executer chercher --joueur ZOE
verifie "typed without their accents" 0 $? grep -q '  2001  Zoé' ecran
executer chercher --joueur ami --joueur zoé
verifie "games between two players" 0 $? grep -q '  2001  Zoé' ecran
executer chercher --joueur ami --joueur '#34'
verifie "who did not play" 1 $? une_ligne 'aucune partie'
executer chercher --joueur '#3'
verifie "not by its first digit" 1 $? une_ligne 'aucune partie'
printf '%s X;\n' 'OOO-----XXXXOO--XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX' >seule.obf
executer importer seule.obf
verifie "a position is refused, and why" 1 $? une_ligne "^seule.obf.: erreur.: partie 1.: .*position de départ"
printf 'f5d6\nf5f5\nf5d6c3d3c4\nzz\nf5d6c3d3c4f4a1\n' >fautives.txt
executer importer fautives.txt
verifie "games that cannot be read, or with a fault, are refused too" 1 $? grep -q '^1 partie ajoutée, 1 déjà présente, 3 refusées, ' ecran
verifie "and it is said which" 1 1 grep -q "^fautives.txt.: erreur.: partie 2, coup 2, ligne 2" messages
printf '(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[f5];)\n' >deux.ggf
printf '(;GM[Othello]PB[a]PW[b]TY[8]BO[8 O--------------------------O*------*O--------------------------- *]B[f5]W[d6];)\n' >>deux.ggf
executer importer deux.ggf
verifie "each by its number in the file" 1 $? grep -q "^deux.ggf.: erreur.: partie 2.: .*position de départ" messages
verifie "both are counted" 1 1 grep -q '^0 partie ajoutée, 0 déjà présente, 2 refusées, ' ecran
executer importer --fichier absent/b.sqlite deux.txt
verifie "no folder is made for a typo" 1 $? [ ! -e absent ]
executer position f5f5
verifie "illegal moves" 2 $? [ -s messages ]
printf '(;GM[Othello]PC[x]DT[2002]PB[a]PW[b]RE[?]TI[5]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[d3]W[c5]B[d6]W[e3];)\n' >nommee.ggf
"$othello" convertir nommee.ggf copie.txt >/dev/null 2>&1
executer importer nommee.ggf
executer importer copie.txt
verifie "the moves alone of a game with names: it is there" 0 $? grep -q ' 1 déjà présente,' ecran
printf '(;GM[Othello]PC[x]DT[2003]PB[alice]PW[bob]RE[?]TI[5]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[f6];)\n' >tard.ggf
"$othello" convertir tard.ggf tot.txt >/dev/null 2>&1
executer importer tot.txt tard.ggf
verifie "the names of a game that is there without" 0 $? grep -q '^1 partie ajoutée, 1 déjà' ecran
executer chercher --joueur alice
verifie "are found" 0 $? grep -q '2003  alice' ecran
executer position f5 --joueur bob
verifie "what a player plays in a position" 0 $? grep -q '^1 partie, trait à Blanc' ecran
verifie "his move alone" 0 0 [ "$(grep -c '^[a-h][1-8] ' ecran)$(grep -c '^f6 ' ecran)" = 11 ]
executer position f5 --joueur alice
verifie "not what others play against him" 0 $? grep -q '^0 partie, trait' ecran
executer position --annee 2003
verifie "the games of a year" 0 $? grep -q '^1 partie, trait' ecran
executer position $finie --annee 2003
verifie "and of those that are over" 0 $? grep -q '^0 partie, finie' ecran

# A WTHOR base, first without the files of its names, then with them.
mkdir wthor
printf '[Black "Léo Noël"]\n[White "Ana"]\n[Event "Open"]\n[Date "2010"]\n1. f5 d6 2. c4\n\n[Black "Bea"]\n[White "Cid"]\n[Event "Open"]\n[Date "2010"]\n1. f5 d6 2. c4\n' >wthor/w.pgn
"$othello" convertir wthor/w.pgn wthor/w.wtb >/dev/null 2>&1
mkdir noms
mv wthor/w.jou wthor/w.trn noms
executer importer --fichier w.sqlite wthor/w.wtb
verifie "games of players that are numbers" 0 $? grep -q '^2 parties ajoutées, 0 déjà' ecran
mv noms/w.trn wthor/WTHOR.TRN
executer importer --fichier w.sqlite wthor/w.wtb
verifie "the names of their tournaments" 0 $? grep -q '^0 partie ajoutée, 2 déjà' ecran
mv noms/w.jou wthor/WTHOR.JOU
executer importer --fichier w.sqlite wthor/w.wtb
verifie "and of the players, when they come" 0 $? grep -q '^0 partie ajoutée, 2 déjà' ecran
executer chercher --fichier w.sqlite
verifie "are given to them" 0 0 [ "$(grep -c 'Léo Noël .*Ana.* Open$' ecran)$(grep -c 'Bea .*Cid.* Open$' ecran)" = 11 ]
executer importer --fichier w.sqlite wthor/*
verifie "the files of names may be named with it" 0 $? grep -q 'WTHOR.JOU.: note.: fichier de noms' messages
rm wthor/WTHOR.*
executer importer --fichier w.sqlite wthor/w.wtb
verifie "and not lost where they are not" 0 $? grep -q '^0 partie ajoutée, 2 déjà' ecran
executer chercher --fichier w.sqlite --tournoi open
verifie "again" 0 0 [ "$(wc -l <ecran)" = 4 ]

executer chercher --joueur bob --sortie trouvees.pgn
verifie "the games found go to a file" 0 $? grep -q '^\[White "bob"\]' trouvees.pgn
verifie "with their date" 0 0 grep -q '^\[Date "2003"\]' trouvees.pgn
verifie "and nothing to the screen" 0 0 [ ! -s ecran ]
executer chercher --joueur bob --sortie absent/trouvees.pgn
verifie "a folder that is not there is no mistake of the command line" 1 $? une_ligne 'dossier'
executer chercher --joueur bob --sortie -
verifie "to the standard output" 0 $? grep -q '^\[White "bob"\]' ecran
executer chercher --joueur bob --format ggf
verifie "in a format" 0 $? grep -q '^(;GM.Othello..*PW.bob' ecran
executer chercher --joueur bob --json
verifie "an object a game" 0 $? grep -q '^{"partie":[0-9]*,"noir":"alice","blanc":"bob","tournoi":"\?[a-z]*"\?,"date":"2003","marge":null,"marge_theorique":null,"coups":"f5f6"}$' ecran
executer chercher --blanc bob
verifie "the games of a colour" 0 $? grep -q '  2003  alice' ecran
executer chercher --noir bob
verifie "no other" 1 $? une_ligne 'aucune partie'
executer chercher --annee 2002-2003 --limite 9
verifie "the games of some years" 0 0 [ "$(grep -c '^ *[0-9]*  200[23] ' ecran)$(wc -l <ecran)" = 24 ]
for faux in 2003-2002 x 2000-; do
    executer chercher --annee $faux
    verifie "--annee $faux" 2 $? une_ligne '2000-2005'
done
executer chercher --sortie toutes.txt
verifie "all of them" 0 $? grep -q $finie toutes.txt
executer chercher --sortie tout.inconnu
verifie "in a format that is known" 2 $? une_ligne '^othello base.* --sortie.*: un fichier .pgn'
executer chercher --sortie tout.json
verifie "and that is written" 2 $? une_ligne '^othello base.* --sortie.*: un fichier .pgn'
executer chercher --joueur bob
numero=$(sed -n 's/^ *\([0-9]*\)  2003 .*/\1/p' ecran)
echo q | "$othello" --texte --noir clavier --blanc clavier --ouvrir "base:$numero" >ecran 2>messages
verifie "a game of the base is opened by its number" 0 $? grep -q 'Noir 3, Blanc 3' ecran
"$othello" analyser --profondeur 1 "base:$numero" >ecran 2>messages
verifie "gone over" 0 $? grep -q '^Partie.*: alice – bob' ecran
echo q | "$othello" --texte --noir clavier --blanc clavier "base:$numero" >ecran 2>messages
verifie "without an option, as a file" 0 $? grep -q 'Noir 3, Blanc 3' ecran
"$othello" convertir "base:$((numero - 1))-$numero" - --format transcription >ecran 2>messages
verifie "from a game to another" 0 $? [ "$(wc -l <ecran)$(tail -n 1 ecran)" = 2f5f6 ]
executer position "base:$numero@1"
verifie "a position of a game of the base" 0 $? grep -q '^f6 ' ecran
verifie "the side that results are for" 0 0 grep -q 'gagné, perdu, scores.: pour Blanc' ecran
"$othello" --texte --ouvrir base:999 </dev/null >ecran 2>messages
verifie "one that is not there" 1 $? une_ligne "n'a pas de partie 999"
for option in --ouverture=f5 --limite=3; do
    executer position f5 $option
    verifie "position does not take $option" 2 $? une_ligne 'option inconnue'
done
for option in --ouverture=f5 --limite=3 --joueur=x --annee=2001 --tournoi=x; do
    executer importer deux.txt $option
    verifie "importer does not take $option" 2 $? une_ligne 'option inconnue'
done
executer importer tot.txt tard.ggf
verifie "both are there now" 0 $? grep -q '^0 partie ajoutée, 2 déjà' ecran
executer chercher --joueurs x
verifie "messages name the command whole" 2 $? une_ligne '^othello base chercher.: option inconnue'
executer importer
verifie "each of them" 2 $? une_ligne '^othello base importer.: usage.: othello base importer '
for i in $(seq 20000); do echo f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3; done >longues.txt
"$othello" base importer --fichier longue.sqlite longues.txt longues.txt longues.txt >ecran 2>messages &
importation=$!
"$haut/tests/interrompre.sh" $importation HUP
wait $importation
verifie "an import that is interrupted says that nothing is in the base" 1 $? une_ligne "interrompu, rien n'est ajouté"
executer importer absent.txt
verifie "missing file" 1 $? une_ligne "absent.txt.*n'existe pas"

(ulimit -f 4; executer importer --fichier plein.sqlite deux.txt)
verifie "a base that cannot be written" 1 $? [ ! -e plein.sqlite ]

printf 'bonjour, je suis un texte\n' >texte.sqlite
executer position --fichier texte.sqlite
verifie "a text is no base" 1 $? une_ligne "n'est pas une base de parties"
executer importer --fichier texte.sqlite deux.txt
verifie "and is left as it is" 1 $? grep -q bonjour texte.sqlite
: >vide.sqlite
executer position --fichier vide.sqlite
verifie "an empty file is no base" 1 $? une_ligne "n'est pas une base de parties"

# A player's results, and games through a position.
pgn() { # pgn BLACK WHITE YEAR RESULT MOVES
    printf '[Event "T"]\n[Date "%s.??.??"]\n[Black "%s"]\n[White "%s"]\n[Result "%s"]\n\n' "$3" "$1" "$2" "$4"
    printf '1. %s\n\n' "$(sed 's/../& /g' <<<"$5")"
}
{
    pgn 'Ada Léon' Bob 2001 40-24 f5d6c3d3c4
    pgn Bob 'Ada Léon' 2001 44-20 f5d6c4d3c3
    pgn Zoé 'Ada Léon' 2002 32-32 f5f6
    pgn Bob Zoé 2002 10-54 f5f6
    pgn 'Ada Léon' Zoé 2003 '*' f5f4
} >bilan.pgn
executer importer --fichier bilan.sqlite bilan.pgn
bilan() {
    executer bilan --fichier bilan.sqlite "$@"
}
lignes() { # the rows, blanks squeezed
    tr -s ' ' <ecran | grep -v '^[+a-z]' | tr '\n' ';'
}
bilan --joueur leon
verifie "a player's results by colour" 0 $? [ "$(lignes)" = 'Blanc 2 0 1 1 25,0% -12,0;Noir 2 1 0 0 100,0% +16,0;' ]
verifie "and in all" 0 0 grep -qE '^total +4 +1 +1 +1 +50,0% +-2,7$' ecran
bilan --joueur leon --par adversaire
verifie "by opponent" 0 $? [ "$(lignes)" = 'Bob 2 1 0 1 50,0% -4,0;Zoé 2 0 1 0 50,0% +0,0;' ]
bilan --joueur leon --par ouverture --premiers 1
verifie "by opening, the most frequent" 0 $? [ "$(lignes)" = 'Diagonale 1 0 1 0 50,0% +0,0;' ]
bilan --joueur leon --par annee --json --annee 2001-2002
verifie "by year, in JSON" 0 $? [ "$(tr '\n' ';' <ecran)" = '{"par":"annee","nom":"2001","parties":2,"gagnees":1,"nulles":0,"perdues":1,"ecart":-4.00};{"par":"annee","nom":"2002","parties":1,"gagnees":0,"nulles":1,"perdues":0,"ecart":0.00};' ]
bilan --joueur leon --joueur bob
verifie "of one against another" 0 $? [ "$(lignes)" = 'Blanc 1 0 0 1 0,0% -24,0;Noir 1 1 0 0 100,0% +16,0;' ]
bilan --joueur leon --position f5d6c3d3c4
verifie "through a position" 0 $? grep -qE '^total +2 ' ecran
bilan --joueur leon --ouverture f5d6c3
verifie "or in an opening" 0 $? grep -qE '^Noir +1 ' ecran
bilan --joueur leon --joueur zoe --par joueur
verifie "no total that has a game twice" 0 $? [ "$(grep -c '^total' ecran)$(grep -cE '^(Zoé|Ada Léon) ' ecran)" = 02 ]
for nom in '' ' '; do
    bilan --joueur "$nom"
    verifie "not of «$nom»" 2 $? une_ligne 'il faut --joueur NOM'
done
executer chercher --fichier bilan.sqlite --position nofile.pgn
verifie "no such file" 1 $? une_ligne "nofile.pgn.: ce fichier n'existe pas"
executer position --json base:99@3
verifie "no such game" 1 $? une_ligne '^othello base position.: '
executer position bilan.pgn@2
verifie "which of them" 2 $? grep -q ': le fichier a 5 parties.: bilan.pgn:N$' messages
bilan
verifie "whose is asked" 2 $? une_ligne '^othello base bilan.: il faut --joueur NOM'
bilan --joueur personne
verifie "nobody's" 1 $? une_ligne 'aucune partie ne répond'
bilan --joueur leon --par lune
verifie "by nothing else" 2 $? une_ligne 'bilan.: --par .*lune.* attendu$'
bilan --joueur leon f5
verifie "nothing more" 2 $? une_ligne 'argument de trop.* f5'
executer chercher --fichier bilan.sqlite --position f5d6c3d3c4
verifie "both ways to a position" 0 $? [ "$(grep -cE '^ +(f5d6c3d3c4|f5d6c4d3c3)$' ecran)" = 2 ]
executer chercher --fichier bilan.sqlite --position e6f4c3c4d3 --json
verifie "or turned" 0 $? [ "$(wc -l <ecran)" = 2 ]
executer chercher --fichier bilan.sqlite --position bilan.pgn:3@1 --joueur zoe
verifie "with the other options" 0 $? [ "$(grep -c 'f5f[46]$' ecran)" = 3 ]
executer chercher --fichier bilan.sqlite --position f5d6c5
verifie "that nobody met" 1 $? une_ligne 'aucune partie ne répond'
executer chercher --position $finie
verifie "not an end" 1 $? une_ligne "^othello base chercher.: --position.: partie finie"
executer chercher --position z9
verifie "nor no position" 2 $? [ ! -s ecran ]
executer position --fichier bilan.sqlite --json f5
verifie "a position in JSON" 0 $? grep -q '^{"trait":"O","parties":5,"arretees":0,"ouverture":null,"coups":\[.*{"coup":"f6","parties":2,"resultats":2,"gagnees":50.0,"nulles":50.0,"perdues":0.0,"score":43.0,"theorique":null},' ecran
verifie "one line" 0 0 [ "$(wc -l <ecran)" = 1 ]
executer position --json $finie
verifie "and the end of a game" 0 $? grep -qx '{"trait":null,"parties":1}' ecran

# A win without a score, by resignation or on time, is one.
printf '[Black "leon"]\n[White "bob"]\n[Result "1-0"]\n\n1. f5 d6 2. c3 1-0\n\n[Black "bob"]\n[White "leon"]\n[Result "1-0"]\n\n1. f5 d6 2. c5 1-0\n' >abandon.pgn
executer importer --fichier abandon.sqlite abandon.pgn
executer bilan --fichier abandon.sqlite --joueur leon --json
verifie "in the record of a player" 0 $? [ "$(grep -o '"gagnees.*,"e' ecran | tr -d '\n')" = \
    '"gagnees":0,"nulles":0,"perdues":1,"e"gagnees":1,"nulles":0,"perdues":0,"e' ]
executer position --fichier abandon.sqlite --json f5d6
verifie "among the moves of a position" 0 $? grep -q '"resultats":1,"gagnees":100' ecran
executer chercher --fichier abandon.sqlite --json
verifie "told with the game" 0 $? grep -q '"marge":null,"vainqueur":"noir"' ecran
executer chercher --fichier abandon.sqlite
verifie "in words too" 0 $? grep -q ' 1-0 ' ecran
