#!/bin/sh
# Sets up a new machine, builds the program, and draws the example in every format.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup.sh
echo "Building fiori-render, which takes a few minutes the first time"
# The profile would take two minutes more and make the program a seventh faster.
WITHOUT_PROFILE=1 Scripts/build/release-build.sh fiori-render
.build/release/fiori-render render Examples/kpi.json --format png,webp,svg,pdf --verbose
# shellcheck disable=SC2016
echo 'The pictures are in Examples/. Next: export PATH="$PWD/.build/release:$PATH", and go on with "A first card" in README.md'
