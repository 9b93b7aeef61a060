#!/bin/sh
# From nothing to the weights of the evaluation, in rounds: games of ours with the weights of the round
# before, then a fit to all of them, evened out between odd and even depths. The last round takes deeper
# values, and those of the games in FOLDER/parties too when there are any (a transcript a line); its fit
# only moves the weights of the round before. With these the moves of endings then learn their order
# (tri.bin), from values, then from what proofs cost. Each file is made once: stopped, it goes on where it was.
#
#     outils/entrainer.sh TOOLS FOLDER [PROCESSES [PART]]
#
# TOOLS: the folder of produire, ajuster, ajuster_tri, affiner_tri,
# equilibrer and duel. Seeds: 1000 x round + process. To spread a round over
# hosts, run its lines "produire ..." (printed) anywhere and put the files into FOLDER. PART tries the
# script: 1000 plays a thousandth of the games.
set -eu
outils=$1 dossier=$2 taches=${3:-2} part=${4:-1}
mkdir -p "$dossier"

# round, plies of a value, exact from, games a process
rondes='0 0 14 30000
1 4 12 60000
2 4 12 120000
3 6 14 90000
4 6 16 60000
5 10 16 25000'
derniere=5

produire() { # round plies end games process
    sortie=$dossier/ronde$1.$5 essai=$dossier/essai.ronde$1.$5 avant=$dossier/poids$(($1 - 1)).bin
    [ -e "$sortie" ] && return
    options=
    [ "$1" -gt 0 ] && options="-p $avant"
    echo "produire $options jouer $((1000 * $1 + $5)) $4 $2 $3 > $sortie"
    # shellcheck disable=SC2086
    "$outils/produire" $options jouer $((1000 * $1 + $5)) "$4" "$2" "$3" > "$essai"
    mv "$essai" "$sortie"
}

valuer_parties() { # round plies end
    avant=$dossier/poids$(($1 - 1)).bin
    [ -e "$dossier/parties" ] && [ ! -e "$dossier/reelles" ] || return 0
    echo "produire -p $avant valuer $2 $3 2 < $dossier/parties > $dossier/reelles"
    "$outils/produire" -p "$avant" valuer "$2" "$3" 2 < "$dossier/parties" > "$dossier/essai.reelles"
    mv "$dossier/essai.reelles" "$dossier/reelles"
}

# The fits of round $ronde to the samples given: one evened out,
ajuster_evene() {
    "$outils/ajuster" -f "$taches" "$@" > "$poids.fit" 2> "$dossier/ajustement$ronde"
    head -n 2500 "$dossier/ronde$ronde.1" |
        "$outils/equilibrer" "$poids.fit" 6 > "$poids.tmp" 2> "$dossier/equilibre$ronde"
    mv "$poids.tmp" "$poids"
}

# and one drawn to the weights before as by 128 positions.
ajuster_retenu() {
    "$outils/ajuster" -f "$taches" -i 15 -r 128 -p "$dossier/poids$((ronde - 1)).bin" "$@" \
        > "$poids.tmp" 2> "$dossier/ajustement$ronde"
    mv "$poids.tmp" "$poids"
}

echo "$rondes" | while read -r ronde plis fin parties; do
    parties=$((parties / part))
    echo "round $ronde: $taches x $parties games, values of $plis plies, exact from $fin empty squares"
    i=0 fils=
    while [ $((i += 1)) -le "$taches" ]; do
        produire "$ronde" "$plis" "$fin" "$parties" $i &
        fils="$fils $!"
    done
    for f in $fils; do wait "$f"; done
    poids=$dossier/poids$ronde.bin
    [ -e "$poids" ] && continue
    set -- "$dossier/ronde$ronde".*
    if [ "$ronde" -eq $derniere ]; then
        valuer_parties "$ronde" "$plis" "$fin"
        [ ! -e "$dossier/reelles" ] || set -- "$@" "$dossier/reelles"
        ajuster_retenu "$@"
    else
        # the values of the first rounds are too rough to be learned again later
        [ "$ronde" -le 2 ] || set -- "$dossier/ronde$((ronde - 1))".* "$@"
        ajuster_evene "$@"
    fi
    tail -n 15 "$dossier/ajustement$ronde"
    if [ "$ronde" -gt 0 ]; then
        echo "round $ronde against round $((ronde - 1)), 6 plies:"
        "$outils/duel" "$poids" "$dossier/poids$((ronde - 1)).bin" $((200 / part + 1)) 6 14 0 | tee "$dossier/duel$ronde"
    fi
done

tri=$dossier/tri.bin
if [ ! -e "$tri" ]; then
    set -- "$dossier/ronde$derniere".*
    [ ! -e "$dossier/parties" ] || set -- "$@" "$dossier/parties"
    echo "order of endings:"
    cat "$@" | "$outils/ajuster_tri" -p "$dossier/poids$derniere.bin" 1 16 12 > "$dossier/tri.valeurs"
    head -q -n $((1000 / part + 1)) "$@" |
        "$outils/affiner_tri" -p "$dossier/poids$derniere.bin" "$dossier/tri.valeurs" 1 8 > "$tri.tmp"
    mv "$tri.tmp" "$tri"
fi
