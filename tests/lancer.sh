#!/bin/bash
# Runs every test: the programs BUILD/tests/test_* (cmocka) and the scripts tests/test_*.sh.
#
#     tests/lancer.sh build/MODE [PATTERN]     only the tests whose name holds PATTERN
#
# TEST_DEJA names tests that are not run, "test_fleches.sh test_entetes.sh": .ci/run passed them already.
#
# A script prints "ok - NAME", "not ok - NAME" (the lines after it say why) or "skip - NAME"; one that
# prints none of them is a single test, passed when its exit status is 0. Every test has a HOME of
# its own, a bare environment and a time limit; what fails is shown whole. The last line is
# "N passed, N failed"; the exit status is 1 when anything failed.
set -u
cd "$(dirname "$0")/.." || exit 1
DUREE_MAX=${TEST_DUREE_MAX:-600}

# ---- One test (lancer.sh --un BUILD TEST RESULTS): its output and its counts go to RESULTS ----

# Prints "passed failed skipped". What announced itself and did not end well has failed.
compter() {
    awk -v statut="$2" '
        /^\[==========\] Running [0-9]+ test/ { annonces += $3 }
        /^\[       OK \]/ || /^ok - /         { reussis++ }
        /^\[  SKIPPED \]/ && !/test\(s\)/     { if (!vu[$0]++) sautes++ }
        /^not ok - /                          { rates++ }
        /^skip - /                            { passes++ }
        END {
            if (annonces > 0) rates += annonces - reussis - sautes
            if (rates == 0 && statut != 0) rates = 1
            if (rates + reussis + sautes + passes == 0 && annonces == 0) reussis = 1
            print reussis + 0, rates + 0, sautes + passes
        }' "$1"
}

environnement_neuf() {
    env -i PATH="$PATH" HOME="$1" TMPDIR="$1/tmp" XDG_CONFIG_HOME="$1/config" \
        XDG_STATE_HOME="$1/etat" XDG_DATA_HOME="$1/donnees" TERM=xterm-256color \
        LC_ALL=C.UTF-8 LOCPATH="$TEST_LOCALES" \
        ASAN_OPTIONS=abort_on_error=1 UBSAN_OPTIONS=print_stacktrace=1 \
        LSAN_OPTIONS="suppressions=$PWD/tests/fuites_permises.txt:print_suppressions=0" \
        CC="${CC:-gcc}" "${@:2}"
}

un_test() {
    local construction=$1 test=$2 resultats=$3 maison statut
    local nom=${test##*/}
    maison=$(mktemp -d) && mkdir "$maison/tmp"
    environnement_neuf "$maison" timeout -k 10 "$DUREE_MAX" "$test" "$construction" \
        < /dev/null > "$resultats/$nom.sortie" 2>&1
    statut=$?
    [ $statut = 124 ] && echo "not ok - $nom ended within $DUREE_MAX s" >> "$resultats/$nom.sortie"
    chmod -R u+w "$maison" && rm -rf "$maison"
    compter "$resultats/$nom.sortie" $statut > "$resultats/$nom.comptes"
    rapport "$nom" "$resultats/$nom" $statut > "$resultats/$nom.rapport"
    flock "$resultats" cat "$resultats/$nom.rapport"
}

rapport() {
    local nom=$1 base=$2 statut=$3 reussis rates sautes
    read -r reussis rates sautes < "$base.comptes"
    if [ "$rates" -gt 0 ]; then
        sed "s/^/$nom: /" "$base.sortie"
        echo "$nom: exit status $statut"
    fi
    grep -h '^skip - ' "$base.sortie" | sed "s/^/$nom: /"
    echo "$nom: $reussis passed, $rates failed, $sautes skipped"
}

if [ "${1-}" = --un ]; then
    un_test "$2" "$4" "$3"
    exit 0
fi

# ---- All of them, twice as many at once as there are processors: tests of screens wait, mostly ----

# The languages that tests ask for, made once here since a machine may have none; those that cannot be
# made are missing, and the tests that need them say so.
faire_langues() {
    local langue
    command -v localedef > /dev/null || return
    for langue in fr_FR.ISO-8859-1 en_GB.UTF-8 ru_RU.KOI8-R; do
        [ -d "$1/$langue" ] || localedef --no-archive -c -i "${langue%.*}" -f "${langue#*.}" \
            "$1/$langue" > /dev/null 2>&1 &
    done
    wait
}

construction=${1:?usage: tests/lancer.sh build/MODE [PATTERN]}
motif=${2-}
resultats=$(mktemp -d)
trap 'rm -rf "$resultats"' EXIT
export TEST_LOCALES=$PWD/build/langues
mkdir -p "$TEST_LOCALES"
faire_langues "$TEST_LOCALES"

# Scripts first, the longest of which build the program. Programs by their sources: an old program
# without one is not run, a missing one fails.
lister() {
    local source
    printf '%s\n' "$PWD"/tests/test_*.sh
    for source in tests/test_*.c; do
        source=${source##*/}
        echo "$PWD/$construction/tests/${source%.c}"
    done
}

lister | awk -F/ -v motif="$motif" -v deja=" ${TEST_DEJA-} " \
    '(motif == "" || index($NF, motif)) && !index(deja, " " $NF " ")' | tr '\n' '\0' |
    xargs -0 -r -n 1 -P $((2 * $(nproc))) "$0" --un "$construction" "$resultats"

# What failed is said once more where it is looked for: just before the total.
for comptes in "$resultats"/*.comptes; do
    read -r _ rates _ < "$comptes" 2> /dev/null && [ "$rates" -gt 0 ] || continue
    nom=${comptes##*/}
    echo "---- failed: ${nom%.comptes}"
    grep -vE '^\[ +(OK|RUN) +\]|^(ok|skip) - ' "${comptes%.comptes}.sortie" | tail -n 30
done

cat "$resultats"/*.comptes 2> /dev/null | awk '
    { reussis += $1; rates += $2 }
    END { printf "%d passed, %d failed\n", reussis, rates; exit rates > 0 || reussis == 0 }'
