#!/usr/bin/env bash
# Words from outside (arguments, names of files, input, JSON) appear in messages and answers
# without controlling the terminal, and without filling it.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# Clears a screen, ends a line, deletes, begins a control sequence in one character, is no
# character, turns the direction of writing.
bad=$'\e[2J\r\n\x7f\xc2\x9b31m\xff\xe2\x80\xae'

# harmless FILE WHAT: as many lines as messages have, and nothing but printable characters.
harmless() {
    ! LC_ALL=C grep -qP '[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xff|\xe2\x80\xae' "$1" ||
        fail "$2 controls the terminal: $(od -c "$1" | head -n 8)"
    (($(wc -c <"$1") < 8000)) || fail "$2 fills the terminal: $(wc -c <"$1") bytes"
}

# look WHAT COMMAND…: both of its streams.
look() {
    local what=$1
    shift
    "$@" >out 2>err <lines || true
    harmless out "the answer to $what"
    harmless err "the message about $what"
    [[ -s out || -s err ]] || fail "nothing is said about $what"
}

long=$bad$(head -c 100000 /dev/zero | tr '\0' x)
for word in "$bad" "$long"; do
    printf '%s\n' "$word" >lines
    look "an argument" antipode info "$word"
    look "an argument, in JSON" antipode info --json "$word"
    look "a command" antipode "$word"
    look "a command, in JSON" antipode "$word" --json
    look "an option" antipode info "--$word" R
    look "a value" antipode info R --metric "$word"
    look "a number" antipode random -n "$word"
    look "a word too many" antipode random "$word"
    look "a condition" antipode find --depth 1 --where "\"$word\""
    look "a name in JSON" antipode info "{\"$word\":1}"
    look "a value in JSON" antipode convert --to zip "{\"facelets\":\"$word\"}"
    look "a file" antipode solve --file "$word"
    look "a folder" antipode tables list --tables "${word:0:200}"
    look "a file to resume" antipode count 2 --resume "$word/file"
    look "a workspace" antipode workspace list --workspace "/dev/null/$word"
    look "a line" antipode info -
done
look "a word too many" antipode random "$bad"
[[ $(<err) == *x1b*xff* ]] || fail "what is wrong is not shown: $(<err)"

# Of what a list keeps, too, even if another program has written it there.
antipode workspace import --workspace list - <<<"R U  // ${bad//$'\n'/}" >out 2>err
look "the names of a list" antipode workspace list --workspace list
if command -v python3 >/dev/null; then
    python3 - <<'END_OF_PYTHON'
import sqlite3
with sqlite3.connect("list") as list:
    tables = [row[0] for row in list.execute("select name from sqlite_master where type = 'table'")]
    for table in tables:
        if "name" in [row[1] for row in list.execute(f"pragma table_info({table})")]:
            list.execute(f"update {table} set name = 'a' || char(27) || '[2J' || char(155)")
END_OF_PYTHON
    look "names written by another program" antipode workspace list --workspace list
    grep -q 'a.x1b' out || fail "the name is not shown: $(<out)"
    look "the same in JSON" antipode workspace list --workspace list --json
fi
