#!/bin/bash
# --fils, --hachage and --poids of every command that thinks: accepted, used, and refused by name.
# Argument: the build folder.
. "$(dirname "$0")/verifier.sh"
dans_un_dossier
# Each command with something short to do; $1 is the command, the rest its further options.
essayer()
{
    commande=$1
    shift
    case $commande in
    jouer) printf 'quitter\n' | "$othello" --texte --nouvelle "$@" ;;
    match) "$othello" match --noir ia:4 --blanc ia:4 --parties 2 --ouvertures fin.txt "$@" ;;
    gtp) printf 'genmove b\nquit\n' | "$othello" gtp --niveau 4 "$@" ;;
    nboard) printf 'nboard 2\nset depth 2\ngo\nquit\n' | "$othello" nboard "$@" ;;
    cassio) printf 'ENGINE-PROTOCOL endgame-search %s -64 64 100\n' "${facile% X;}X" | "$othello" cassio "$@" ;;
    resoudre) echo "$facile" | "$othello" resoudre "$@" ;;
    analyser) "$othello" analyser --profondeur 2 "$@" fin.txt ;;
    banc) "$othello" banc "$@" ;;
    esac >ecran 2>messages
}
facile='XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X;'
printf 'f5d6c3d3c4f4f6f3e6e7\n' >fin.txt

cp "$haut/donnees/poids.bin" bons
printf 'bonjour\n' >etranger
: >vide
head -c 100000 bons >coupe
{ head -c 5000 bons; printf 'Z'; tail -c +5002 bons; } >abime
cmp -s bons abime && { head -c 5000 bons; printf 'Y'; tail -c +5002 bons; } >abime
{ printf OTHPOIDS; tail -c +9 bons; } >ancien
mkdir dossier

for c in jouer match gtp nboard cassio resoudre analyser; do
    essayer $c --fils 2 --hachage 4 --poids bons
    verifie "$c takes the three" 0 $? [ ! -s messages ]
done
for c in jouer match gtp nboard cassio resoudre analyser banc; do
    essayer $c --poids etranger
    verifie "$c: no weight file" 2 $? grep -q "etranger.*pas un fichier de poids" messages
    essayer $c --fils 0
    verifie "$c: no thread" 2 $? grep -q -- '--fils.*1 à 64' messages
    essayer $c --hachage beaucoup
    verifie "$c: no number" 2 $? grep -q -- '--hachage.*beaucoup' messages
    essayer $c --poids
    verifie "$c: no name" 2 $? [ "$(wc -l <messages)" = 1 ]
done
for faux in vide etranger coupe abime ancien dossier absent; do
    essayer resoudre --poids $faux
    verifie "refused: $faux" 2 $? grep -q "$faux" messages
    verifie "in one line: $faux" 0 0 [ "$(wc -l <messages)" = 1 ]
    verifie "nothing solved: $faux" 0 0 [ ! -s ecran ]
done
essayer resoudre --poids coupe
verifie "a cut file is said to be" 2 $? grep -q 'coupé' messages
essayer resoudre --poids ancien
verifie "one of the version before too" 2 $? grep -q "d'une autre version" messages
essayer resoudre --poids abime
verifie "a damaged one too" 2 $? grep -q 'somme de contrôle' messages
if [ "$(id -u)" != 0 ]; then
    cp bons prive && chmod 0 prive
    essayer resoudre --poids prive
    verifie "an unreadable one" 2 $? grep -q prive messages
else
    echo "skip - an unreadable one: root reads everything"
fi

# Of no use on the other boards, which is said; the other diagonal is the 8x8 engine's too.
"$othello" --texte --taille 10x10 --fils 2 --noir aleatoire:1 --blanc aleatoire:2 >ecran 2>messages </dev/null
verifie "on another board they are said to be of no use" 0 $? grep -q 'que sur le plateau 8x8' ecran
"$othello" --texte --depart miroir --fils 2 --noir aleatoire:1 --blanc aleatoire:2 >ecran 2>messages </dev/null
verifie "but not on the other diagonal" 0 $? [ "$(grep -c 'plateau 8x8' ecran)" = 0 ]
"$othello" match --taille 6x6 --hachage 2 --noir ia:1 --blanc ia:1 >ecran 2>messages </dev/null
verifie "a match refuses them there" 2 $? grep -q 'que sur le plateau 8x8' messages

# The program's own weights from a file change nothing; others change the search.
essayer gtp --poids bons
cp ecran un
essayer gtp
verifie "the same weights, the same game" 0 $? cmp -s ecran un
essayer resoudre --json
sed 's/"secondes.*//' ecran >un
essayer resoudre --json --poids bons --hachage 256
sed 's/"secondes.*//' ecran >deux
verifie "and the same nodes" 0 0 cmp -s un deux

# ---- Memory that the level would like and cannot have ----

if nm "$othello" 2> /dev/null | grep -q '__asan_init\|__tsan_init'; then
    echo 'skip - less memory: sanitizers want all of it'
else
    lancer 'genmove b\nquit\n' bash -c 'ulimit -v 80000; exec "$@"' - "$othello" gtp --niveau 9 --secondes 1 --sans-livre
    vrai 'level 9 plays with the table that fits' grep -q '^= [A-H][1-8]' "$tmp/sortie"
    lancer 'genmove b\nquit\n' bash -c 'ulimit -v 80000; exec "$@"' - "$othello" gtp --niveau 9 --hachage 256 --sans-livre
    contient 'one that was asked for and does not is told' "$sortie" '--hachage'
fi
