#!/usr/bin/env bash
# Cosets are shared by several processes, one of them is lost, and the results stay the same.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly cosets=(antipode coset --random 20 --exact-to 10 --threads 1)
expected=$("${cosets[@]}" 2>/dev/null)

if ! command -v mpirun >/dev/null || ! ldd "$program" | grep libmpi >/dev/null; then
    echo "no MPI here: cosets with several processes are not tested"
    exit 0
fi

together=(mpirun --oversubscribe --bind-to none)
if ((EUID == 0)); then together+=(--allow-run-as-root); fi
for processes in 2 3; do
    got=$("${together[@]}" -n "$processes" "${cosets[@]}" --results "by$processes" 2>/dev/null)
    expect_equal "$expected" "$got" "with $processes processes"
    expect_equal 20 "$(wc -l <"by$processes")" "results of $processes processes"
done

# One of three is killed in mid-run, which ends them all; the next ones go on.
"${together[@]}" -n 3 "${cosets[@]}" --results shared >/dev/null 2>&1 &
job=$!
until [[ -s shared ]] || ! kill -0 "$job" 2>/dev/null; do sleep 0.01; done
victim=$(pgrep -P "$job" antipode | tail -1 || true)
if [[ $victim != '' ]]; then kill -KILL "$victim" || true; fi  # it may just have ended
wait "$job" || true
got=$("${together[@]}" -n 3 "${cosets[@]}" --results shared 2>/dev/null)
expect_equal "$expected" "$got" "after the loss of a process"
