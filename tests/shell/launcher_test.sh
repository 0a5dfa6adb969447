#!/usr/bin/env bash
# The launcher builds and runs the program from anywhere, builds once, builds
# again when sources change, and stays out of the program's way. It does so here
# for a small program in a copy of the project's shell, in a path with spaces.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

tree="$scratch/a tree"
mkdir -p "$tree/src/apps/cli"
cp -r "$source_tree"/{antipode,cmake,CMakeLists.txt,CMakePresets.json,tools} "$tree/"
printf 'apps/cli:\n' >"$tree/tools/layers.txt"
printf 'antipode_program(apps/cli NAME antipode)\n' >"$tree/src/CMakeLists.txt"

# The program answers with a word, its arguments and its input, and exits with
# as many as it has arguments.
write_program() {
    cat >"$tree/src/apps/cli/main.cpp" <<END
#include <iostream>

int main(int count, char** arguments) {
    std::cout << "$1";
    for (int i = 1; i < count; ++i) std::cout << " [" << arguments[i] << ']';
    std::cout << ' ' << std::cin.rdbuf() << '\n';
    return count - 1;
}
END
}

# launch LAUNCHER ARGUMENTS…: sets $output, $messages and $status.
launch() {
    status=0
    output=$("$@" 2>"$scratch/messages") || status=$?
    messages=$(<"$scratch/messages")
}

write_program first
echo input | "$tree/antipode" >"$scratch/one" 2>"$scratch/one.messages" &
echo input | "$tree/antipode" >"$scratch/two" 2>"$scratch/two.messages" &
wait
expect_equal "first input" "$(<"$scratch/one")" "the first of two launchers"
expect_equal "first input" "$(<"$scratch/two")" "the second of two launchers"
expect_equal 1 "$(cat "$scratch"/{one,two}.messages | grep -c 'Building Antipode')" "builds"

cd /
ln -s "$tree/antipode" "$scratch/link"
launch "$scratch/link" 'R U' "F'" '' <<<"data"
expect_equal "first [R U] [F'] [] data" "$output" "arguments and input through a link"
expect_equal 3 "$status" "the program's exit status"
expect_equal "" "$messages" "messages when nothing is to be built"

write_program second
launch "$tree/antipode" </dev/null
expect_contains second "$output" "the program after a change"
expect_contains "its sources changed" "$messages" "the message after a change"

echo 'int broken = ;' >"$tree/src/apps/cli/broken.cpp"
launch "$tree/antipode" </dev/null
expect_equal "4 " "$status $output" "a build that fails"
expect_contains "broken.cpp" "$messages" "the compiler's message"

rm "$tree/src/apps/cli/broken.cpp"
launch "$tree/antipode" </dev/null
expect_equal "0 second " "$status $output" "the program after the mistake is gone"

# What reads pictures is built when somebody scans some, and not before. What it needs is there.
printf '#!/bin/sh\n' >"$tree/tools/bootstrap"
echo 'int camera() { return 1; }' >"$tree/src/camera.cpp"
cat >>"$tree/src/CMakeLists.txt" <<'END'
add_library(antipode_camera MODULE EXCLUDE_FROM_ALL camera.cpp)
set_target_properties(antipode_camera PROPERTIES PREFIX ""
                      LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
END
launch "$tree/antipode" scan --colours lines </dev/null
[[ ! -e $tree/build/release/bin/antipode_camera.so ]] || fail "colours alone need no module"
launch "$tree/antipode" scan a.jpg </dev/null
expect_contains "[scan] [a.jpg]" "$output" "the program after its module was built"
expect_contains "Building what reads pictures" "$messages" "the message before"
[[ -e $tree/build/release/bin/antipode_camera.so ]] || fail "the module was not built"
launch "$tree/antipode" scan a.jpg </dev/null
expect_equal "" "$messages" "messages when the module is there"

mv "$tree" "$scratch/moved"
launch "$scratch/moved/antipode" </dev/null
expect_equal "0 second " "$status $output" "the program after the tree has moved"
