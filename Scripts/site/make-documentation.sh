#!/bin/sh
# Builds the documentation of the libraries into .build/documentation, as a site for any static
# server, at the root or at the given path, such as /fiori-render.
#
# docc and swift-symbolgraph-extract come with Swift. With the modules built for the tests, they
# take seconds; a plugin would be resolved and built by everyone who depends on the libraries.
set -eu
cd "$(dirname "$0")/../.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh - "$PWD/Scripts/site/make-documentation.sh" "$@"

base="${1:-/}"
. Scripts/build/test-build.sh
build=.build/tests/release
work=.build/docc
site=.build/documentation

Scripts/setup.sh
# shellcheck disable=SC2086,SC2154 # Several words, set in test-build.sh.
swift build $test_build --target FioriSnapshotTesting --quiet

# The modules whose public symbols FioriRender exports.
stages="$(sed -n 's/^@_exported public import //p' Sources/FioriRender/Exports.swift | paste -sd ,)"

# Makes the archive of a library from its public symbols and its catalog.
archive() {
  mkdir -p "$work/$1"
  # A catalog has a page of its library's name.
  catalog="$(dirname "$(find Sources -path "*/Documentation.docc/$1.md")")"
  # shellcheck disable=SC2046
  swift-symbolgraph-extract -module-name "$1" -target "$(target)" -minimum-access-level public \
    -experimental-allowed-reexported-modules="$stages" \
    -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/$1" \
    -module-cache-path "$work/modules" -I "$build/Modules" -I Sources/CCairo -I Sources/CText \
    -I .build/tests/checkouts/swift-system/Sources/CSystem/include \
    -Xcc "-fmodule-map-file=$build/CBuildInfo.build/module.modulemap" \
    -Xcc "-fmodule-map-file=$build/CEmbeddedFonts.build/module.modulemap" \
    -Xcc "-fmodule-map-file=$build/CHyphenation.build/module.modulemap" \
    $(pkg-config --cflags-only-I pangocairo pangoft2 fontconfig | sed 's/-I/-Xcc -I/g')
  docc convert "$catalog" --additional-symbol-graph-dir "$work/$1" \
    --fallback-display-name "$1" --fallback-bundle-identifier "$1" --fallback-default-module-kind Library \
    --hosting-base-path "$base" --warnings-as-errors --output-dir "$work/$1.doccarchive"
  # DocC lists symbols that are in no group of the first page by kind.
  page="$work/$1.doccarchive/data/documentation/$(echo "$1" | tr '[:upper:]' '[:lower:]').json"
  if grep -q '"generated" *: *true' "$page"; then
    echo "documentation: $1: a public symbol is in no group; name it in $catalog/$1.md" >&2
    exit 1
  fi
}

target() {
  swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p'
}

rm -rf "$work" "$site"
for library in FioriRender FioriSnapshotTesting PictureComparison; do archive "$library"; done
docc merge "$work"/*.doccarchive --synthesized-landing-page-name fiori-render \
  --synthesized-landing-page-topics-style list --output-path "$site"
# DocC's page at the root is empty.
echo '<!doctype html><meta http-equiv="refresh" content="0; url=documentation/">' >"$site/index.html"
