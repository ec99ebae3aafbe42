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
printf '<!doctype html><html lang="en"><title>{{ page.title }}</title><h1>Notes</h1>{%% for note in items %%}<p><a href="{{ note.url }}">{{ note.title }}</a></p>{%% endfor %%}</html>' > "$root/site/Templates/list.html"
printf '<!doctype html><html lang="en"><title>{{ note.title }}</title><h1>{{ note.title }}</h1>{{ note.text }}</html>' > "$root/site/Templates/note.html"

chroot "$root" /apus build /site --output /site/public
grep -q '<em>world</em>' "$root/site/public/first/index.html"
chroot "$root" /old-kernel /apus build /site --output /site/old
diff -r "$root/site/public" "$root/site/old"

# The package installs into an empty system, and makes a finished site there.
system=$root/system
mkdir -p "$system/var/lib/dpkg" "$system/home"
touch "$system/var/lib/dpkg/status"
dpkg --root="$system" --log=/dev/null --force-not-root --install dist/apus_*_amd64.deb > /dev/null
chroot "$system" /usr/bin/apus new /home/blog --starter blog > /dev/null
chroot "$system" /usr/bin/apus build /home/blog --output /home/blog/public
grep -q '<html' "$system/home/blog/public/index.html"
gzip -dc "$system/usr/share/man/man1/apus.1.gz" | grep -q '^\.TH APUS'
(cd dist && sha256sum --quiet -c SHA256SUMS)
echo "dist: runs in an empty root and as on Linux 4.4: $size bytes"
