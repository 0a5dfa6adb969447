#!/usr/bin/env bash
# The server says where it is, stops when it is told to, and says why it cannot
# start.
set -euo pipefail
source "$(dirname "$0")/common.sh"
export XDG_DATA_HOME=$scratch/data

# start ARGUMENTS…: sets $server and $address when it is there.
start() {
    rm -f out err # what an earlier server said
    antipode serve --port 0 "$@" >out 2>err &
    server=$!
    until [[ -s out ]] || ! kill -0 "$server" 2>/dev/null; do sleep 0.1; done
    address=$(sed -n 's,^Antipode is at \(http://.*/\) (Ctrl-C stops it)$,\1,p' out)
    [[ $address != '' ]] || fail "the server does not say where it is: $(cat out err)"
}

# stop SIGNAL: the server ends well.
stop() {
    local status=0
    kill -s "$1" "$server"
    wait "$server" || status=$?
    expect_equal 0 "$status" "exit code after $1"
}

# refused ARGUMENTS…: the server does not start; sets $message.
refused() {
    local status=0
    message=$(antipode serve "$@" 2>&1) || status=$?
    expect_equal 4 "$status" "exit code of serve $*"
}

start
port=${address##*:}
[[ $address == http://127.0.0.1:* ]] || fail "the server is not on this machine only: $address"
[[ -e data/antipode/workspace.sqlite ]] || fail "the workspace is not where it should be"
expect_equal "" "$(<err)" "messages"
refused --port "${port%/}" --workspace other.sqlite
[[ $message == *"${port%/}"* ]] || fail "the taken port is not named: $message"
refused --port 0
[[ $message == *workspace.sqlite* ]] || fail "the workspace in use is not named: $message"
stop TERM

# One line for each request, and a warning for everybody to see.
start --verbose --host 0.0.0.0
[[ $(<err) == *"no password"* ]] || fail "there is no warning: $(<err)"
curl -s "http://127.0.0.1:${address##*:}api/v1/schemes?" >schemes
[[ $(<err) == *"GET /api/v1/schemes?"* ]] || fail "the request is not told: $(<err)"
stop INT

# Idle clients keep nobody out, even where there are fewer descriptors than clients.
start_with_few_descriptors() {
    ulimit -n 200
    exec antipode "$@"
}
rm -f out err
start_with_few_descriptors serve --port 0 >out 2>err &
server=$!
until [[ -s out ]] || ! kill -0 "$server" 2>/dev/null; do sleep 0.1; done
port=$(sed -n 's,.*:\([0-9]*\)/ .*,\1,p' out)
idle=()
for _ in {1..250}; do
    exec {descriptor}<>"/dev/tcp/127.0.0.1/$port"
    idle+=("$descriptor")
done
status=$(curl -s -m 30 -o answer -w '%{http_code}' "http://127.0.0.1:$port/api/v1/status") || true
expect_equal 200 "$status" "what a client gets while many others are idle"
status=$(curl -s -m 30 -o answer -w '%{http_code}' -X POST "http://127.0.0.1:$port/api/v1/workspace/undo") || true
grep -q nothing-to-undo answer || fail "the list has no descriptors left: $status $(<answer)"
for descriptor in "${idle[@]}"; do exec {descriptor}>&-; done
stop TERM

refused --port 0 --workspace /dev/null/workspace.sqlite
