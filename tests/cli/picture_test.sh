#!/usr/bin/env bash
# The picture in the README is the one that the README's own command makes.
set -euo pipefail

program=$1
root=$2
"$program" show --view 3d --size 320 --svg - "F L F U' R U F2 L2 U' L' B D' B' L2 U" \
    | cmp - "$root/docs/images/cube-in-cube.svg"
