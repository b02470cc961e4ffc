#!/bin/sh
# Fuzzes every reader and the renderer for the given number of seconds in total (default: 120).
# Fails at the first crash. Further arguments select fuzz programs.
set -eu
cd "$(dirname "$0")/../Fuzz"

seconds="${1:-120}"
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- FuzzStyleSheet FuzzJSON FuzzDescription FuzzRender

nice swift build -c release --sanitize fuzzer --sanitize address -Xswiftc -enable-testing \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp

# The seeds are the descriptions of the goldens and the small ones of the hostile files.
seeds=.build/seeds
rm -rf "$seeds"
mkdir -p "$seeds"
for file in ../Goldens/*/*.json; do
  case "$file" in
    *.layout.json) ;;
    *) cp "$file" "$seeds/$(basename "$(dirname "$file")")-${file##*/}" ;;
  esac
done
find ../Tests/FioriRenderTests/Hostile/files -name '*.json' -size -5k -exec cp {} "$seeds" \;

# All quoted words in these sources are keys and values of descriptions.
grep -rhoE '"[A-Za-z][A-Za-z0-9.-]+"' ../Sources/FioriComponents \
  ../Sources/FioriReading ../Sources/FioriDocuments \
  ../Sources/FioriModel |
  sort -u | sed 's/^"\(.*\)"$/"\\"\1\\""/' >.build/words.dict

# Fontconfig keeps a constant 35 kB in places that the leak sanitizer does not check.
export ASAN_OPTIONS=detect_leaks=0
share=$((seconds / $#))
for program in "$@"; do
  corpus=".build/corpus/$program"
  mkdir -p "$corpus"
  options="-max_total_time=$share -timeout=20 -verbosity=0 -print_final_stats=1"
  echo "== $program, $share s"
  # shellcheck disable=SC2086 # The options are words.
  case "$program" in
    FuzzStyleSheet) nice .build/release/$program $options -max_len=4096 "$corpus" Seeds/sheets ;;
    *) nice .build/release/$program $options -max_len=8192 -dict=.build/words.dict "$corpus" "$seeds" ;;
  esac
done
