#!/bin/sh
# Installs what Debian 12 lacks to build and to test; Chromium is for the tests of pages alone.
# Swift itself is not a Debian package.
set -eu

packages="pkg-config libcairo2-dev libpango1.0-dev libfontconfig-dev libfreetype-dev
  libharfbuzz-dev libdeflate-dev libspng-dev libturbojpeg0-dev libwebp-dev libcurl4-openssl-dev libicu72 librsvg2-2
  librsvg2-bin chromium"

missing=""
for package in $packages; do
  dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
    missing="$missing $package"
done

if [ -n "$missing" ]; then
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo"
  $as_root apt-get update
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing
fi

if ! command -v swift >/dev/null; then
  echo "setup: Swift 6.2 or later is needed; see https://www.swift.org/install/linux/" >&2
  exit 1
fi
