#!/bin/sh
# Checks for Swift, and installs the Debian 12 packages that are missing for building and drawing; with
# --tests, also packages that only tests need.
set -eu
cd "$(dirname "$0")/.."

packages="pkg-config libcairo2-dev libpixman-1-dev zlib1g-dev libexpat1-dev libpango1.0-dev libfontconfig-dev
  libfreetype-dev libharfbuzz-dev libdeflate-dev liblcms2-dev libspng-dev libturbojpeg0-dev libwebp-dev libzopfli-dev
  libcurl4-openssl-dev libicu72"
# Chromium opens the pages; rsvg-convert draws SVGs, and librsvg2-common the images in them; Spark runs in Java, and
# checks in Python.
test_packages="python3 chromium librsvg2-bin librsvg2-common openjdk-17-jre-headless"
purpose="to build and to draw"
needed=6.2
site=https://www.swift.org/install/linux/

fail() {
  echo "setup: $1" >&2
  exit 1
}

# Swift is not a Debian package, so it cannot be installed here.
find_swift() {
  program="$(command -v swift)" || fail "Swift $needed or later is needed, and there is no swift on the PATH; see $site"
  answer="$(swift --version 2>&1)" ||
    fail "$program does not start; install the Debian packages that $site lists: $answer"
  version="$(echo "$answer" | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p')"
  [ -n "$version" ] || fail "Swift $needed or later is needed, and $program is another program; see $site"
  printf '%s\n' "$needed" "$version" | sort -CV ||
    fail "Swift $needed or later is needed, and $program is Swift $version; see $site"
}

case "$*" in
  "") ;;
  --tests) packages="$packages $test_packages"; purpose="$purpose, and to test (a browser, an SVG renderer and Java)" ;;
  *) fail "unknown option '$1'; there is only --tests" ;;
esac
find_swift
# shellcheck disable=SC2086
Scripts/build/install-packages.sh --for "$purpose" $packages
