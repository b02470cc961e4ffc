#!/bin/sh
# Fuzzes every reader and the renderer. The argument is the number of seconds in total, 180 by default; further arguments
# select fuzz programs. Fails at the first crash.
set -eu
cd "$(dirname "$0")/../../Fuzz"

seconds="${1:-180}"
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- FuzzStyleSheet FuzzJSON FuzzDescription FuzzRender FuzzIcon FuzzPicture

# A build of each program alone would compile all modules again.
nice swift build -c release --sanitize fuzzer --sanitize address -Xswiftc -enable-testing \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp

# The seeds are the descriptions of the goldens, the small ones of the hostile files, and some made
# from the schema.
seeds=.build/seeds
rm -rf "$seeds"
mkdir -p "$seeds"
for file in ../Goldens/*/*.json; do
  case "$file" in
    *.layout.json) ;;
    *) cp "$file" "$seeds/$(basename "$(dirname "$file")")-${file##*/}" ;;
  esac
done
find ../Tests/Cases/descriptions/hostile -name '*.json' -size -5k -exec cp {} "$seeds" \;
../Scripts/fuzzing/generation.py "$seeds" 500

# A description, a sheet and an icon, with a zero byte between them.
pictures=.build/pictures
rm -rf "$pictures"
mkdir -p "$pictures" .build/findings
for icon in Seeds/icons/*.svg; do
  for sheet in Seeds/sheets/*.nss; do
    {
      printf '%s' '{"stylesheet": "sheet.nss", "view": {"type": "objectHeader", "headlineText": "Pump 7", "detailImage":'
      printf '%s\0' '"icon.svg", "kpiView": {"items": [{"icon": "icon.svg"}, {"metric": "1"}]}}}'
      cat "$sheet"
      printf '\0'
      cat "$icon"
    } >"$pictures/$(basename "$icon" .svg)-$(basename "$sheet" .nss)"
  done
done

# All quoted words in these sources are keys and values of descriptions.
grep -rhoE '"[A-Za-z][A-Za-z0-9.-]+"' ../Sources/Families \
  ../Sources/Documents \
  ../Sources/Model |
  sort -u | sed 's/^"\(.*\)"$/"\\"\1\\""/' >.build/words.dict

# Fontconfig keeps a constant 35 kB in places that the leak sanitizer does not check.
export ASAN_OPTIONS=detect_leaks=0
share=$((seconds / $#))
for program in "$@"; do
  corpus=".build/corpus/$program"
  mkdir -p "$corpus"
  options="-max_total_time=$share -timeout=20 -report_slow_units=20 -artifact_prefix=.build/findings/ -verbosity=0 -print_final_stats=1"
  echo "== $program, $share s"
  # shellcheck disable=SC2086 # The options are words.
  case "$program" in
    FuzzStyleSheet) nice .build/release/$program $options -max_len=4096 "$corpus" Seeds/sheets ;;
    FuzzIcon) nice .build/release/$program $options -max_len=4096 "$corpus" Seeds/icons ;;
    FuzzPicture) nice .build/release/$program $options -max_len=8192 "$corpus" "$pictures" ;;
    *) nice .build/release/$program $options -max_len=8192 -dict=.build/words.dict "$corpus" "$seeds" ;;
  esac
done
