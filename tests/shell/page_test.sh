#!/usr/bin/env bash
# The files of a page come out of the program as they went in, and compressed ones
# unpack to the same; without a page there are none.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

page=$scratch/page
mkdir -p "$page/assets"
printf '<p>%0500d</p>\n' 7 >"$page/index.html"
head -c 3000 /dev/urandom >"$page/assets/noise-1a.bin"
: >"$page/empty.txt"

# Prints each file's path, and writes its content, and its compressed content.
cat >"$scratch/main.cpp" <<'END_OF_PROGRAM'
#include <fstream>
#include <iostream>

#include "apps/cli/page_files.h"

int main() {
    int number = 0;
    for (const auto& file : antipode::cli::page_files()) {
        std::cout << file.path << (file.gzipped.empty() ? "" : " gzipped") << '\n';
        std::ofstream(std::to_string(++number)) << file.content;
        std::ofstream(std::to_string(number) + ".gz") << file.gzipped;
    }
}
END_OF_PROGRAM

# embed FOLDER: what the program with that page prints.
embed() {
    cmake -D "folder=$1" -D "output=$scratch/page_files.cpp" -P "$source_tree/cmake/embed_page.cmake"
    c++ -std=c++20 -Wall -Wextra -Wpedantic -Werror -I"$source_tree/src" "$scratch"/{main,page_files}.cpp \
        -o "$scratch/program"
    (cd "$scratch" && ./program)
}

expect_equal $'/assets/noise-1a.bin\n/empty.txt\n/index.html gzipped' "$(embed "$page")" "the files"
cmp "$scratch/1" "$page/assets/noise-1a.bin" || fail "a file has changed"
cmp "$scratch/3" "$page/index.html" || fail "a file has changed"
cmp <(gzip -dc "$scratch/3.gz") "$page/index.html" || fail "a compressed file has changed"
expect_equal "" "$(embed "")" "the files of no page"
