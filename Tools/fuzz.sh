#!/bin/sh
# Builds the fuzzers and runs each for a minute, or for APUS_FUZZ_SECONDS. What breaks a parser
# is left in .build-fuzz/found, and the script fails. Programs may be named as arguments.
set -eu
build=.build-fuzz
seconds=${APUS_FUZZ_SECONDS:-60}
mkdir -p $build/corpus $build/found
sh Tools/fuzz-seeds.sh $build/corpus

programs=${*:-$(cd Fuzz && ls -d Fuzz* | grep -v FuzzSupport)}
status=0
for program in $programs; do
  APUS_FUZZ=1 swift build -c release --build-path $build --sanitize fuzzer \
    -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
    --product "$program" > $build/build.log 2>&1 || { cat $build/build.log; exit 1; }
  mkdir -p "$build/corpus/$program"
  log=$build/$program.log
  # Pages of which nearly everything is a mistake take long: short ones, and many of them.
  longest=16384
  [ "$program" != FuzzHTMLRules ] || longest=4096
  # What Swift makes once and keeps for the life of the process is no leak.
  echo 'leak:once_slow' > $build/suppressions
  LSAN_OPTIONS=suppressions=$build/suppressions:print_suppressions=0 \
    SWIFT_BACKTRACE=enable=no "$build/release/$program" "$build/corpus/$program" \
    -max_total_time="$seconds" -timeout=30 -rss_limit_mb=1024 -max_len=$longest \
    -artifact_prefix=$build/found/"$program"- > "$log" 2>&1 || status=1
  # Some builds come out without coverage and would find nothing.
  if ! grep -q "INFO: Loaded" "$log"; then
    echo "$program: built without coverage; remove $build and try again"
    exit 1
  fi
  echo "$program: $(grep -E 'DONE|SUMMARY' "$log" | tail -1)"
done
exit $status
