#!/bin/sh
# Renders a list page of 1,000 cards with Apus, Jinja2 and Go's html/template, proves that the
# pages are the same, and prints the best time of each in microseconds, in three rounds.
#
# Go comes from Debian (`golang-go`), Jinja2 from PyPI (`jinja2>=3.1,<3.2`).
set -eu
cd "$(dirname "$0")/.."
here=Benchmarks/Cards
work=.build-bench/cards
mkdir -p $work
python3 $here/data.py > $work/data.json
APUS_BENCHMARKS=1 swift build -c release --build-path .build-bench \
  --product CardsBenchmark > $work/build.log 2>&1 || { cat $work/build.log; exit 1; }
go build -o $work/peer-go $here/peer.go
for round in 1 2 3; do
  apus=$(.build-bench/release/CardsBenchmark $work/data.json $here/list.html $work/apus.html)
  jinja=$(python3 $here/peer.py $work/data.json $work/jinja.html)
  go=$($work/peer-go $work/data.json $here/list.go.html $work/go.html)
  echo "round $round: Apus $apus µs, Jinja2 $jinja µs (×$((jinja / apus))), Go $go µs (×$((go / apus)))"
done
cmp $work/apus.html $work/jinja.html
cmp $work/apus.html $work/go.html
echo "the three pages are the same: $(wc -c < $work/apus.html) bytes"
