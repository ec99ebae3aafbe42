#!/bin/sh
# Builds and runs the programs that measure single modules; names may be given as arguments.
set -eu
for program in ${*:-DocumentsBenchmark}; do
  APUS_BENCHMARKS=1 swift build -c release --build-path .build-bench --product "$program" 2>&1 |
    grep -E "error|warning:" || true
  .build-bench/release/"$program"
done
