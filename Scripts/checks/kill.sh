#!/usr/bin/env bash
# Draws 20,000 cards with --if-changed, kills the run with -9 ten times at random, and restarts it
# each time: first the cards of a folder of descriptions, then the cards of one description with a table. In the
# end, all pictures must be complete, no other files may be left, and less than 3 % of the pictures may
# have been drawn twice.
#
#     Scripts/check kill [CARDS [KILLS [SEED]]]
set -euo pipefail
cd "$(dirname "$0")/../.."
cards="${1:-20000}" kills="${2:-10}" seed="${3:-$RANDOM}"
RANDOM="$seed"

Scripts/build/release-build.sh fiori-render
program=.build/release/fiori-render
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

mkdir "$folder/cards"
for number in $(seq "$cards"); do
  printf '{"view": {"type": "kpiCard", "title": "Orders", "kpiItems": [{"metric": "%s"}]}}' \
    "$number" >"$folder/cards/$number.json"
done
{
  echo number
  seq "$cards"
} >"$folder/numbers.csv"
cat >"$folder/table.json" <<'END'
{
  "data": { "file": "numbers.csv", "each": true },
  "name": "${number}",
  "view": { "type": "kpiCard", "title": "Orders", "kpiItems": [{ "metric": "${number}" }] }
}
END
# Files as new as a run are drawn again by the next one.
find "$folder" -type f -exec touch -d '1 minute ago' {} +

# Prints the milliseconds since 1970.
now() { date +%s%3N; }

# Draws the cards into a folder.
draw() { "$program" render "$input" -o "$folder/$1/" --scale 1 --quiet "${@:2}"; }

# Prints each picture with its inode, which changes when it is redrawn.
pictures() { find "$folder/out" -name '*.png' -printf '%f %i\n' | LC_ALL=C sort; }

# Prints how many pictures were replaced by another file, which are those that are missing.
replaced() { LC_ALL=C comm -23 "$folder/before" "$folder/after" | wc -l; }

# Draws the cards of an input with kills in between.
check() {
  local input="$folder/$1" begin took run twice lost rest again=0 drafts=0
  rm -rf "$folder/out" "$folder/whole"
  begin="$(now)"
  draw whole
  took=$(($(now) - begin))

  mkdir "$folder/out"
  : >"$folder/before"
  for kill in $(seq "$kills"); do
    # Not a function: the signal would kill its subshell instead of the program.
    "$program" render "$input" -o "$folder/out/" --scale 1 --quiet --if-changed &
    run=$!
    # On average, kill a run after a fifteenth of the total time.
    sleep "$(awk -v n="$RANDOM" -v t="$took" 'BEGIN { print n / 32767 * t / 1000 / 7.5 }')"
    kill -9 "$run" || {
      echo "run $kill ended before it was killed"
      exit 1
    }
    wait "$run" 2>/dev/null || true
    pictures >"$folder/after"
    lost="$(find "$folder/out" -name '*.part' | wc -l)"
    twice="$(replaced)"
    echo "kill $kill: $(wc -l <"$folder/after") pictures, $twice drawn again, $lost drafts lost"
    again=$((again + twice)) drafts=$((drafts + lost))
    mv "$folder/after" "$folder/before"
  done

  draw out --if-changed
  pictures >"$folder/after"
  again=$((again + $(replaced)))
  rest="$(find "$folder/out" -mindepth 1 ! -name '*.png' ! -name '.fiori-render.jsonl')"
  echo "$1: $cards cards, $kills kills (seed $seed): $again drawn again, $drafts drafts lost," \
    "$(awk -v n="$((again + drafts))" -v all="$cards" 'BEGIN { printf "%.2f", 100 * n / all }') % twice"
  diff -rq --exclude=.fiori-render.jsonl "$folder/whole" "$folder/out"
  test -z "$rest" || {
    echo "left over: $rest"
    exit 1
  }
  test $(((again + drafts) * 100)) -lt $((cards * 3))
  test "$(draw out --if-changed --json | grep -c '"status":"drawn"')" -eq 0
}

check cards
check table.json
