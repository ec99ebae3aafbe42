# What the scripts of this folder share: a program, a site, the site built in one piece, and a
# comparison. Read by `.`, from the root of the repository.
#
#   SITE=FOLDER    the site to build; without it, NUMBER recipes of ../shared/bench where these are,
#                  else the showcase
#   NUMBER=1000    how many recipes
#   SHARDS=4       how many parts
#   APUS=PROGRAM   the program; without it, a release build
#   WORK=FOLDER    where everything is written (default: .build/scale)
clock=2026-11-21
shards=${SHARDS:-4}
work=${WORK:-$PWD/.build/scale}
mkdir -p "$work"
work=$(cd "$work" && pwd)
if [ -z "${APUS:-}" ]; then
  swift build -c release --product apus --static-swift-stdlib
  APUS=$PWD/.build/release/apus
fi
apus=$APUS
site=${SITE:-}
number=${NUMBER:-1000}
bench=../shared/bench
if [ -z "$site" ] && [ -d $bench ]; then
  site=$work/site-$number
  if [ ! -d "$site" ]; then
    python3 $bench/gen.py --n "$number" --out "$work/corpus-$number"
    # The corpus has no picture files.
    find "$work/corpus-$number/content/recipes" -name '*.md' \
      -exec sed -i 's#^image: /img#image: https://example.com/img#' {} +
    mkdir -p "$site"
    cp -r Benchmarks/site/. "$site"
    mv "$work/corpus-$number/content/recipes" "$site/Content/recipes"
    rm -r "$site/Content/recipes/_index.md" "$work/corpus-$number"
  fi
fi
site=$(cd "${site:-.}" && pwd)

# timed WHAT COMMAND…: runs a command and says how long it took.
timed() {
  what=$1
  shift
  start=$(date +%s%N)
  "$@"
  end=$(date +%s%N)
  echo "$what: $(((end - start) / 1000000)) ms"
}

# Builds the site in one piece.
build_whole() {
  rm -rf "$work/whole" "$work/.apus"
  timed "in one piece" "$apus" build "$site" --clock $clock --output "$work/whole" >"$work/whole.log"
  tail -n 1 "$work/whole.log"
}

# Waits until a part is being written; prints the process that does so, which its lock names.
process_of_part() {
  until [ -d "$work/parts/.apus/$1/staging/site" ]; do sleep 0.01; done
  tr -cd 0-9 <"$work/parts/.apus/$1/lock"
}

# Says whether the joined site is the one that was built in one piece, byte for byte.
compare() {
  diff -r "$work/whole" "$work/joined"
  echo "the same, byte for byte: $(find "$work/joined" -type f | wc -l) files"
}
