#!/bin/sh
# `othello convertir` as its user sees it: files, messages, exit status. Argument: the build folder.
set -u
othello=$(cd "$(dirname "$0")/.." && pwd)/${1:-build/optimise}/othello
case ${1:-} in /*) othello=$1/othello ;; esac
d=$(mktemp -d) && cd "$d" || exit 1
trap 'rm -rf "$d"' EXIT
LC_ALL=C.UTF-8
LANGUAGE=fr
export LC_ALL LANGUAGE
rates=0

# verifie NOM STATUT_VOULU STATUT [CONDITION…]
verifie()
{
    nom=$1 voulu=$2 statut=$3
    shift 3
    if [ "$voulu" = "$statut" ] && "$@"; then
        echo "ok - $nom"
    else
        echo "not ok - $nom (status $statut)"
        cat messages
        rates=$((rates + 1))
    fi
}
convertir()
{
    "$othello" convertir "$@" >ecran 2>messages </dev/null
}

printf 'f5d6c3d3\n' >bonne.txt
convertir bonne.txt a.sgf
verifie "transcript to SGF" 0 $? grep -q ';B\[fe\];W\[df\]' a.sgf
convertir a.sgf -  --format ggf
verifie "SGF to GGF on the standard output" 0 $? grep -q 'B\[F5\]W\[D6\]' ecran
printf 'f5d6' | "$othello" convertir - b.pgn 2>messages
verifie "standard input" 0 $? grep -q '1. f5 d6' b.pgn

printf 'f5d6c3d3\nf5d6c3d9\nf5f6e6f4\n' >mixte.txt
convertir mixte.txt c.txt
verifie "good games are kept, status 1" 1 $? [ "$(wc -l <c.txt)" = 2 ]
verifie "the message has file, game, move, line, column" 0 0 \
    grep -q '^mixte.txt.: erreur.: partie 2, coup 4, ligne 2, colonne 7.: ' messages

echo ancien >d.sgf
printf 'zz' >faux.txt
convertir faux.txt d.sgf
verifie "nothing readable: the old file stays" 1 $? grep -q ancien d.sgf
convertir absent.txt d.sgf
verifie "missing file" 1 $? grep -q 'absent.txt' messages
convertir bonne.txt bonne.txt/x.sgf
verifie "folder that cannot be made" 1 $? grep -q 'bonne.txt/x' messages
convertir bonne.txt /dev/full --format sgf
verifie "full device" 1 $? [ -c /dev/full ]
verifie "no temporary file is left" 0 0 [ "$(ls -A | grep -c tmp)" = 0 ]

convertir bonne.txt x.inconnu
verifie "unknown extension" 2 $? grep -q 'ggf, sgf' messages
convertir bonne.txt x.txt --format doc
verifie "unknown format" 2 $? grep -q 'ggf, sgf' messages
convertir bonne.txt
verifie "no output" 2 $? [ -s messages ]
convertir bonne.txt x.json
verifie "format that is only read" 2 $? grep -q quest messages
convertir bonne.txt a.txt b.txt
verifie "one argument too many" 2 $? grep -q 'b.txt' messages
convertir --zut
verifie "unknown option" 2 $? grep -q -- '--zut' messages
convertir --aide
verifie "help" 0 $? grep -q wthor ecran

printf '(;GM[Othello]DT[1999]EV[Meijin]PB[Ito]PW[Dupont]B[F5/1/2]W[D6];)' >n.ggf
convertir n.ggf w.wtb
verifie "what is lost is said" 0 $? grep -q 'temps' messages
verifie "WTHOR's size" 0 0 [ "$(wc -c <w.wtb)" = 84 ]
verifie "names beside it" 0 0 [ "$(wc -c <w.jou)" = 56 ]
convertir w.wtb - --format pgn
verifie "names come back from beside it" 0 $? grep -q 'Black "Ito"' ecran
mkdir sous && cp w.wtb sous/x.wtb && cp w.jou sous/WTHOR.JOU
convertir sous/x.wtb - --format pgn
verifie "names of the federation's file" 0 $? grep -q 'White "Dupont"' ecran

[ $rates = 0 ]
