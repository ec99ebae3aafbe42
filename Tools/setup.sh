#!/bin/sh
# Installs what is missing: `setup.sh site` what the site is built with, `setup.sh test` what the
# tests need as well. Does nothing when everything is there. Debian and Homebrew are known.
set -eu
cd "$(dirname "$0")/.."

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_packages() {
  if command -v apt-get >/dev/null; then
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  else
    echo "setup: please install: $*" >&2
    exit 1
  fi
}

missing=""
need() { # need PACKAGE CHECK…: asks for a package unless the check succeeds
  package=$1
  shift
  "$@" >/dev/null 2>&1 || missing="$missing $package"
}

if ! command -v swift >/dev/null; then
  echo "setup: Apus needs a Swift toolchain, 6.2 or newer: https://www.swift.org/install/" >&2
  exit 1
fi

if command -v brew >/dev/null && ! command -v apt-get >/dev/null; then
  brew install --quiet pkg-config cmark libyaml libmicrohttpd qrencode zlib
else
  need pkg-config command -v pkg-config
  need libcmark-dev pkg-config --exists libcmark
  need libyaml-dev pkg-config --exists yaml-0.1
  need libmicrohttpd-dev pkg-config --exists libmicrohttpd
  need libqrencode-dev pkg-config --exists libqrencode
  need zlib1g-dev pkg-config --exists zlib
  if [ "${1:-site}" = test ]; then
    need chromium command -v chromium
    need chromium-headless-shell command -v chromium-headless-shell
    need firefox-esr sh -c 'command -v firefox-esr || command -v firefox'
    need fonts-dejavu-core test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    need python3 command -v python3
    need python3-venv python3 -c 'import venv, ensurepip'
  fi
  if [ -n "$missing" ]; then
    echo "setup: installing$missing"
    # shellcheck disable=SC2086
    install_packages $missing
  fi
fi

if [ "${1:-site}" = test ] && ! .tools/venv/bin/python -c 'import jsonschema, playwright, pytest, pytest_timeout, xdist, zxingcpp' 2>/dev/null; then
  echo "setup: installing the browser tests' tools into .tools/venv"
  python3 -m venv .tools/venv
  .tools/venv/bin/pip install -q --disable-pip-version-check -r Tests/Browser/requirements.txt
fi

if [ "${1:-site}" = test ] && ! PATH=$PATH:/usr/sbin command -v nginx >/dev/null; then
  echo "setup: installing nginx-light"
  install_packages nginx-light || echo "setup: without nginx, test_hosts.py is left out" >&2
fi
