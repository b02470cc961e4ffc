#!/bin/sh
# Draws under the address sanitizer: all goldens, the given number of generated descriptions
# (default: 10,000), and changed icons and descriptions for the given number of seconds each
# (default: 300). Fails at the first access outside allocated memory.
set -eu
cd "$(dirname "$0")/../.."

Scripts/setup.sh
count="${1:-10000}"
seconds="${2:-300}"
build=.build-asan
# All modules are optimized, which the sanitizer checks no less: a picture takes a fraction of the time.
optimization=-O
. Scripts/build/test-build.sh
# shellcheck disable=SC2086,SC2154 # Several words, set in test-build.sh.
swift build $test_build --scratch-path "$build" --sanitize address --product fiori-render

# Fontconfig keeps a constant 35 kB in places that the leak sanitizer does not check. What is freed is kept for a while.
# Together with the sanitizer's own tables, that must be less than the 64 MiB that changed descriptions may take: without the
# sanitizer, 2,653 of them take 3.5 MiB; with 24 MiB of freed memory, 4,836 took 64.4 MiB.
export ASAN_OPTIONS="detect_leaks=0 exitcode=66 quarantine_size_mb=8"
program="$build/release/fiori-render"
Scripts/build/draw-goldens.sh "$program" "$build"
Scripts/check mutations --generated "$count" --slowest 60 --program "$program"
Scripts/check mutations --seconds "$seconds" --program "$program"
