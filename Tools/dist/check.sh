#!/bin/sh
# Checks what `make dist` made: the program runs in an empty root folder and as on Linux 4.4, is
# small enough, and carries no library of the system. Needs root for chroot.
set -eu
cd "$(dirname "$0")/../.."

program=$(ls dist/apus-*-linux-x86_64)
size=$(wc -c < "$program")
[ "$size" -le $((24 << 20)) ] || { echo "dist: the program has $size bytes, more than 24 MiB" >&2; exit 1; }
if ldd "$program" >/dev/null 2>&1; then
  echo "dist: the program needs libraries" >&2
  exit 1
fi

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
cp "$program" "$root/apus"
cc -static -O1 -o "$root/old-kernel" Tools/dist/old-kernel.c
mkdir -p "$root/site/Content/Models" "$root/site/Content/notes" "$root/site/Templates"
cat > "$root/site/Content/site.yaml" <<'END'
title: Notes
address: https://example.org/
language: en
collections:
  notes: { model: Note, from: notes/*.md }
pages:
  home: { list: notes, at: /, title: Notes, template: list.html }
  note: { entry: notes, at: "{slug}/", template: note.html }
END
printf 'import ApusModels\n\nstruct Note: Entry {\n  @Key var title: String\n  @Body var text: Markdown\n}\n' > "$root/site/Content/Models/Note.swift"
printf -- '---\ntitle: First\n---\nHello, *world*.\n' > "$root/site/Content/notes/first.md"
printf '<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ page.title }}</title><h1>Notes</h1>{%% for note in items %%}<p><a href="{{ note.url }}">{{ note.title }}</a></p>{%% endfor %%}</html>' > "$root/site/Templates/list.html"
printf '<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ note.title }}</title><h1>{{ note.title }}</h1>{{ note.text }}</html>' > "$root/site/Templates/note.html"

chroot "$root" /apus build /site --output /site/public
grep -q '<em>world</em>' "$root/site/public/first/index.html"
chroot "$root" /old-kernel /apus build /site --output /site/old
diff -r "$root/site/public" "$root/site/old"
# A terminal is shown the address as a QR code, by a library that is in the program.
script -qec "timeout 20 chroot $root /apus serve /site --host all --port 0" "$root/said" > /dev/null || true
if grep -q 'on the network' "$root/said"; then grep -q '█▀▀▀▀▀█' "$root/said"; fi

# apt-get installs the package into an empty system, where it makes a finished site of each starter.
system=$root/system
mkdir -p "$system/var/lib/dpkg" "$system/home"
touch "$system/var/lib/dpkg/status"
apt-get install -y -qq -o Dir::State::status="$system/var/lib/dpkg/status" \
  -o DPkg::Options::=--root="$system" -o DPkg::Options::=--force-not-root \
  -o DPkg::Options::=--log=/dev/null ./dist/apus_*_amd64.deb > /dev/null
for starter in blank blog docs shop recipes stores posts characters bible; do
  chroot "$system" /usr/bin/apus new "/home/$starter" --starter "$starter" > /dev/null
  chroot "$system" /usr/bin/apus build "/home/$starter" --strict --output "/home/$starter/public" > /dev/null
  grep -q '<html' "$system/home/$starter/public/index.html"
done
gzip -dc "$system/usr/share/man/man1/apus.1.gz" | grep -q '^\.TH APUS'
for file in bash-completion/completions/apus zsh/vendor-completions/_apus \
  fish/vendor_completions.d/apus.fish; do
  grep -q apus "$system/usr/share/$file"
done
(cd dist && sha256sum --quiet -c SHA256SUMS)
echo "dist: runs in an empty root and as on Linux 4.4: $size bytes"
