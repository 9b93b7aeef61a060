#!/bin/bash
# The language that the environment asks for, also where the machine has no locale of it.
set -u
. "$(dirname "$0")/verifier.sh"

# langue NAME WANTED VARIABLE=VALUE...: the first line of the help in these alone.
langue() {
    local nom=$1 voulu=$2
    shift 2
    lancer '' env -u LC_ALL -u LANG -u LANGUAGE "$@" "$othello" --aide
    contient "$nom" "$sortie" "$voulu"
}
anglais='Usage: othello [OPTIONS]      play'
francais='Usage : othello [OPTIONS]      jouer'

langue 'no locale at all: French' "$francais"
langue 'C: French' "$francais" LANG=C
langue 'LANGUAGE=en without a locale: English' "$anglais" LANGUAGE=en
langue 'LANGUAGE=en in C: English' "$anglais" LC_ALL=C LANGUAGE=en
langue 'a locale that is not made, English' "$anglais" LANG=en_ZW.UTF-8
langue 'the same by LC_ALL' "$anglais" LC_ALL=en_ZW LANG=C
langue 'LC_MESSAGES alone' "$anglais" LANG=C LC_MESSAGES=en_ZW.UTF-8
langue 'LANGUAGE wins over it' "$francais" LANG=en_ZW.UTF-8 LANGUAGE=fr
langue 'French before English is French' "$francais" LANG=C.UTF-8 LANGUAGE=fr_FR:en
langue 'a language that there is not: French' "$francais" LANG=xx_XX.UTF-8

# The catalogues are those beside the program, wherever its tree stands.
ailleurs=$tmp/build/source/build
mkdir -p "$ailleurs/optimise"
cp "$othello" "$ailleurs/optimise/othello" && cp -R "${construction%/*}/locale" "$ailleurs/locale"
lancer '' env LANGUAGE=en "$ailleurs/optimise/othello" --aide
contient 'a tree in a folder "build": its catalogues are found' "$sortie" "$anglais"

# English has its own quotes, and no space before signs.
printf 'c4e3z9\n' > "$tmp/fautive"
lancer '' env LANGUAGE=en "$othello" convertir "$tmp/fautive" "$tmp/x.ggf"
contient 'a game that cannot be read, in English' "$erreur" ': "z9": '
lancer '' env LANGUAGE=en "$othello" --texte --position x
contient 'an option too' "$erreur" 'othello: --position: '
vrai 'and the whole catalogue' sans_contenu \
    "$(sed -n '/^msgstr/,/^$/p' po/en.po | simple | grep -E '«|»|[^ ] [:;!]( |\\n|"$)|[^ ] %%' | head -n 3)" ' '
vrai 'French has a space that does not break before signs' sans_contenu \
    "$(sed -n '/^msgid/,/^msgstr/p' po/en.po | grep -E '[^ ] [:;!]( |\\n|"$)' | head -n 3)" ' '
