# What the shell tests share; to be sourced. Each test is called with the source
# tree and the build folder, and works in a scratch folder that goes away.
source_tree=$1
build_folder=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    exit 1
}

# expect_equal WANTED GOT WHAT
expect_equal() { [[ $1 == "$2" ]] || fail "$3: expected \"$1\", got \"$2\""; }

# expect_contains PART TEXT WHAT
expect_contains() { [[ $2 == *"$1"* ]] || fail "$3: expected \"$1\" in: $2"; }
