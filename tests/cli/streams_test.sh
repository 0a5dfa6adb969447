#!/usr/bin/env bash
# Pipes, signals and terminals, which a transcript cannot show.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# A reader that has enough ends the program quietly.
antipode random -n 1000000000 --seed 1 2>err | head -n 1 >out
expect_equal 1 "$(wc -l <out)" "lines before the pipe was closed"
expect_equal "" "$(<err)" "messages after the pipe was closed"

# Each answer comes before the next line is read.
coproc antipode convert - --to zip
coprocess=$COPROC_PID  # bash forgets it as soon as the process has ended
printf 'R2 L2\n' >&"${COPROC[1]}"
IFS= read -r -t 20 answer <&"${COPROC[0]}" || fail "no answer before the input ended"
expect_equal '[40319;325975370;0;240]' "$answer" "the first answer of a stream"
eval "exec ${COPROC[1]}>&-"
wait "$coprocess"

# Of many cubes each answer comes when it is there, into a pipe or a file: the proof for the
# second cube takes so long that nobody waits for it.
far='R L U2 F U'"'"' B R2 L2 D F R U B2 L D'"'"' F2 U R'
printf '%s\n' R "$far" >cubes
first_answers() {  # WANTED COMMAND…: the first line comes, and then nobody reads on
    local answer wanted=$1
    shift
    coproc "$@" 2>/dev/null
    coprocess=$COPROC_PID
    IFS= read -r -t 60 answer <&"${COPROC[0]}" || fail "no answer before all are there: $*"
    [[ $answer =~ $wanted ]] || fail "the first answer of $*: $answer"
    kill -KILL "$coprocess"
    { wait "$coprocess" || true; } 2>/dev/null
}
first_answers "^R'  [(]1f[*][)]$" antipode solve --optimal --threads 1 --file cubes
first_answers "^R'  [(]1f[*][)]$" antipode solve --optimal --threads 1 R "$far"
first_answers "[(]2f[*][)]" antipode find --depth 12 --where 'order == 105'
first_answers ' 10:' antipode coset --exact-to 10 --range 5-100000

# Ctrl-C, once the first line is there. A shell lets its background jobs ignore it, hence
# the trap.
mkfifo lines
(trap - INT && exec antipode random -n 100000000000 >lines) &
endless=$!
exec 3<lines
IFS= read -r -u 3 _
cat <&3 >/dev/null &
kill -INT "$endless"
status=0
wait "$endless" || status=$?
exec 3<&-
expect_equal 130 "$status" "the exit code after Ctrl-C"

# A full disk.
if [[ -e /dev/full ]]; then
    status=0
    antipode info R >/dev/full 2>err || status=$?
    expect_equal 4 "$status" "the exit code when nothing can be written"
    [[ $(<err) == "antipode: the output cannot be written: "* ]] || fail "no sentence about a full disk"
    ln -s /dev/full full
    status=0
    antipode coset --range 0-3 --exact-to 3 --results full 2>err >out || status=$?
    expect_equal "4 antipode: full cannot be written: No space left on device" "$status $(<err)" \
        "what is said of results on a full disk"
fi

# What is closed at the start is not taken by a file: neither a message nor an answer gets
# into the list of cubes.
antipode workspace import --workspace list - <<<"R U" >out
for closed in '0<&-' '>&-' '2>&-' '>&- 2>&-' '0<&- >&- 2>&-'; do
    printf 'R U F\nno cube\n' >some.txt
    status=0
    eval "antipode workspace import --workspace list some.txt $closed" >>log 2>&1 || status=$?
    [[ $status == 3 || $status == 4 ]] || fail "the exit code with $closed: $status"
    antipode workspace list --workspace list >out 2>err ||
        fail "a list was damaged with $closed: $(<err)"
done
status=0
antipode info R >&- 2>err || status=$?
expect_equal "4 antipode: the output cannot be written: Bad file descriptor" "$status $(<err)" \
    "what is said where standard output is closed"
status=0
antipode info - <&- 2>err || status=$?
expect_equal "4 antipode: the input cannot be read: Bad file descriptor" "$status $(<err)" \
    "what is said where standard input is closed"
status=0
antipode info Q 2>/dev/full || status=$?
expect_equal 3 "$status" "the exit code where no message can be written"

# Colours: on a terminal only, unless asked for, and never with NO_COLOR.
has_colours() { grep -q $'\e\[' "$1"; }
antipode show R >out
! has_colours out || fail "colours in a file"
antipode show R --color always >out
has_colours out || fail "no colours with --color always"
if command -v script >/dev/null; then
    TERM=xterm script -qec 'antipode show R' typescript >/dev/null </dev/null
    has_colours typescript || fail "no colours on a terminal"
    TERM=xterm NO_COLOR=1 script -qec 'antipode show R' typescript >/dev/null </dev/null
    ! has_colours typescript || fail "colours with NO_COLOR"
fi

# Pictures are what their names say.
antipode show R --png cube.png --svg-missing 2>/dev/null && fail "an unknown option was taken"
antipode show R --png cube.png
expect_equal "$(printf '\x89PNG')" "$(head -c 4 cube.png)" "the beginning of a PNG file"
antipode show R --svg - | head -n 1 >out
[[ $(<out) == '<'* ]] || fail "no SVG on standard output"
