#!/bin/bash
# What the README promises of the build, in a copy of the tree: its command line builds and starts, a
# second make does nothing, make install installs everything. Only for the mode that users build.
set -u
. "$(dirname "$0")/verifier.sh"
duree=550

if [ "${construction##*/}" != optimise ]; then
    echo 'skip - building a copy: done in the usual mode only'
    exit 0
fi
mkdir "$tmp/copie"
tar cf - --exclude=./build --exclude=./.git . | tar xf - -C "$tmp/copie"
cd "$tmp/copie" || exit 1

# The N-th block of shell of a page.
bloc() {
    awk -v n="$2" '/^```sh/ { nb++; dans = nb == n; next } /^```/ { dans = 0 } dans' "$1"
}

# What stands after "apt-get install ... &&": the rest needs no right and no network.
sans_paquets() {
    sed 's/.*apt-get install [^&]* && //'
}

jouer_readme=$(bloc README.md 1)
tester_readme=$(bloc README.md 2)
vrai 'the first command of README.md installs, builds and plays' \
    grep -qE 'apt-get install -y [a-z0-9 -]+ && make && \./othello$' <<< "$jouer_readme"
vrai 'the second installs and tests' \
    grep -qE 'apt-get install -y [a-z0-9 -]+ && make test$' <<< "$tester_readme"
vrai 'README.fr.md has the same two commands' \
    [ "$(bloc README.fr.md 1)$(bloc README.fr.md 2)" = "$jouer_readme$tester_readme" ]

export CFLAGS=-O0 # which the compiler takes less time for
lancer '34\n' sh -c "$(sans_paquets <<< "$jouer_readme")"
vrai 'the command of the README builds and starts a game' [ "$statut" = 0 ]
contient 'which asks for a move' "$sortie" 'Donner les coordonnées'
sans 'without a warning' "$sortie$erreur" 'warning'

# The engine, its weights and its book are linked where they are asked for (interfaces/programme.h).
liens() { # liens PROGRAM: what of them it holds
    nm -g "$1" | grep -E ' (moteur_chercher|analyser|coup_ia|mon_repertoire|[A-Z]+_EMBARQUES?)$'
}
vrai 'othello holds the engine' [ "$(liens othello | wc -l)" = 7 ]
vrai 'morpion holds nothing of it' [ -z "$(liens morpion)" ]
vrai 'nor does awale' [ -z "$(liens awale)" ]

touch "$tmp/repere"
lancer '' make
vrai 'a second make ends well' [ "$statut" = 0 ]
vrai 'and makes no file' [ -z "$(find . -newer "$tmp/repere" -type f)" ]
sans 'and compiles nothing' "$sortie" 'CC'
touch base/alea.c
lancer '' make
contient 'a changed source is compiled again' "$sortie" 'base/alea.o'
sans 'and no other' "$sortie" 'base/texte.o'
lancer '' make CFLAGS=-O1 -n
contient 'other flags compile all again' "$sortie" 'base/texte.o'
lancer '' make MODE=nimporte
vrai 'an unknown MODE is refused' [ "$statut" != 0 ]

lancer '' make install DESTDIR="$tmp/racine"
vrai 'make install ends well' [ "$statut" = 0 ]
for fichier in bin/othello bin/morpion share/man/man6/othello.6 share/man/fr/man6/othello.6 \
    share/bash-completion/completions/othello share/bash-completion/completions/awale \
    share/fish/vendor_completions.d/awale.fish; do
    vrai "it installs $fichier" [ -s "$tmp/racine/usr/local/$fichier" ]
done
vrai 'nothing is installed elsewhere' \
    [ "$(find "$tmp/racine" -mindepth 1 -maxdepth 2)" = "$tmp/racine/usr
$tmp/racine/usr/local" ]
lancer '' make install DESTDIR="$tmp/ailleurs" PREFIX=/opt/jeux
vrai 'another PREFIX is installed there, and nothing elsewhere' \
    [ "$statut $(find "$tmp/ailleurs" -mindepth 1 -maxdepth 3)" = "0 $tmp/ailleurs/opt
$tmp/ailleurs/opt/jeux
$(find "$tmp/ailleurs/opt/jeux" -mindepth 1 -maxdepth 1)" ]
vrai 'one object is compiled for it' [ "$(grep -F CC "$tmp/sortie")" = '  CC   build/optimise/base/i18n.o' ]
vrai 'which says where the translations are' \
    grep -qaF /opt/jeux/share/locale "$tmp/ailleurs/opt/jeux/bin/othello"
mkdir -p "$tmp/prise/usr/local/bin/othello/othello"
lancer '' make install DESTDIR="$tmp/prise"
vrai 'make install fails where one of the files does' [ "$statut" != 0 ]
if command -v msgfmt > /dev/null; then
    vrai 'and the English catalogue' [ -s "$tmp/racine/usr/local/share/locale/en/LC_MESSAGES/othello.mo" ]
else
    echo 'skip - the catalogues: msgfmt is not installed'
fi
lancer '34\n' "$tmp/racine/usr/local/bin/othello" --texte --noir clavier --blanc aleatoire:1
contient 'the installed program plays' "$sortie" 'Noir joue c4'
lancer '' make uninstall DESTDIR="$tmp/racine"
vrai 'make uninstall leaves none of its files' [ "$statut$(find "$tmp/racine" ! -type d)" = 0 ]
lancer '' make -n ARCH= V=1 -W moteur/variante_avx2.c build/optimise/moteur/variante_avx2.o
contient 'ARCH= leaves the fast forms of the engine theirs' "$sortie" '-march=x86-64-v3'
lancer '' make clean
vrai 'make clean leaves the tree as it came' absents build othello
