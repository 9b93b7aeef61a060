# To be sourced by the test scripts: the programs under test and the words to judge them.
#
#     jouer 'f5\nd6\n' --noir clavier        runs othello --texte; its output in $sortie, $erreur, $statut
#     vrai "name of the test" [ $statut = 0 ]
#     contient "name" "$sortie" 'text'
#
# The tests of one sub-command, `commande` being its name, may run in an empty folder of their own:
#
#     dans_un_dossier
#     executer --format ggf a.sgf -              its outputs in the files ecran and messages
#     verifie "name" 0 $? grep -q GM ecran       status wanted, status, condition
cd "$(dirname "$0")/.." || exit 1
construction=$PWD/${1:-build/optimise}
construction=${construction/#$PWD\/\//\/}
othello=$construction/othello
tmp=$(mktemp -d)
trap 'chmod -R u+w "$tmp"; rm -rf "$tmp"' EXIT
: "${XDG_STATE_HOME:=$tmp/etat}" "${XDG_CONFIG_HOME:=$tmp/config}"
export XDG_STATE_HOME XDG_CONFIG_HOME
ESC=$(printf '\033')

# Non-breaking spaces become spaces, so that a test reads as it is said. Of sed itself where that is run
# for each command: a process more is most of what one costs.
SIMPLE='s/\xc2\xa0/ /g; s/\xe2\x80\xaf/ /g'
simple() {
    sed "$SIMPLE"
}

# Is there none of these files?
absents() {
    local fichier
    for fichier; do
        [ ! -e "$fichier" ] || return 1
    done
}

# lancer INPUT COMMAND...: INPUT is a printf format. Never more than $duree seconds, 10 MB.
duree=120
lancer() {
    local entree=$1
    shift
    printf "$entree" | timeout "$duree" "$@" 2> "$tmp/erreur" | head -c 10000000 | sed "$SIMPLE" > "$tmp/sortie"
    statut=${PIPESTATUS[1]}
    sortie=$(< "$tmp/sortie")
    erreur=
    [ ! -s "$tmp/erreur" ] || erreur=$(sed "$SIMPLE" "$tmp/erreur")
}

jouer() {
    local entree=$1
    shift
    lancer "$entree" "$othello" --texte "$@"
}

# A name, then a command that must succeed.
vrai() {
    local nom=$1
    shift
    if "$@"; then
        echo "ok - $nom"
    else
        echo "not ok - $nom"
        printf 'wanted: %s\nexit status: %s\noutput: %s\nerrors: %s\n' "$*" "${statut-}" \
            "$(tail -n 60 <<< "${sortie-}")" "${erreur-}"
    fi
}

contient() {
    vrai "$1" contenu "$2" "$3"
}

sans() {
    vrai "$1" sans_contenu "$2" "$3"
}

contenu() {
    [[ $1 == *"$2"* ]]
}

sans_contenu() {
    [[ $1 != *"$2"* ]]
}

# How often a text stands in the output.
combien() {
    grep -oF -e "$1" "$tmp/sortie" | wc -l
}

dans_un_dossier() {
    haut=$PWD
    mkdir "$tmp/ici" && cd "$tmp/ici" || exit 1
}

executer() {
    "$othello" $commande "$@" > ecran 2> messages < /dev/null
}

verifie() {
    local voulu=$2
    statut=$3
    { sortie=$(< ecran); } 2> /dev/null # which tells of zeros that it drops
    erreur=$(< messages)
    vrai "$1" rendu "$voulu" "${@:4}"
}

rendu() {
    [ "$statut" = "$1" ] && "${@:2}"
}

# Is there one line of messages, with this?
une_ligne() {
    [ "$(wc -l < messages)" = 1 ] && grep -q "$@" messages
}
