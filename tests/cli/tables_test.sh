#!/usr/bin/env bash
# Stopping a build, and what a terminal shows of it.
set -euo pipefail
source "$(dirname "$0")/common.sh"
export ANTIPODE_TABLES=$scratch/tables

# Ctrl-C leaves nothing that takes space. A shell lets its background jobs ignore
# it, hence the trap.
(trap - INT && exec antipode tables build phase-one-htm --threads 1 >out 2>err) &
until [[ -s err ]] || ! kill -0 $! 2>/dev/null; do sleep 0.05; done
kill -INT $!
status=0
wait $! || status=$?
expect_equal 130 "$status" "the exit code of a stopped build"
expect_equal "" "$(<out)" "the answers of a stopped build"
expect_equal "" "$(find tables -type f -size +0)" "the files of a stopped build"
[[ $(<err) == *"was stopped"* ]] || fail "no sentence about a stopped build"

# Messages go to standard error, and none with --quiet.
antipode tables build small-htm --quiet >out 2>err
expect_equal "" "$(<err)" "messages with --quiet"
expect_equal 1 "$(wc -l <out)" "lines for one table"

# Progress is shown on a terminal only, and erased.
antipode tables remove small-htm >out
antipode tables build small-htm 2>err >out
! grep -q $'\r' err || fail "progress in a file"
if command -v script >/dev/null; then
    antipode tables remove small-htm >out
    TERM=xterm script -qec 'antipode tables build small-htm' typescript >/dev/null </dev/null
    grep -q $'\r\e\[K.*small-htm' typescript || fail "no progress on a terminal"
fi
