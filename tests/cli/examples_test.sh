#!/usr/bin/env bash
# Every example that a help shows can be typed as it stands.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# No browser is to be opened, and what a server keeps is not the user's.
printf '#!/bin/sh\n' >bin/xdg-open
chmod +x bin/xdg-open
export XDG_DATA_HOME=$scratch/data

examples=0
while read -r command _; do
    while IFS= read -r line; do
        examples=$((examples + 1))
        # Reading the manual takes a pager; measuring takes its time.
        if [[ $line == *"man -l"* ]]; then continue; fi
        if [[ $line == "antipode bench cube" ]]; then line+=" --time 1"; fi
        # The table for centres takes over a minute of processor time; the tests of the night make it.
        if [[ $line == "antipode bench two-phase --centres"* ]]; then continue; fi
        if [[ $line == "antipode bench two-phase"* ]]; then line+=" --count 3"; fi
        if [[ $line == "antipode bench optimal"* ]]; then line="${line/1G/200M} --signature"; fi
        if [[ $line == "antipode bench goals"* ]]; then line="antipode bench goals --count 1"; fi
        if [[ $line == "antipode bench coset"* ]]; then line="antipode bench coset --depth 10"; fi
        if [[ $line == "antipode bench vision"* ]]; then line="antipode bench vision --count 1"; fi
        if [[ $line == "antipode bench count"* ]]; then line="antipode bench count --depth 8"; fi
        # So does a whole coset, and 5 GB of memory.
        if [[ $line == "antipode coset"* ]]; then line="antipode coset F --exact-to 7"; fi
        # Shortest solutions of random cubes take minutes with a small table.
        if [[ $line == "antipode survey"* && $line != *--turns* ]]; then continue; fi
        # Going far takes its time, and several machines that MPI knows.
        line=${line/count 13/count 9}
        if [[ $line == "antipode find"* ]]; then line=${line/--depth 8/--depth 6}; fi
        if [[ $line == mpirun* ]]; then continue; fi
        # Scanning needs pictures of a cube.
        if [[ $line == "antipode scan"* ]]; then continue; fi
        # This one measures a server that runs already.
        if [[ $line == "antipode bench server"* ]]; then continue; fi
        # A server goes on until it is told to stop, and the usual port may be taken.
        if [[ $line == "antipode serve"* ]]; then
            line="timeout --signal INT 2 $line --port 0 || ((\$? == 124))"
        fi
        # The user's own tables are not for tests to remove, nor the large ones to build.
        if [[ $line == "antipode tables build" ]]; then line+=" small-htm"; fi
        if [[ $line == "antipode tables "* ]]; then line="ANTIPODE_TABLES=tables $line"; fi
        bash -c "set -o pipefail; $line" >out 2>err </dev/null || fail "exit code $? of: $line: $(<err)"
    done < <(antipode help "$command" | sed -n 's/^  \$ //p')
done < <(antipode help | sed -n '/^Commands:/,/^$/ s/^  //p')
((examples >= 30)) || fail "only $examples examples were found"
