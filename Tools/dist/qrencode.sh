#!/bin/sh
# Makes libqrencode.a in the folder that is named, of the sources that Debian signs: Debian has the
# library, but no static archive of it. Does nothing where it is there.
set -eu
folder=$1
[ ! -f "$folder/.libs/libqrencode.a" ] || exit 0
mkdir -p "$folder/lists/partial"
cd "$folder"

release=$(. /etc/os-release && echo "$VERSION_CODENAME")
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $release main" \
  > sources.list
# The lists of this folder, so that those of the machine stay as they are.
own() {
  apt-get -qq -o Dir::Etc::SourceList="$PWD/sources.list" -o Dir::Etc::SourceParts=- \
    -o Dir::State::Lists="$PWD/lists" -o APT::Sandbox::User= "$@"
}
own update
own source --download-only --tar-only qrencode
tar -xf qrencode_*.orig.tar.* --strip-components 1
# -ffile-prefix-map: the same bytes in each folder.
./configure --quiet --without-tools --disable-shared CC=clang CFLAGS="-Os -ffunction-sections -ffile-prefix-map=$PWD=." > configure.log
make -s > make.log 2>&1
