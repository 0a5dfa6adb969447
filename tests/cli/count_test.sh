#!/usr/bin/env bash
# Counting is interrupted, killed and shared, and the totals stay the same.
set -euo pipefail
source "$(dirname "$0")/common.sh"

last_line() { tail -1 | tr -s ' ' | sed 's/^ //'; }
readonly total="all 9205558"    # to seven quarter turns
# With so little memory six levels are stored, and the last one is multiplied.
readonly count=(antipode count 7 --metric qtm --memory 1M)

# Killed at any time, nothing that was written is lost, and it goes on.
for delay in 0.6 1.0 1.4; do
    timeout --signal KILL "$delay" "${count[@]}" --threads 1 --resume killed.txt >/dev/null 2>&1 || true
done
got=$("${count[@]}" --resume killed.txt | last_line)
expect_equal "$total" "$got" "after being killed"

# Interrupted, it says so. Its first line tells that it counts: a signal before that ends
# a program that has hardly begun, as it does with every other. Bash lets what runs beside
# it ignore the signal, unless told otherwise.
env --default-signal=INT antipode count 12 --metric qtm --resume interrupted.txt >out 2>err &
job=$!
until [[ -s out ]] || ! kill -0 "$job" 2>/dev/null; do sleep 0.05; done
kill -INT "$job"
code=0
wait "$job" || code=$?
((code == 130)) || fail "exit code $code when interrupted"
grep -q -- '--resume interrupted.txt' err || fail "how to go on is not said: $(<err)"

if ! command -v mpirun >/dev/null || ! ldd "$program" | grep libmpi >/dev/null; then
    echo "no MPI here: counting with several processes is not tested"
    exit 0
fi

together=(mpirun --oversubscribe --bind-to none -n 3)
if ((EUID == 0)); then together+=(--allow-run-as-root); fi
got=$("${together[@]}" "${count[@]}" --threads 1 | last_line)
expect_equal "$total" "$got" "with three processes"

# One of three is killed in mid-run, which ends them all; the next ones go on.
"${together[@]}" "${count[@]}" --threads 1 --resume shared.txt >/dev/null 2>&1 &
job=$!
until { [[ -s shared.txt ]] && (($(wc -l <shared.txt) > 20)); } || ! kill -0 "$job" 2>/dev/null; do sleep 0.05; done
victim=$(pgrep -P "$job" antipode | tail -1 || true)
if [[ $victim != '' ]]; then kill -KILL "$victim" || true; fi  # it may just have ended
wait "$job" || true
kept=$(wc -l <shared.txt)
got=$("${together[@]}" "${count[@]}" --threads 1 --resume shared.txt | last_line)
expect_equal "$total" "$got" "after the loss of a process"
((kept > 20)) || fail "only $kept lines were kept"
