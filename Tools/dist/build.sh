#!/bin/sh
# Makes dist/: one static program for any x86-64 Linux from 4.4 on, a Debian package of it, and
# their checksums. The same sources in a folder of the same path give the same bytes.
set -eu
cd "$(dirname "$0")/../.."

build=.build-dist
export APUS_SMALL=1
version=$(sed -n 's/.*static let number = "\(.*\)".*/\1/p' Sources/CommandLineTool/CommandLineTool.swift | head -1)
[ -n "$version" ] || { echo "dist: found no version in Sources/CommandLineTool/CommandLineTool.swift" >&2; exit 1; }
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}"
mkdir -p $build dist
# Those of another version would be checked and signed, too.
rm -f dist/apus*

archive=$(find /usr/lib /usr/local/lib -name libmicrohttpd.a 2>/dev/null | head -1)
nm "$archive" 2>/dev/null | awk '$1 == "U" && $2 ~ /^gnutls_/ { print $2 }' | sort -u > $build/wanted
sed -n 's/^STUB(\(.*\))$/\1/p' Tools/dist/gnutls-stubs.c | sort -u > $build/stubs
if ! diff -u $build/stubs $build/wanted; then
  echo "dist: libmicrohttpd asks for other functions of GnuTLS than Tools/dist/gnutls-stubs.c has" >&2
  exit 1
fi
sh Tools/dist/qrencode.sh $build/qrencode
for stub in gnutls-stubs no-proc; do
  clang -c -O1 -o $build/$stub.o Tools/dist/$stub.c
done

# Functions of the same code are linked once (--icf=safe): that is 180 kB of 25 MB.
# What else differs between two builds is left out before the linker names the program by all that is
# in it: debugging information, and hashes by which the compiler knows what it need not do again.
swift build -c release --product apus --scratch-path $build -Xswiftc -static-executable \
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xlinker --strip-all \
  -Xswiftc -use-ld=lld -Xlinker --no-eh-frame-hdr -Xlinker "-T$PWD/Tools/dist/no-unwinding.ld" \
  -Xlinker "-L$PWD/$build/qrencode/.libs" \
  -Xlinker "$PWD/$build/gnutls-stubs.o" -Xlinker "$PWD/$build/no-proc.o" \
  -Xlinker --icf=safe -Xlinker -O2 -Xlinker --wrap=swift_copyAuxiliaryExecutablePath -Xlinker --build-id=sha1
program=dist/apus-$version-linux-x86_64
cp $build/release/apus "$program"
strip -s "$program"

root=$build/deb
rm -rf $root
install -D "$program" $root/usr/bin/apus
if "$program" man > $build/apus.1 2>/dev/null; then
  mkdir -p $root/usr/share/man/man1
  gzip -9nc $build/apus.1 > $root/usr/share/man/man1/apus.1.gz
  for shell in bash:bash-completion/completions/apus zsh:zsh/vendor-completions/_apus \
    fish:fish/vendor_completions.d/apus.fish; do
    mkdir -p "$root/usr/share/$(dirname "${shell#*:}")"
    "$program" completion "${shell%%:*}" > "$root/usr/share/${shell#*:}"
  done
fi
install -D -m 644 LICENSE $root/usr/share/doc/apus/copyright
mkdir -p $root/DEBIAN
cat > $root/DEBIAN/control <<END
Package: apus
Version: $version
Architecture: amd64
Maintainer: The maintainers of Apus <maintainers@example.org>
Section: web
Priority: optional
Description: content compiler and static site generator
 Checks Markdown, JSON and YAML, and the templates that show them, against
 typed models, and makes a site that works on every device and offline.
END
find $root -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build $root "dist/apus_${version}_amd64.deb" > /dev/null
(cd dist && sha256sum "apus-$version-linux-x86_64" "apus_${version}_amd64.deb" > SHA256SUMS)
ls -l dist
