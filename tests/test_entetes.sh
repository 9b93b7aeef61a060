#!/bin/bash
# Every header compiles alone, with the compiler of the build. Templates (*_tmpl.h) are code to be
# included with parameters: they do not.
set -u
cd "$(dirname "$0")/.." || exit 1
# -D: moteur/primitives.h wants its parameter.
AVERTIR="-DNIVEAU_X86=0 $([ "$(uname -m)" = x86_64 ] && echo -march=x86-64-v2) -std=c11 -Wall -Wextra -Wstrict-prototypes -Wmissing-prototypes -Wundef -Werror"

entetes=$(find . \( -path ./build -o -path './.*/*' \) -prune -o -name '*.h' ! -name '*_tmpl.h' -print |
    sed 's|^\./||' | sort)
fautes=''
for entete in $entetes; do
    sortie=$(printf '#include "%s"\n#include "%s"\n' "$entete" "$entete" |
        ${CC:-gcc} $AVERTIR -I. -D_GNU_SOURCE -fsyntax-only -x c - 2>&1) || fautes+="$entete: $sortie"$'\n'
done
if [ -z "$fautes" ]; then
    echo 'ok - every header compiles alone, and twice'
else
    printf 'not ok - every header compiles alone, and twice\n%s' "$fautes"
fi
