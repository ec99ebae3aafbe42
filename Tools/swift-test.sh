#!/bin/sh
# Runs the Swift tests that were built; the arguments are those of `swift test`. Where one fails, what it
# expected is said again at the end: thousands of lines come after it, and of a long log mostly the last
# lines are kept.
set -eu
log=$(mktemp)
trap 'rm -f "$log"' EXIT
{ swift test --skip-build "$@" 2>&1 || echo "$?" > "$log.failed"; } | tee "$log"
[ -e "$log.failed" ] || exit 0
status=$(cat "$log.failed")
rm -f "$log.failed"
echo "Of these tests an expectation failed:"
grep -a 'recorded an issue\|Fatal error\|^error:' "$log" | cut -c1-400 | tail -n 20
exit "$status"
