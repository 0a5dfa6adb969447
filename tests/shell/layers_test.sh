#!/usr/bin/env bash
# The includes of src/ follow the arrows, and the checker notices when not.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
check=$source_tree/tools/check-layers

# A tree of two layers and a program that keeps all rules.
make_tree() {
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree"/{tools,src/{low,high,apps/cli}}
    cd "$scratch/tree"
    printf '# arrows\n\nlow:\nhigh: low\napps/cli: high\n' >tools/layers.txt
    printf 'antipode_layer(low)\nantipode_layer(high)\nantipode_program(apps/cli NAME x)\n' \
        >src/CMakeLists.txt
    printf '#include <vector>\n' >src/low/low.h
    printf '#include "low/low.h"\n' >src/high/high.h
    printf '#include "apps/cli/flags.h"\n#include "high/high.h"\n' >src/apps/cli/main.cpp
}

# expect_violation MESSAGE: the checker says so, says only that, and fails.
expect_violation() {
    local output status=0
    output=$("$check" "$scratch/tree") || status=$?
    expect_equal 1 "$status" "exit status for: $1"
    expect_equal "$1" "$output" "violation"
}

make_tree
"$check" "$scratch/tree" || fail "the checker complains about a tree that keeps all rules"

make_tree
echo '#include "high/high.h"' >>src/low/low.h
expect_violation 'src/low/low.h:2: low may not include from high ("high/high.h")'

make_tree
echo '#include "low/low.h"' >>src/apps/cli/main.cpp
expect_violation 'src/apps/cli/main.cpp:3: apps/cli may not include from low ("low/low.h")'

make_tree
echo '  #  include "nowhere/file.h"' >>src/high/high.h
expect_violation 'src/high/high.h:2: "nowhere/file.h" is in no folder of tools/layers.txt'

make_tree
echo '#include "low.h"' >>src/low/low.h
expect_violation 'src/low/low.h:2: "low.h" is in no folder of tools/layers.txt'

make_tree
mkdir src/extra
touch src/extra/extra.h
expect_violation 'src/extra/extra.h: its folder is not in tools/layers.txt'

make_tree
rm -r src/high/high.h src/apps
sed -i '/apps/d' tools/layers.txt src/CMakeLists.txt
rmdir src/high
expect_violation 'tools/layers.txt: there is no folder src/high'

make_tree
sed -i 's/^low:/low: high/' tools/layers.txt
expect_violation 'tools/layers.txt: low names high, which is not listed above it'

make_tree
sed -i '/(high)/d' src/CMakeLists.txt
expect_violation 'src/CMakeLists.txt: src/high is not built'

make_tree
echo '#include <nlohmann/json.hpp>' >>src/high/high.h
expect_violation 'src/high/high.h:2: a header brings the library of JSON to everybody who includes it'

"$check" "$source_tree" || fail "src/ does not follow tools/layers.txt"
