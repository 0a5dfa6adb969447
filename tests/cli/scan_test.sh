#!/usr/bin/env bash
# Six pictures become a cube, and what cannot be one is told with its sentence.
set -euo pipefail
source "$(dirname "$0")/common.sh"

pictures=$(readlink -f "$(dirname "$0")/../data/camera")
corners=$(readlink -f "$(dirname "$0")/../data/camera_corners")
cube=BFUBULBUFUFLURBFDBDLRFFBLDDDFRRDLLBLRDRRLUDDBFRULBUURF

# expect CODE TEXT COMMAND…: the exit code, and a text in the output or the messages.
expect() {
    local code=$1 text=$2 got=0
    shift 2
    "$@" >out 2>&1 </dev/null || got=$?
    [[ $got == "$code" ]] || fail "exit code $got instead of $code: $*: $(<out)"
    grep -qF -- "$text" out || fail "no '$text' in the answer to $*: $(<out)"
}

if ! antipode scan "$pictures" >out 2>&1 && grep -q "built without OpenCV" out; then
    expect 4 "install libopencv-core-dev" antipode scan "$pictures"
    exit 0
fi

expect 0 "$cube  // 99" antipode scan "$pictures"
expect 0 '"doubtful":[]' antipode scan --json "$pictures"
# Any order, and a camera that is a folder.
expect 0 "$cube" antipode scan "$pictures"/{4,2,6,1,5,3}.jpg
expect 0 "$cube" antipode scan --camera "$pictures"
# Two corners, and one corner with the other faces.
expect 0 "$cube  // 99" antipode scan "$corners"/{2,1}.jpg
expect 0 '"doubtful":[]' antipode scan --json "$corners"
expect 0 "$cube" antipode scan --camera "$corners"
expect 2 "the pictures show 3 faces where a cube has six" antipode scan "$corners"/1.jpg
expect 1 "" antipode scan "$corners"/{1,1}.jpg
# One face six times is no cube.
expect 1 "" antipode scan "$pictures"/{1,1,1,1,1,1}.jpg

expect 2 "a cube needs six pictures" antipode scan "$pictures"/{1,2,3,4,5,6,1}.jpg
head -c -1000 "$pictures"/6.jpg >part.jpg
expect 3 "the end of part.jpg is missing" antipode scan "$pictures"/{1,2,3,4,5}.jpg part.jpg

mkdir few
cp "$pictures"/[12].jpg few
expect 2 "the pictures show 2 faces where a cube has six" antipode scan few
expect 3 "the pictures show 2 faces" antipode scan --camera few
cp "$pictures"/[3-6].jpg few
cp "$pictures"/1.jpg few/again.jpg
expect 2 "or two of opposite corners, or a folder with them: 7 were given" antipode scan few
mkdir none
expect 4 "there are no pictures in none" antipode scan none
printf 'no picture' >text.jpg
expect 3 "text.jpg is not a JPEG or PNG that can be read" antipode scan text.jpg "$pictures"/[1-5].jpg
black=iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAAH0lEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAALwYkMAABdG+8JQAAAABJRU5ErkJggg==
base64 -d <<<"$black" >black.png
expect 3 "black.png is black: is the lens covered?" antipode scan black.png "$pictures"/[1-5].jpg
expect 4 "film.mp4 cannot be opened" antipode scan --camera film.mp4
expect 2 "scan needs exactly one of these" antipode scan
expect 2 "scan needs exactly one of these" antipode scan --camera 0 "$pictures"
