#!/bin/bash
# interrompre.sh PID: SIGTERM to an othello, once it (no longer the shell that starts it) looks out
# for it. SIGINT would do nothing: a script's `&` has it ignored.
for _ in {1..300}; do
    [ "$(cat "/proc/$1/comm")" = othello ] && grep -q '^SigCgt:.*[4-7c-f]...$' "/proc/$1/status" && break
    sleep 0.1
done
kill "$1"
