#!/usr/bin/env bash
# Tests the release build of the server with real clients under load: curl, wrk, schemathesis, sockets that are slow,
# half closed, wrong, gone or too many for the files that may be open, paths that lead out of the folder of images, and
# drawings that die, hang or are given up. Prints a table of rates and times. The
# argument is the number of minutes for which its memory is watched, 2 by default.
set -euo pipefail
cd "$(dirname "$0")/../.."

minutes="${1:-2}"
program="$PWD/.build/release/fiori-render"
[ -x "$program" ] || {
  echo "check-server: no release build; run Scripts/build/release-build.sh fiori-render" >&2
  exit 1
}
Scripts/build/install-packages.sh --for "to ask the server" curl wrk python3-venv
schemathesis="$PWD/.build/python/schemathesis"
[ -x "$schemathesis/bin/schemathesis" ] || {
  python3 -m venv "$schemathesis"
  "$schemathesis/bin/pip" install --quiet schemathesis
}

folder="$(mktemp -d)"
server=
stop() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

fail() {
  echo "check-server: $1" >&2
  exit 1
}

# Starts a server with the arguments, and sets $server and $address.
start() {
  "$program" serve --port 0 "$@" >"$folder/output" 2>"$folder/log" &
  server=$!
  local line=
  until line="$(grep -o 'http://[^ ]*' "$folder/output")"; do
    kill -0 "$server" 2>/dev/null || fail "the server does not start: $(cat "$folder/log")"
    sleep 0.005
  done
  address="$line"
}

# Ends the server with SIGTERM; its exit code must be 0.
end() {
  kill -TERM "$server"
  wait "$server" || fail "the server ends with $?"
  server=
}

metric() { curl -s "$address/metrics" | awk -v name="$1" '$1 == name { print $2 }'; }

# The memory of the server and of its workers in kB.
memory() {
  local process
  for process in "$server" $(cat "/proc/$server/task/"*/children); do
    awk '/^VmRSS/ { print $2 }' "/proc/$process/status"
  done | awk '{ sum += $1 } END { print sum }'
}

mkdir "$folder/cards"
cp Examples/mail/cards/*.json "$folder/cards/"
echo 'a key for the test of the server' >"$folder/keys"
wrk_cards() {
  cat >"$folder/cards.lua" <<'END'
local number, thread = 0, 0
function setup(each) each:set("id", thread); thread = thread + 1 end
function request()
  number = number + 1
  return wrk.format("GET", string.format("/v1/cards/kpi.png?region=R%d&revenue=%d&change=%d", id, number, number % 17))
end
END
}

# Prints requests a second, the median, the 99th percentile in ms, and the answers that were no 2xx.
load() {
  local connections="$1" seconds="$2"
  shift 2
  wrk --latency -t1 -c"$connections" -d"${seconds}s" --timeout 20s "$@" >"$folder/wrk" ||
    fail "wrk failed: $(cat "$folder/wrk")"
  awk '
    function ms(t) { return t ~ /us$/ ? t / 1000 : t ~ /ms$/ ? t + 0 : t * 1000 }
    /50%/ { median = ms($2) } /99%/ { last = ms($2) }
    /Requests\/sec/ { rate = $2 } /Non-2xx/ { bad = $NF }
    END { printf "%.0f %.2f %.2f %d\n", rate, median, last, bad }' "$folder/wrk"
}

row() { printf '| %s ' "$@"; echo '|'; }

wrk_cards

echo "Contract: schemathesis against /openapi.json"
start --no-log --templates "$folder/cards"
(cd "$folder" && "$schemathesis/bin/schemathesis" run --url "$address" --max-examples 50 --checks all \
  --exclude-checks positive_data_acceptance,negative_data_rejection,missing_required_header,use_after_free,ensure_resource_availability \
  --generation-deterministic "$address/openapi.json") >"$folder/schemathesis" ||
  { cat "$folder/schemathesis"; fail "schemathesis found a failure"; }
tail -3 "$folder/schemathesis"
end

echo "Sockets: slow, half closed, wrong, gone and too many; paths; drawings that die and hang; tags; SIGTERM under load"
python3 Scripts/checks/check_server.py "$program"

echo "Start to first answer, and memory at rest"
began="$(date +%s%N)"
start --no-log --templates "$folder/cards"
curl -sf -o /dev/null "$address/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3"
echo "first answer after $((($(date +%s%N) - began) / 1000000)) ms, $(($(memory) / 1024)) MiB"
end

echo
row connections requests/s "median, ms" "p99, ms" "other than 2xx"
row --- ---: ---: ---: ---:
start --no-log --templates "$folder/cards" --queue 1000 --cache 0
for connections in 1 16 256; do
  read -r rate median last bad < <(load "$connections" 10 -s "$folder/cards.lua" "$address")
  row "PNG cards that differ, $connections" "$rate" "$median" "$last" "$bad"
done
end
start --no-log --templates "$folder/cards"
for connections in 1 16 256; do
  read -r rate median last bad < <(
    load "$connections" 5 "$address/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3")
  row "one card from the cache, $connections" "$rate" "$median" "$last" "$bad"
done
end
start --no-log --templates "$folder/cards" --signing-key-file "$folder/keys"
signed="$("$program" sign --signing-key-file "$folder/keys" "$address/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3")"
read -r rate median last bad < <(load 16 5 "$signed")
row "one signed card from the cache, 16" "$rate" "$median" "$last" "$bad"
end

# As many clients as have a place, and many more, each of which asks again as soon as it is refused.
echo
row "clients while the queue is full" "/healthz, median, ms" "p99, ms"
row --- ---: ---:
for clients in $((17 * $(nproc))) 256; do
  start --no-log --templates "$folder/cards" --cache 0
  wrk -t1 -c"$clients" -d10s --timeout 20s --latency -s "$folder/cards.lua" "$address" >"$folder/full" &
  loader=$!
  sleep 2
  read -r median last < <(for _ in $(seq 200); do
    curl -s -o /dev/null -w '%{time_starttransfer}\n' "$address/healthz"
  done | sort -n | awk '{ time[NR] = $1 } END { printf "%.1f %.1f\n", time[100] * 1000, time[198] * 1000 }')
  wait "$loader"
  row "$clients" "$median" "$last"
  end
done

echo
echo "Memory over $minutes min of load"
start --no-log --templates "$folder/cards"
# The cache fills in the first minute.
wrk -t1 -c16 -d"$((minutes * 60 + 60))s" --timeout 20s -s "$folder/cards.lua" "$address" >"$folder/long" &
loader=$!
sleep 60
before="$(memory)"
sleep "$((minutes * 60 - 5))"
after="$(memory)"
wait "$loader"
echo "$((before / 1024)) MiB after a minute, $((after / 1024)) MiB at the end; $(metric fiori_render_cache_pictures) pictures kept"
awk -v before="$before" -v after="$after" 'BEGIN { exit after > before * 1.05 }' ||
  fail "the memory grew by more than 5 %"
end
echo "All passed."
