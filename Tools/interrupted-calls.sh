#!/bin/sh
# Builds a site while a signal interrupts every second call of each kind to the system (EINTR), and
# compares the outcome with that of a build in peace. Takes the program, which makes the site, too;
# needs strace, and says so where there is none.
set -eu
apus=$1
command -v strace > /dev/null || { echo "interrupted calls: not tried, for want of strace"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site
"$apus" new "$site" --starter recipes > "$work/log"
"$apus" build "$site" --output "$work/calm" --threads 1 --durable > "$work/log" 2>&1
status=0
all=0
for call in openat openat2 read write pread64 pwrite64 fstat newfstatat renameat renameat2 \
  unlinkat mkdirat linkat getdents64 flock ftruncate fchmod syncfs; do
  # What loads the program does not ask again; strace counts the calls of each thread.
  strace -qq -o "$work/calls" -e trace=$call "$apus" version > "$work/log"
  first=$(($(wc -l < "$work/calls") + 1))
  rm -rf "$work/public"
  strace -f -qq -o "$work/calls" -e trace=$call -e inject=$call:error=EINTR:when=$first+2 \
    "$apus" build "$site" --output "$work/public" --threads 1 --durable > "$work/log" 2>&1 \
    && diff -r "$work/calm" "$work/public" > /dev/null \
    || { echo "interrupted calls: $call: $(tail -n 1 "$work/log")"; status=1; }
  count=$(grep -c INJECTED "$work/calls" || true)
  echo "interrupted calls: $count of $call"
  all=$((all + count))
done
[ "$all" -gt 0 ] || { echo "interrupted calls: none was interrupted"; status=1; }
exit $status
