#!/bin/sh
# Draws 200,000 descriptions in one stream, each with sizes, a width, a locale, texts and an icon of its own, and checks
# that the program's memory never exceeds that after the first 2,000 by more than 64 MiB. The number and the formats
# (default: png) are arguments.
set -eu
cd "$(dirname "$0")/.."

count="${1:-200000}"
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- png

Scripts/release-build.sh fiori-render
Scripts/check-memory.py .build/release/fiori-render "$count" "$@"
