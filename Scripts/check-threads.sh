#!/bin/sh
# Draws all goldens under the thread sanitizer on the given number of threads (default: 2), as files
# and as lines of a stream, in every format. Fails at the first race.
set -eu
cd "$(dirname "$0")/.."

jobs="${1:-2}"
build=.build-tsan
. Scripts/pkg-config.sh
swift build -c release --scratch-path "$build" --sanitize=thread --product fiori-render

program="$build/release/fiori-render"
pictures="$build/pictures"
export TSAN_OPTIONS="halt_on_error=1 exitcode=66 suppressions=Scripts/check-threads.supp"

for folder in Goldens/*/; do
  family=$(basename "$folder")
  echo "== $family"
  rm -rf "$pictures"
  mkdir -p "$pictures"
  find "$folder" -name '*.json' ! -name '*.layout.json' | sort >"$build/inputs"
  xargs "$program" render --quiet --jobs "$jobs" --format png,webp,svg,pdf -o "$pictures/" \
    <"$build/inputs"
  # One description per line; line breaks in JSON are only whitespace.
  while read -r input; do
    tr '\n' ' ' <"$input"
    echo
  done <"$build/inputs" >"$build/lines"
  for format in png pdf; do
    "$program" stream --quiet --unordered --jobs "$jobs" --format "$format" \
      --resources "$folder" <"$build/lines" >"$build/answers"
    test "$(wc -l <"$build/answers")" -eq "$(wc -l <"$build/inputs")"
  done
done
rm -rf "$pictures"
