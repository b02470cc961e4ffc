#!/usr/bin/env bash
# Records how often each part of the program runs while it draws:
#
#     Scripts/build/record-profile.sh
#
# builds it with counters, draws the examples and the cards of the benchmarks, and writes Benchmarks/profile.profdata.gz,
# with which Scripts/build/release-build.sh builds. A function that has changed since is compiled as without a profile, so it
# need not be recorded for each change.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
program=.build/profiling/release/fiori-render

main() {
  local runtime
  runtime="$(clang -print-resource-dir)/lib/linux/libclang_rt.profile-$(uname -m).a"
  WITHOUT_PROFILE=1 Scripts/build/release-build.sh fiori-render --scratch-path .build/profiling \
    -Xswiftc -Xfrontend -Xswiftc -ir-profile-generate \
    -Xlinker -u -Xlinker __llvm_profile_runtime -Xlinker "$runtime"
  for card in A B C; do lines "$card" >"$folder/$card.jsonl"; done
  for format in svg png pdf; do draw "$format"; done
  "$(clang -print-prog-name=llvm-profdata)" merge -sparse "$folder"/*.profraw -o "$folder/profile.profdata"
  gzip -9 -n -c "$folder/profile.profdata" >Benchmarks/profile.profdata.gz
}

# Writes a hundred descriptions of a card with different texts.
lines() {
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Benchmarks/Python python3 -c '
import sys, cards
sys.stdout.buffer.write(cards.lines(sys.argv[1], list(range(100))))' "$1"
}

# Draws in a format: from a start, each card a hundred times, and the examples.
draw() {
  counted render Benchmarks/card.json -o "$folder/card.$1"
  for card in A B C; do
    counted stream --binary --jobs 1 --format "$1" <"$folder/$card.jsonl" >/dev/null
  done
  counted render Examples -o "$folder/$1" --jobs 1 --format "$1" --quiet
}

counted() { LLVM_PROFILE_FILE="$folder/%p.profraw" "$program" "$@"; }

main "$@"
