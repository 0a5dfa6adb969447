# What the tests beside this file share; to be sourced. Each is called with the
# program and works in a scratch folder that goes away.
program=$(readlink -f "$1")
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
mkdir bin
ln -s "$program" bin/antipode
export PATH=$scratch/bin:$PATH LC_ALL=C.UTF-8 TERM=dumb
unset NO_COLOR COLORTERM

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    exit 1
}

# expect_equal WANTED GOT WHAT
expect_equal() { [[ $1 == "$2" ]] || fail "$3: expected \"$1\", got \"$2\""; }
