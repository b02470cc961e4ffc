#!/bin/sh
# Sets up a new machine, builds the program, and draws the example in every format.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup.sh
echo "Building fiori-render, which takes a few minutes the first time"
# Optimizing all modules takes twice as long. What it leaves out makes a PNG a tenth slower, and an SVG a third.
runtime=swift_static
. Scripts/build/some-optimized.sh
# shellcheck disable=SC2086,SC2154 # Several words, set in some-optimized.sh.
WITHOUT_PROFILE=1 Scripts/build/release-build.sh fiori-render $some_optimized -Xswiftc -gnone
.build/release/fiori-render render Examples/kpi.json --format png,webp,svg,pdf --verbose
# shellcheck disable=SC2016
echo 'The pictures are in Examples/. Next: export PATH="$PWD/.build/release:$PATH", and go on with "A first card" in README.md'
