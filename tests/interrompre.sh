#!/bin/bash
# interrompre.sh PID [SIGNAL]: a signal, TERM or HUP, to an othello, once it (no longer the shell that
# starts it) looks out for it. INT would do nothing: a script's `&` has it ignored. So would HUP where
# the whole test runs without a terminal (nohup): TERM takes its place there.
signal=${2:-TERM}
for _ in {1..300}; do
    kill -0 "$1" || exit # it ended by itself
    [ "$(cat "/proc/$1/comm")" = othello ] && grep -q '^SigCgt:.*[4-7c-f]...$' "/proc/$1/status" && break
    sleep 0.1
done
grep -q '^SigIgn:.*[13579bdf]$' "/proc/$1/status" && signal=TERM
kill -s "$signal" "$1"
