# To be sourced by the tests of one sub-command, `commande` being its name: they run in an empty
# folder, in French.
#
#     executer --format ggf a.sgf -              its outputs in the files ecran and messages
#     verifie "name" 0 $? grep -q GM ecran       status wanted, status, condition
#     exit $rates                                at the end
set -u
haut=$(cd "$(dirname "$0")/.." && pwd)
othello=$haut/${1:-build/optimise}/othello
case ${1:-} in /*) othello=$1/othello ;; esac
d=$(mktemp -d) && cd "$d" || exit 1
trap 'rm -rf "$d"' EXIT
LC_ALL=C.UTF-8
LANGUAGE=fr
export LC_ALL LANGUAGE
rates=0
verifie()
{
    nom=$1 voulu=$2 statut=$3
    shift 3
    if [ "$voulu" = "$statut" ] && "$@"; then
        echo "ok - $nom"
    else
        echo "not ok - $nom (status $statut)"
        cat ecran messages
        rates=1
    fi
}
executer()
{
    "$othello" $commande "$@" >ecran 2>messages </dev/null
}
une_ligne()
{
    [ "$(wc -l <messages)" = 1 ] && grep -q "$@" messages
}
