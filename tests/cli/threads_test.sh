#!/usr/bin/env bash
# What happens on the threads of a command ends the command, and never the program by
# an abort.
set -euo pipefail
source "$(dirname "$0")/common.sh"

antipode random -n 3000 --seed 1 >cubes

# A reader that has enough ends the threads, quietly.
status=0
antipode solve - --max-length 22 --threads 3 <cubes 2>err | head -n 1 >out || status=$?
expect_equal 0 "$status" "the exit code after the pipe was closed"
expect_equal 1 "$(wc -l <out)" "solutions before the pipe was closed"
expect_equal "" "$(<err)" "messages after the pipe was closed"

# So does a full disk, with a sentence.
if [[ -e /dev/full ]]; then
    status=0
    antipode solve - --max-length 22 --threads 3 <cubes >/dev/full 2>err || status=$?
    expect_equal 4 "$status" "the exit code of solve when nothing can be written"
    expect_equal "antipode: the output cannot be written: No space left on device" "$(<err)" \
        "the message about a full disk"
fi

# Where the system gives no more threads, there are fewer of them. A stack takes 8 MB of
# the addresses, the tables about 1 GB.
(ulimit -v 2000000 && antipode solve --time 300ms --threads 1000 "$(head -n 1 cubes)" >out 2>err) ||
    fail "solve with too many threads: $(<err)"
expect_equal 1 "$(wc -l <out)" "solutions with too many threads"

# What takes more memory than there is is refused with the estimate.
refused() {  # BEGINNING COMMAND…
    local beginning=$1 status=0
    shift
    (ulimit -v 150000 && "$@" >out 2>err) || status=$?
    expect_equal 4 "$status" "the exit code of $*"
    [[ $(<err) == "antipode: $beginning"*"of memory, and "*"are available under the limit of the process"* ]] ||
        fail "what is said of $*: $(<err)"
}
refused "counting to distance 9 takes about " antipode count 9
refused "counting to distance 12 takes about " antipode count 12 --memory 99999G --metric qtm
refused "counting to distance 9 takes about " antipode theory --depth 9
refused "10000000 cosets take about " antipode coset --random 10000000 --exact-to 5
refused "10000000 cosets take about " antipode coset --range 0-9999999 --exact-to 5
refused "1000000000 cubes take about " antipode survey -n 1000000000

# A table that is kept, but for which there is no room, was said to be built again.
status=0
(ulimit -v 400000 && antipode solve "$(head -n 1 cubes)" >out 2>err) || status=$?
expect_equal 4 "$status" "the exit code of solve without room for its tables"
expect_equal "antipode: there is too little memory for the table phase-one-htm: it takes 564 MB, and … MB are available under the limit of the process (ulimit -v)" \
    "$(sed 's/[0-9]* MB are/… MB are/' err)" "what is said of tables there is no room for"
