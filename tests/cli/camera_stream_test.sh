#!/usr/bin/env bash
# A camera on the network shows cubes to the command and to a robot's server.
set -euo pipefail
source "$(dirname "$0")/common.sh"

pictures=$(readlink -f "$here/../data/camera")
cube=BFUBULBUFUFLURBFDBDLRFFBLDDDFRRDLLBLRDRRLUDDBFRULBUURF

if antipode scan --camera /dev/null 2>&1 | grep -q "built without OpenCV"; then exit 0; fi

# start NAME COMMAND…: in the background; its first line of output is in the file NAME.
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; wait; rm -rf "$scratch"' EXIT
start() {
    local name=$1
    shift
    mkfifo "$name.pipe"
    "$@" >"$name.pipe" &
    started+=($!)
    head -n 1 "$name.pipe" >"$name"
}

start port python3 "$here/film_server.py" "$pictures"
film=http://127.0.0.1:$(<port)
hold() { curl -sf "$film/$1"; }

hold cycle
expect_equal "$cube" "$(antipode scan --camera "$film/film" | cut -d ' ' -f 1)" "the cube in the film"

start address antipode serve --port 0 --workspace workspace --camera-source "$film/film"
server=$(grep -o 'http://[^/ ]*' address)
# robot VERB ANSWER
robot() { expect_equal "$2" "$(curl -sf "$server/?$1" | sed -n 2p | tr -d '\r')" "the answer to $1"; }

hold show/0
robot connect0 "Done!"
number=0
for face in U R F D L B; do
    # What the camera took before this must not be taken for the face.
    hold "show/$number"
    robot "scan$face" "Done!"
    number=$((number + 1))
done
robot transfer "Done!"

# A film that ends is told as what it is; so is a camera that is not there.
hold end
robot scanU "Wrong command!"
expect_error() {
    local text=$1 code=0
    shift
    antipode scan --camera "$@" >out 2>&1 || code=$?
    expect_equal 4 "$code" "the exit code with the camera $*"
    grep -qF -- "$text" out || fail "no '$text' with the camera $*: $(<out)"
}
expect_error "$film/film cannot be opened" "$film/film"
expect_error "there is no camera /dev/video977" 977
expect_error "/dev/null gives no pictures" /dev/null
robot connect977 "Error. No valid capture device index!"
