#!/usr/bin/env bash
# tools/bootstrap says what is missing and why, installs it if it may, and says
# which command to run if not. Stand-ins play dpkg, apt and the user.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

mkdir -p "$scratch"/{tree/tools,bin}
cp "$source_tree"/tools/{bootstrap,common.sh} "$scratch/tree/tools/"
printf '%s\n' '# comment' '' 'alpha run c++ compiles' 'beta test - tests things' \
    'omega page - draws' >"$scratch/tree/tools/packages.txt"

# stand_in NAME BODY: a command that goes before the real one.
stand_in() {
    printf '#!/bin/sh\n%s\n' "$2" >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}
installed() { stand_in dpkg-query "printf '%s\n' $*"; }

# bootstrap USE: sets $output and $status.
bootstrap() {
    status=0
    output=$(PATH="$scratch/bin:$PATH" "$scratch/tree/tools/bootstrap" "$1" 2>&1) || status=$?
}

stand_in apt-get "echo apt-get \"\$@\" >>'$scratch/apt-calls'"
stand_in sudo 'exit 1'
stand_in id 'echo 1000'
installed "'installed gamma, alphabet, ,'"

bootstrap run
expect_equal 4 "$status" "exit status without root"
expect_contains "alpha               compiles" "$output" "the reason"
expect_contains "sudo apt-get install --no-install-recommends alpha omega" "$output" "one command for all"
[[ $output != *beta* ]] || fail "running does not need packages of the tests: $output"
[[ ! -e $scratch/apt-calls ]] || fail "apt-get was called without root"

stand_in id 'echo 0'
bootstrap test
expect_equal 0 "$status" "exit status as root"
expect_contains "install --yes --no-install-recommends alpha beta omega" "$(<"$scratch/apt-calls")" "apt"
bootstrap run
[[ $output != *omega* ]] || fail "the page's packages are not installed before the program's: $output"
bootstrap page
expect_contains "install --yes --no-install-recommends omega" "$(<"$scratch/apt-calls")" "the page's packages"

rm -r "$scratch/tree/build"
stand_in apt-get 'echo "E: no such package" >&2; exit 100'
bootstrap test
expect_equal 4 "$status" "exit status when apt-get fails"
expect_contains "E: no such package" "$output" "the tail of the log"

installed "'installed alpha, ,'" "'installed delta, beta (= 1.2), ,'" "'installed omega, ,'"
bootstrap test
expect_equal "0 " "$status $output" "nothing to say when all is there, one by another name"

printf '%s\n' 'gamma run ~c++ compiles' 'zeta run ~no-such-command helps' \
    >"$scratch/tree/tools/packages.txt"
stand_in id 'echo 1000'
bootstrap run
expect_contains "zeta                helps" "$output" "a command that is not there"
[[ $output != *gamma* ]] || fail "a command that may come from anywhere is there: $output"
printf '%s\n' 'alpha run c++ compiles' 'beta test - tests things' >"$scratch/tree/tools/packages.txt"
bootstrap test

stand_in dpkg-query 'echo "dpkg-query was asked again" >&2; exit 1'
bootstrap test
expect_equal "0 " "$status $output" "the stamp saves the question"

bootstrap nonsense
expect_equal 2 "$status" "exit status of wrong usage"
