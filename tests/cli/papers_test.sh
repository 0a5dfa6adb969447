#!/usr/bin/env bash
# The page about the papers is what the program computes.
set -euo pipefail

program=$1
root=$2
"$program" theory --markdown --quiet | cmp - "$root/docs/theory/papers.md"
