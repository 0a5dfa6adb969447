#!/usr/bin/env bash
# The completions are sound shell, and bash completes with them.
set -euo pipefail
source "$(dirname "$0")/common.sh"

for shell in bash zsh fish; do
    antipode completions $shell >"completions.$shell"
    if command -v $shell >/dev/null; then
        $shell -n "completions.$shell" || fail "$shell cannot read its completions"
    fi
done
if command -v shellcheck >/dev/null; then
    shellcheck -s bash completions.bash || fail "shellcheck finds fault with the completions"
fi

# shellcheck source=/dev/null
source completions.bash

# What bash offers after these words; the last one is being typed.
completed() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _antipode
    printf '%s\n' "${COMPREPLY[*]}"
}

expect_equal "info inverse" "$(completed antipode in)" "commands"
expect_equal "--representative" "$(completed antipode isomorphs --r)" "options of a command"
expect_equal "zip" "$(completed antipode convert R --to z)" "values of an option"
expect_equal "zip" "$(completed antipode convert R --to = z)" "values after an equals sign"
expect_equal "wca papers" "$(completed antipode info --notation '')" "all values of an option"
expect_equal "bash zsh fish" "$(completed antipode completions '')" "words as arguments"
expect_equal "cube count coset" "$(completed antipode bench c)" "the suites of bench"
touch picture.svg
expect_equal "picture.svg" "$(completed antipode show R --svg pic)" "files"
expect_equal "" "$(completed antipode info '')" "nothing where a cube is to be typed"

if command -v fish >/dev/null; then
    offered=$(HOME=$scratch fish -c 'source completions.fish; complete -C "antipode convert R --to z"')
    expect_equal "zip" "${offered%%$'\t'*}" "values of an option in fish"
fi
