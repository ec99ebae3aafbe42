#!/bin/sh
# Builds a site while a signal interrupts every second call of each kind to the system (EINTR), and
# compares the outcome with that of a build in peace. Takes the program and the folder of a site;
# needs strace, and says so where there is none.
set -eu
apus=$1
site=$2
command -v strace > /dev/null || { echo "interrupted calls: not tried, for want of strace"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$apus" build "$site" --output "$work/calm" --durable > "$work/log" 2>&1
status=0
for call in openat openat2 read write pread64 pwrite64 fstat newfstatat renameat renameat2 \
  unlinkat mkdirat linkat getdents64 flock ftruncate fchmod syncfs; do
  # What loads the program asks the system first, and does not ask again.
  case $call in openat | read | fstat | newfstatat | pread64) first=120 ;; *) first=1 ;; esac
  rm -rf "$work/public"
  strace -f -qq -o "$work/calls" -e trace=$call -e inject=$call:error=EINTR:when=$first+2 \
    "$apus" build "$site" --output "$work/public" --durable > "$work/log" 2>&1 \
    && diff -r "$work/calm" "$work/public" > /dev/null \
    || { echo "interrupted calls: $call: $(tail -n 1 "$work/log")"; status=1; }
done
exit $status
