#!/bin/sh
# Draws all goldens under the thread sanitizer. The argument is the number of threads, 2 by default. Draws files and lines
# of a stream, in every format, and fails at the first race.
set -eu
cd "$(dirname "$0")/../.."

jobs="${1:-2}"
build=.build-tsan
. Scripts/build/pkg-config.sh
swift build -c release --scratch-path "$build" --sanitize=thread --product fiori-render

program="$build/release/fiori-render"
pictures="$build/pictures"
export TSAN_OPTIONS="halt_on_error=1 exitcode=66 suppressions=Scripts/checks/threads.supp"

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
