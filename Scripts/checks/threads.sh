#!/bin/sh
# Draws all goldens under the thread sanitizer. The argument is the number of threads, 2 by default. Draws files and lines
# of a stream, in every format, and fails at the first race.
set -eu
cd "$(dirname "$0")/../.."

build=.build-tsan
. Scripts/build/pkg-config.sh
swift build -c release --scratch-path "$build" --sanitize=thread --product fiori-render

export TSAN_OPTIONS="halt_on_error=1 exitcode=66 suppressions=Scripts/checks/threads.supp"
Scripts/build/draw-goldens.sh "$build/release/fiori-render" "$build" "${1:-2}"
