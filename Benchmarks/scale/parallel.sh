#!/bin/sh
# Builds a site in parts with GNU parallel, kills one in the middle, which parallel makes again, joins
# the parts, and compares the result with the site built in one piece. The settings are in common.sh.
#
#   sh Benchmarks/scale/parallel.sh
#   NUMBER=100000 SHARDS=8 JOBS=2 sh Benchmarks/scale/parallel.sh
set -eu
cd "$(dirname "$0")/../.."
. Benchmarks/scale/common.sh
build_whole
rm -rf "$work/parts" "$work/joined"
mkdir -p "$work/parts"
(
  process=$(process_of_part 2)
  kill -KILL "$process"
  echo "killed part 2 while it was made (process $process)"
) &
killer=$!
make_parts() {
  seq "$shards" | parallel --will-cite --jobs "${JOBS:-2}" --retries 2 --joblog "$work/parallel.log" \
    "$apus" build "$site" --clock $clock --threads 1 --shard "{}/$shards" --output "$work/parts/{}"
}
timed "$shards parts" make_parts
wait $killer
timed "joined" "$apus" join "$work"/parts/* --output "$work/joined"
compare
