#!/usr/bin/env bash
# The first solve of all, which has no tables: the answer comes first, then a sentence
# about what goes on, and Ctrl-C ends that without taking the answer back.
set -euo pipefail
source "$(dirname "$0")/common.sh"
export ANTIPODE_TABLES=$scratch/tables

if ! command -v script >/dev/null; then
    echo "skipped: there is no program 'script' to make a terminal"
    exit 0
fi

# What a terminal shows. Where the disk is so fast that nothing goes on, nobody stops it.
TERM=xterm script -qefc 'echo $$ >pid; exec antipode solve "R U F"' typescript >shown </dev/null &
terminal=$!
while kill -0 "$terminal" 2>/dev/null && ! grep -q 'saving the tables' shown; do sleep 0.05; done
status=0
kill -INT "$(<pid)" 2>/dev/null || true
wait "$terminal" || status=$?
[[ $status == 0 || $status == 130 ]] || fail "the exit code of a cold solve: $status"

lines=$(tr -d '\r' <shown | sed 's/\x1b\[K//g' | grep -nE "saving the tables|\(3f" || true)
[[ $lines == *"(3f"* ]] || fail "no answer: $(<shown)"
[[ $(head -n 1 <<<"$lines") == *"(3f"* ]] || fail "the answer does not come first: $lines"
