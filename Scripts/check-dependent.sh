#!/usr/bin/env bash
# Builds a package that depends on this one by its path, from nothing, runs it, and prints how long that took:
#
#     Scripts/check-dependent.sh
#
# Its programs are the README's samples for an app and for the library. No line of the build may be a warning.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/tell.sh - "$PWD/Scripts/check-dependent.sh"

Scripts/setup.sh
root="$PWD"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
. "$root/Scripts/pkg-config.sh"

mkdir -p Sources/app Sources/cards
cat >Package.swift <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(name: "fiori-render", path: "$root")],
  targets: [
    .executableTarget(
      name: "app", dependencies: [.product(name: "SAPFioriCompatibility", package: "fiori-render")]),
    .executableTarget(
      name: "cards", dependencies: [.product(name: "FioriRender", package: "fiori-render")]),
  ])
END

# sample LINE: the README's block of Swift with a line.
sample() {
  awk -v line="$1" '/^```swift$/ { block = ""; inside = 1; next }
    /^```$/ { if (inside && index(block, line)) printf "%s", block; inside = 0 }
    inside { block = block $0 "\n" }' "$root/README.md"
}
{ echo 'import Foundation'; sample FUIKPIView; echo 'try picture.write(to: URL(fileURLWithPath: "app.png"))'; } >Sources/app/main.swift
{ echo 'import FioriRender'; sample 'KPIView(items:'; echo 'print(png.count)'; } >Sources/cards/main.swift

SECONDS=0
swift build 2>&1 | tee build.log
seconds=$SECONDS
if grep -n 'warning:' build.log; then
  echo "check-dependent: the build warns" >&2
  exit 1
fi
.build/debug/app
test "$(head -c 4 app.png | tail -c 3)" = PNG
test "$(.build/debug/cards)" -gt 1000
printf 'A package that depends on this one is built from nothing in %d min %02d s, on %d processors.\n' \
  $((seconds / 60)) $((seconds % 60)) "$(nproc)"
