#!/bin/sh
# Builds a site while a signal interrupts every second call of each kind to the system (EINTR), and
# compares the outcome with that of a build in peace: the first build, one that changes a file, and
# one that changes all pages of a site that is there already. Takes the program, which makes the site, too;
# needs strace, and says so where there is none.
set -eu
apus=$1
command -v strace > /dev/null || { echo "interrupted calls: not tried, for want of strace"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$apus" new "$work/recipes" --starter recipes > "$work/log"
# Its pages are few enough for one to change alone.
site=$work/blank
"$apus" new "$site" --starter blank > "$work/log"

# Builds the site into a folder; further words are options.
build() { "$@" --threads 1 --durable > "$work/log" 2>&1; }

mkdir -p "$site/Static"
echo zero > "$site/Static/number.txt"
build "$apus" build "$work/recipes" --output "$work/first"
build "$apus" build "$site" --output "$work/standing"
# One file that changes is exchanged with the one that is there.
echo one > "$site/Static/number.txt"
build "$apus" build "$site" --output "$work/file"
# Where many change, the whole tree is exchanged, and what has not changed is linked.
build "$apus" build "$site" --output "$work/pages" --portable

status=0
all=0

# Builds with interruptions of a call: what is expected, what is there before, the site, and
# options.
try() {
  call=$1 expected=$2 standing=$3 folder=$4
  shift 4
  rm -rf "$work/public" "$work/.apus"
  [ "$standing" = none ] || cp -R "$work/$standing" "$work/public"
  strace -f -qq -o "$work/calls" -e trace="$call" -e inject="$call:error=EINTR:when=$first+2" \
    "$apus" build "$folder" --output "$work/public" --threads 1 --durable "$@" > "$work/log" 2>&1 \
    && diff -r "$work/$expected" "$work/public" > /dev/null \
    || { echo "interrupted calls: $call, $expected: $(tail -n 1 "$work/log")"; status=1; }
  count=$((count + $(grep -c INJECTED "$work/calls" || true)))
}

for call in openat openat2 read write pread64 pwrite64 fstat newfstatat renameat renameat2 \
  unlinkat mkdirat linkat getdents64 flock ftruncate fchmod syncfs wait4; do
  # What loads the program does not ask again; strace counts the calls of each thread.
  strace -qq -o "$work/calls" -e trace=$call "$apus" version > "$work/log"
  first=$(($(wc -l < "$work/calls") + 1))
  count=0
  try $call first none "$work/recipes"
  try $call file standing "$site"
  try $call pages standing "$site" --portable
  echo "interrupted calls: $count of $call"
  all=$((all + count))
  case $call in
  renameat | renameat2 | linkat | unlinkat)
    [ "$count" -gt 0 ] || { echo "interrupted calls: no $call was interrupted"; status=1; } ;;
  esac
done
[ "$all" -gt 0 ] || { echo "interrupted calls: none was interrupted"; status=1; }
exit $status
