#!/usr/bin/env bash
# The pictures of the README and of the guides are those that the program draws.
set -euo pipefail

program=$1
root=$2

# drawn NAME SIZE CUBE [OPTION…]
drawn() {
    "$program" show --view 3d --size "$2" --svg - "${@:3}" | cmp - "$root/docs/images/$1.svg"
}

drawn cube-in-cube 320 "F L F U' R U F2 L2 U' L' B D' B' L2 U"
drawn six-dots 160 "D U' L R' B' F D U'"
drawn checkerboard 160 "M2 E2 S2"
drawn stripes 160 "U2 R2 D2 U2 R2 D' U'"
drawn centres 240 "R U2 F'" --centres
