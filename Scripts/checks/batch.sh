#!/usr/bin/env bash
# Draws 10,000 small cards in one run, and checks that it takes hardly more memory than 1,000.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/build/release-build.sh fiori-render
program=.build/release/fiori-render
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

# Prints the peak memory, in kB, of drawing the given number of cards.
draw() {
  mkdir -p "$folder/$1/out"
  for number in $(seq "$1"); do
    printf '{"view": {"type": "kpiCard", "title": "Orders", "kpiItems": [{"metric": "%s"}]}}' \
      "$number" >"$folder/$1/$number.json"
  done
  "$program" render "$folder/$1" -o "$folder/$1/out/" --scale 1 --quiet &
  local memory=0 found
  while found="$(awk '/VmHWM/ { print $2 }' "/proc/$!/status" 2>/dev/null)" && [ -n "$found" ]; do
    memory="$found"
    sleep 0.02
  done
  wait $!
  test "$(find "$folder/$1/out" -name '*.png' | wc -l)" -eq "$1"
  echo "$memory"
}

small="$(draw 1000)"
large="$(draw 10000)"
echo "1,000 cards: $small kB, 10,000 cards: $large kB"
test "$large" -le $((small * 3 / 2))
