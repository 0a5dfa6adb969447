# What the scripts share; to be sourced. Needs $root, the top of the source tree.

say() { printf '%s\n' "$*" >&2; }

# Exit code 4 is the program's own code for trouble with files and machine.
die() {
    say "$@"
    exit 4
}

# The last lines of a log, for the person who waits.
show_tail() { tail -n 30 -- "$1" >&2 || true; }

cores() { nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# Whether build/PRESET was configured at another path; CMake refuses to use it.
is_from_elsewhere() {
    local cache=$root/build/$1/CMakeCache.txt
    [[ -e $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"
}

# Configures build/PRESET; further arguments go to CMake.
configure() {
    local preset=$1 fresh=()
    shift
    if is_from_elsewhere "$preset"; then fresh=(--fresh); fi
    (cd "$root" && cmake --preset "$preset" "${fresh[@]}" "$@")
}

# Holds the build folder for this process until it ends or calls
# release_build_folder: two Ninjas in one folder would spoil each other's work.
hold_build_folder() {
    mkdir -p "$1" || die "Antipode cannot write to $1."
    command -v flock >/dev/null || return 0
    exec 9>"$1/lock"
    flock --nonblock 9 && return 0
    say "Waiting for another build of Antipode…"
    flock 9
}
release_build_folder() { exec 9>&-; }

# What the program is built from. Folders count too: their time changes when a
# file goes away.
program_sources=("$root"/{src,cmake,CMakeLists.txt,CMakePresets.json,tools/{layers,packages}.txt})
program=$root/build/release/bin/antipode
camera_module=$root/build/release/bin/antipode_camera.so
program_stamp=$root/build/release/program.stamp

# The stamp is as old as the beginning of the last good build and holds the
# path it was made for. Looking for newer files takes some milliseconds, asking
# CMake and Ninja would take a few hundred.
program_is_current() {
    [[ -x $program && -r $program_stamp && $(<"$program_stamp") == "$root" ]] || return 1
    [[ $(newer_sources) == '' ]]
}
# Of the page's folder, what npm puts there does not count.
newer_sources() {
    find "${program_sources[@]}" -newer "$program_stamp" -print -quit
    [[ -d $root/web ]] || return 0
    find "$root/web" -mindepth 1 \( -name node_modules -o -name dist -o -name tests \) -prune \
        -o -newer "$program_stamp" -print -quit
}
