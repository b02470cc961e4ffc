#!/bin/sh
# Draws all goldens under the thread sanitizer on the given number of threads (default: 2), as files
# and as lines of a stream, in every format. Fails at the first race.
set -eu
cd "$(dirname "$0")/.."

build=.build-tsan
. Scripts/pkg-config.sh
swift build -c release --scratch-path "$build" --sanitize=thread --product fiori-render

export TSAN_OPTIONS="halt_on_error=1 exitcode=66 suppressions=Scripts/check-threads.supp"
Scripts/draw-goldens.sh "$build/release/fiori-render" "$build" "${1:-2}"
