#!/usr/bin/env bash
# Draws 20,000 cards with --if-changed, kills the run with -9 ten times at random, and restarts it
# each time. In the end, all pictures must be complete, no other files may be left, and less than 3
# % of the pictures may have been drawn twice.
#
#     Scripts/check-kill.sh [CARDS [KILLS [SEED]]]
set -euo pipefail
cd "$(dirname "$0")/.."
cards="${1:-20000}" kills="${2:-10}" seed="${3:-$RANDOM}"
RANDOM="$seed"

Scripts/release-build.sh fiori-render
program=.build/release/fiori-render
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

mkdir "$folder/cards"
for number in $(seq "$cards"); do
  printf '{"view": {"type": "kpiCard", "title": "Orders", "kpiItems": [{"metric": "%s"}]}}' \
    "$number" >"$folder/cards/$number.json"
done
# Files as new as a run are drawn again by the next one.
find "$folder/cards" -name '*.json' -exec touch -d '1 minute ago' {} +

# Prints the milliseconds since 1970.
now() { date +%s%3N; }

# Draws the cards into a folder.
draw() { "$program" render "$folder/cards" -o "$folder/$1/" --scale 1 --quiet "${@:2}"; }

# Prints each picture with its inode, which changes when it is redrawn.
pictures() { find "$folder/out" -name '*.png' -printf '%f %i\n' | LC_ALL=C sort; }

begin="$(now)"
draw whole
took=$(($(now) - begin))

mkdir "$folder/out"
: >"$folder/before"
again=0 drafts=0
for kill in $(seq "$kills"); do
  # Not a function: the signal would kill its subshell instead of the program.
  "$program" render "$folder/cards" -o "$folder/out/" --scale 1 --quiet --if-changed &
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
  # Missing lines are pictures that were replaced by another file.
  twice="$(LC_ALL=C comm -23 "$folder/before" "$folder/after" | wc -l)"
  echo "kill $kill: $(wc -l <"$folder/after") pictures, $twice drawn again, $lost drafts lost"
  again=$((again + twice)) drafts=$((drafts + lost))
  mv "$folder/after" "$folder/before"
done

draw out --if-changed
pictures >"$folder/after"
again=$((again + $(LC_ALL=C comm -23 "$folder/before" "$folder/after" | wc -l)))
rest="$(find "$folder/out" -mindepth 1 ! -name '*.png' ! -name '.fiori-render.jsonl')"
echo "$cards cards, $kills kills (seed $seed): $again drawn again, $drafts drafts lost," \
  "$(awk -v n="$((again + drafts))" -v all="$cards" 'BEGIN { printf "%.2f", 100 * n / all }') % twice"
diff -rq --exclude=.fiori-render.jsonl "$folder/whole" "$folder/out"
test -z "$rest" || {
  echo "left over: $rest"
  exit 1
}
test $(((again + drafts) * 100)) -lt $((cards * 3))
test "$(draw out --if-changed --json | grep -c '"status":"drawn"')" -eq 0
