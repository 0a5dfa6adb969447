#!/usr/bin/env bash
# A program of somebody else finds the installed library, by CMake and by
# pkg-config.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

consumer=$source_tree/tests/shell/consumer
prefix="$scratch/prefix"
expected="R U2 undone is U2 R', and its order is 30."

cmake --install "$build_folder" --prefix "$prefix" >/dev/null

cmake -S "$consumer" -B "$scratch/by-cmake" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$scratch/by-cmake" >/dev/null
expect_equal "$expected" "$("$scratch/by-cmake/consumer")" "the program built by CMake"

PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name antipode.pc)")
export PKG_CONFIG_PATH
read -r -a flags < <(pkg-config --cflags --libs antipode)
c++ -std=c++20 "$consumer/main.cpp" "${flags[@]}" -o "$scratch/by-pkg-config"
expect_equal "$expected" "$("$scratch/by-pkg-config")" "the program built by pkg-config"

# The program and what it prints about itself, once there is a program.
[[ -x $build_folder/bin/antipode ]] || exit 0
"$prefix/bin/antipode" --version >/dev/null || fail "the installed program does not start"
for file in man/man1/antipode.1 bash-completion/completions/antipode \
    zsh/site-functions/_antipode fish/vendor_completions.d/antipode.fish; do
    [[ -s $prefix/share/$file ]] || fail "$file is not installed"
done
