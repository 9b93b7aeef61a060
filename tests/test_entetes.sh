#!/bin/bash
# Every header compiles alone, with each compiler that is here. Templates (*_tmpl.h) are code to be
# included with parameters: they do not.
set -u
cd "$(dirname "$0")/.." || exit 1
# -D: moteur/primitives.h wants its parameter.
AVERTIR="-DNIVEAU_X86=0 $([ "$(uname -m)" = x86_64 ] && echo -march=x86-64-v2) -std=c11 -Wall -Wextra -Wstrict-prototypes -Wmissing-prototypes -Wundef -Werror"

entetes=$(find . \( -path ./build -o -path './.*/*' \) -prune -o -name '*.h' ! -name '*_tmpl.h' -print |
    sed 's|^\./||' | sort)
verifier() {
    local cc=$1 entete sortie fautes=''
    for entete in $entetes; do
        sortie=$(printf '#include "%s"\n#include "%s"\n' "$entete" "$entete" |
            $cc $AVERTIR -I. -D_GNU_SOURCE -fsyntax-only -x c - 2>&1) || fautes+="$entete: $sortie"$'\n'
    done
    if [ -z "$fautes" ]; then
        echo "ok - every header compiles alone, and twice, with $cc"
    else
        printf 'not ok - every header compiles alone, and twice, with %s\n%s' "$cc" "$fautes"
    fi
}
for cc in gcc clang; do
    if command -v $cc > /dev/null; then
        verifier $cc
    else
        echo "skip - headers with $cc: not installed"
    fi
done
