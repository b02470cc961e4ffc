#!/usr/bin/env bash
# Counts the instructions of five commands from their start to their end, and checks that none takes
# 3 % more than in Benchmarks/start.txt. Unlike times, counts are the same on a busy machine.
#
#     Scripts/check start --record          writes that file
#     Scripts/check start --record-order    writes Benchmarks/start-order.txt, the functions that the first two
#                                              commands call, and then the functions of the benchmarks' cards, which
#                                              the linker places side by side
# FIORI_RENDER_PROGRAM sets another program to count, so that none is built.
set -euo pipefail
cd "$(dirname "$0")/../.."

record=Benchmarks/start.txt
slack=3    # per cent
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

main() {
  Scripts/build/install-packages.sh --for "to count instructions" binutils valgrind
  local program="${FIORI_RENDER_PROGRAM:-.build/release/fiori-render}"
  [ -n "${FIORI_RENDER_PROGRAM:-}" ] ||
    Scripts/build/release-build.sh fiori-render
  if [ "${1:-}" = --record-order ]; then
    record_order "$program"
    return
  fi
  # As in the packages; valgrind cannot read Swift's debug information, either.
  strip --strip-all -o "$folder/fiori-render" "$program"
  cp Benchmarks/card.json "$folder/"
  cd "$folder"
  count render card.json -o card.svg
  count render card.json -o card.png
  count layout card.json
  count validate card.json
  count stream --jobs 1 --format svg
  cd "$OLDPWD"
  case "${1:-}" in
    --record) cp "$folder/counts" "$record" ;;
    *) compare ;;
  esac
  cat "$folder/counts"
}

# Adds a line with the instructions of a command and its arguments.
count() {
  local log="$folder/valgrind.log"
  # Without the environment, whose size Glibc reads, and with the same hashes in each run.
  env -i SWIFT_DETERMINISTIC_HASHING=1 PATH="$PATH" \
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" \
    ./fiori-render "$@" <card.json >/dev/null
  printf '%10d  %s\n' "$(sed -n 's/.*Collected : *//p' "$log")" "$*" >>"$folder/counts"
}

# Functions that the program no longer has do no harm, and new ones stand where the linker puts them.
record_order() {
  strip --strip-debug -o "$folder/fiori-render" "$1"
  nm "$folder/fiori-render" | awk '{ print $NF }' | LC_ALL=C sort -u >"$folder/symbols"
  for card in A B C; do
    PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Benchmarks/Python python3 -c '
import sys, cards
sys.stdout.buffer.write(cards.lines(sys.argv[1], [4]))' "$card"
  done >"$folder/cards.jsonl"
  for format in svg png; do
    calls start render Benchmarks/card.json -o "$folder/card.$format"
    calls cards stream --jobs 1 --format "$format" <"$folder/cards.jsonl" >/dev/null
  done
  cp "$folder/start.order" Benchmarks/start-order.txt
  LC_ALL=C comm -13 "$folder/start.order" "$folder/cards.order" >>Benchmarks/start-order.txt
}

# Adds the functions that a command calls to the file of a set.
calls() {
  local set="$1"
  shift
  valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls" --log-file="$folder/log" \
    "$folder/fiori-render" "$@"
  # A name may stand at a call alone, and callgrind adds a number to those of recursive calls.
  sed -nE "s/^c?fn=\([0-9]+\) //p" "$folder/calls" | sed "s/'[0-9]*$//" >>"$folder/$set.names"
  LC_ALL=C sort -u "$folder/$set.names" | LC_ALL=C comm -12 - "$folder/symbols" >"$folder/$set.order"
  [ -s "$folder/$set.order" ] || { echo "check start: the program has no symbols" >&2; return 1; }
}

compare() {
  # The files have the same commands in the same order.
  diff <(cut -c 13- "$record") <(cut -c 13- "$folder/counts")
  paste "$record" "$folder/counts" | awk -F '\t' -v slack="$slack" '
    {
      split($1, before, " "); split($2, now, " ")
      change = 100 * (now[1] / before[1] - 1)
      command = substr($2, 13)
      if (change > slack) {
        printf "check start: %s takes %.1f %% more instructions than recorded: %d\n", command, change, now[1]
        failed = 1
      } else if (change < -slack) {
        printf "check start: %s takes %.1f %% fewer; record it with --record\n", command, -change
      }
    }
    END { exit failed }' >&2
}

main "$@"
