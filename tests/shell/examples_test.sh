#!/usr/bin/env bash
# The examples at the top of headers compile, and the checker notices when not.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
check=$source_tree/tools/check-examples

# A tree of one header, whose example is given.
make_tree() {
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree"/{tools,src/low}
    printf '# headers\n\nlow/low.h: int start\n' >"$scratch/tree/tools/examples.txt"
    printf '// A header.\n//\n//     %s\n#pragma once\nnamespace low {\nint twice(int);\n}\n' "$1" \
        >"$scratch/tree/src/low/low.h"
}

make_tree 'const int four = twice(start)     // a statement without an end'
"$check" "$scratch/tree" || fail "the checker complains about an example that is right"

make_tree 'const int four = thrice(start);'
! "$check" "$scratch/tree" 2>"$scratch/output" || fail "the checker accepts a wrong example"
grep -q 'thrice' "$scratch/output" || fail "the checker does not say what is wrong"

make_tree ''
sed -i '/^\/\/     /d' "$scratch/tree/src/low/low.h"
! "$check" "$scratch/tree" 2>/dev/null || fail "the checker accepts a header without its example"

"$check" "$source_tree" || fail "an example in src/ does not compile"
