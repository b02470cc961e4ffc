#!/bin/sh
# Draws all goldens with a program, as files and as lines of a stream, in every format; for programs that check
# themselves while they draw. Fails if one of them is not drawn.
#
#     Scripts/build/draw-goldens.sh PROGRAM FOLDER [JOBS]
set -eu
cd "$(dirname "$0")/../.."

program="$1"
folder="$2"
jobs="${3:-2}"
pictures="$folder/pictures"

for goldens in Goldens/*/; do
  echo "== $(basename "$goldens")"
  rm -rf "$pictures"
  mkdir -p "$pictures"
  find "$goldens" -name '*.json' ! -name '*.layout.json' | sort >"$folder/inputs"
  xargs "$program" render --quiet --jobs "$jobs" --format png,webp,svg,pdf -o "$pictures/" \
    <"$folder/inputs"
  # One description per line; line breaks in JSON are only whitespace.
  while read -r input; do
    tr '\n' ' ' <"$input"
    echo
  done <"$folder/inputs" >"$folder/lines"
  for format in png pdf; do
    "$program" stream --quiet --unordered --jobs "$jobs" --format "$format" \
      --resources "$goldens" <"$folder/lines" >"$folder/answers"
    test "$(wc -l <"$folder/answers")" -eq "$(wc -l <"$folder/inputs")"
  done
done
rm -rf "$pictures"
