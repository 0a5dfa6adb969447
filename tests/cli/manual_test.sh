#!/usr/bin/env bash
# The manual page is sound, and tells about every command.
set -euo pipefail
source "$(dirname "$0")/common.sh"

antipode manual man >antipode.1
if command -v mandoc >/dev/null; then
    mandoc -T lint -W warning antipode.1 || fail "mandoc finds fault with the manual page"
    page=$(mandoc -T utf8 antipode.1 | col -b)
    for command in info show compose power inverse isomorphs convert random group maneuver bench; do
        [[ $page == *"antipode $command [OPTIONS]"* ]] || fail "the manual page does not tell about $command"
    done
    [[ $page == *"antipode info \"R U R' U'\""* ]] || fail "the manual page bends the quotes of its examples"
fi
