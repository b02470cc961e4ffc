#!/usr/bin/env bash
# Builds a package that depends on this one by its path, from scratch, runs it, and prints how long
# that took:
#
#     Scripts/check dependent
#
# One is the package of Docs/sapfiori.md, word for word; another has the README's sample for the library. No line of the
# build may be a warning.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/setup.sh
root="$PWD"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
. "$root/Scripts/build/pkg-config.sh" 2>sourcing.log
if [ -s sourcing.log ]; then
  cat sourcing.log >&2
  exit 1
fi
ln -s "$root" fiori-render
mkdir -p pictures/Sources/pictures pictures/Sources/cards
cd pictures

# sample PAGE LINE: the page's first block of Swift with a line.
sample() {
  awk -v line="$2" '/^```swift$/ { block = ""; inside = 1; next }
    /^```$/ { if (inside && index(block, line)) { printf "%s", block; exit }; inside = 0 }
    inside { block = block $0 "\n" }' "$root/$1"
}
# Another program of the same package, so that one build is enough.
sample Docs/sapfiori.md swift-tools-version | sed 's|^  targets: \[$|&\
    .executableTarget(\
      name: "cards", dependencies: [.product(name: "FioriRender", package: "fiori-render")]),|' >Package.swift
sample Docs/sapfiori.md sales.png >Sources/pictures/main.swift
{ echo 'import FioriRender'; sample README.md 'KPIView(items:'; echo 'print(png.count)'; } >Sources/cards/main.swift

SECONDS=0
swift build 2>&1 | tee build.log
seconds=$SECONDS
if grep -n 'warning:' build.log; then
  echo "check dependent: the build warns" >&2
  exit 1
fi
if find .build/checkouts -maxdepth 1 -name swift-nio -o -name swift-argument-parser | grep .; then
  echo "check dependent: the package resolves what only the program needs" >&2
  exit 1
fi
.build/debug/pictures
test "$(head -c 4 sales.png | tail -c 3)" = PNG
test "$(.build/debug/cards)" -gt 1000
printf 'A package that depends on this one is built from nothing in %d min %02d s, on %d processors.\n' \
  $((seconds / 60)) $((seconds % 60)) "$(nproc)"
