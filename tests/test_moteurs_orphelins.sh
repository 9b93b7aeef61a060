#!/bin/bash
# No engine lives on after the program that started it, whatever that program dies of.
set -u
. "$(dirname "$0")/verifier.sh"

# An engine that answers nothing, reads nothing and ends for nothing but a kill.
cat > "$tmp/sourd" << FIN
#!/bin/bash
trap '' HUP TERM INT PIPE
echo \$\$ > $tmp/pid.neuf
mv $tmp/pid.neuf $tmp/pid
while :; do sleep 1; done
FIN
chmod +x "$tmp/sourd"
mkfifo "$tmp/entree"

# Until the command says yes, or a minute has passed.
attendre() {
    local i
    for i in $(seq 600); do
        "$@" && return
        sleep 0.1
    done
    return 1
}
mort() {
    ! kill -0 "$1" 2> /dev/null
}

# meurt SIGNAL COMMAND...: the engine that it started is gone after that signal.
meurt() {
    local signal=$1 pid moteur
    shift
    rm -f "$tmp/pid"
    "$@" < "$tmp/entree" > /dev/null 2>&1 &
    pid=$!
    exec 9> "$tmp/entree"
    printf '34\n' >&9
    vrai "${1##*/}: the engine starts" attendre [ -e "$tmp/pid" ]
    moteur=$(cat "$tmp/pid")
    kill -s "$signal" "$pid"
    vrai "${1##*/} ended by $signal: so does its engine" attendre mort "$moteur"
    mort "$moteur" || kill -s KILL "$moteur"
    exec 9>&-
    wait "$pid" 2> /dev/null || :
}
for signal in TERM HUP KILL; do
    meurt $signal "$othello" --texte --nouvelle --noir clavier --blanc "gtp:$tmp/sourd"
    meurt $signal "$construction/awale" match ia:1 "arbitre:$tmp/sourd" --limite 60
done
