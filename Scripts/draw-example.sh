#!/bin/sh
# Sets a fresh machine up, builds the program, and draws the example in every format.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup.sh
swift build -c release --static-swift-stdlib --product fiori-render
.build/release/fiori-render render Examples/kpi.json --format png,webp,svg,pdf --verbose
