#!/usr/bin/env bash
# The runner of transcripts sees what is wrong, in transcripts and in Markdown.
set -euo pipefail
source "$(dirname "$0")/common.sh"

runner=$here/run-transcript
passes() { "$runner" "$program" "$1" >log 2>&1; }

printf '$ antipode convert R --to zip\n[1230;1497392;1716;544]\n\n$ antipode info Q >/dev/null 2>&1\n? 3\n' >right.txt
passes right.txt || fail "a right transcript fails: $(<log)"
sed 's/1230/1231/' right.txt >wrong.txt
! passes wrong.txt || fail "a wrong answer passes"
sed 's/? 3/? 2/' right.txt >wrong.txt
! passes wrong.txt || fail "a wrong exit code passes"
printf 'no commands\n' >wrong.txt
! passes wrong.txt || fail "a transcript without commands passes"
printf '$ antipode power R x\n? 2\n' >wrong.txt
! passes wrong.txt || fail "an unexpected message passes"

cat >page.md <<'END'
Text
```console
$ git clone somewhere
$ ./antipode convert R --to zip
[1230;1497392;1716;544]
```
$ no command
END
passes page.md || fail "a right page fails: $(<log)"
sed -i 's/1230/1231/' page.md
! passes page.md || fail "a wrong page passes"
"$runner" "$program" page.md --update
passes page.md || fail "an updated page fails: $(<log)"
