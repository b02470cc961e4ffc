#!/bin/sh
# Draws charts of the example tables of Vega-Lite (PyPI's vega_datasets) in .build/tables, with warnings as errors: a
# long table with English dates, daily values as they are and gathered into months, a wide table, JSON, and several
# pictures with the same range, all with dates on a time scale. With `rows` as the
# argument, it also draws 10,000 rows of a card and the same descriptions in a stream, and compares their times and
# memory. FIORI_RENDER_PROGRAM is another program than the release build.
# shellcheck disable=SC2016
set -eu
cd "$(dirname "$0")/../.."

program="${FIORI_RENDER_PROGRAM:-$PWD/.build/release/fiori-render}"
[ -x "$program" ] || Scripts/build/release-build.sh fiori-render

rm -rf .build/tables
mkdir -p .build/tables
cd .build/tables
python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :none: vega_datasets==0.9.0
python3 - <<'END'
import zipfile, glob, pathlib
with zipfile.ZipFile(glob.glob("vega_datasets-*.whl")[0]) as wheel:
    for name in ("stocks.csv", "seattle-weather.csv", "us-employment.csv", "wheat.json"):
        pathlib.Path(name).write_bytes(wheel.read(f"vega_datasets/_data/{name}"))
END

# card NAME DATA CHART: writes a description with a chart card.
card() {
  printf '{"data": %s, "environment": {"generation": "horizon", "width": 700}, "view": {"type": "chartCard", "title": "%s", "chartView": %s}}\n' \
    "$2" "$1" "$3" > "$1.json"
}
# The dates of all charts are on a time scale.
time='"categoryAxis": {"scale": "time", "labels": {"style": "allOrNothing"}}'
card prices \
  '{"file": "stocks.csv", "types": {"date": {"date": "MMM d yyyy"}}}' \
  '{"chartType": "line", "categories": {"$distinct": "date"}, "series": {"$by": "symbol", "title": "${symbol}", "values": {"$column": "price"}}, "legend": true, '"$time}"
card weather \
  '{"file": "seattle-weather.csv", "types": {"date": {"date": "yyyy/MM/dd", "by": "month"}}}' \
  '{"chartType": "line", "categories": {"$distinct": "date"}, "series": [{"title": "High", "aggregate": "mean", "values": {"$column": "temp_max"}}, {"title": "Low", "aggregate": "mean", "values": {"$column": "temp_min"}}], "legend": true, '"$time}"
card rain \
  '{"file": "seattle-weather.csv", "types": {"date": {"date": "yyyy/MM/dd"}}}' \
  '{"chartType": "area", "categories": {"$column": "date"}, "series": [{"title": "Rain", "values": {"$column": "precipitation"}}], '"$time}"
card employment '{"file": "us-employment.csv"}' \
  '{"chartType": "area", "categories": {"$column": "month"}, "series": [{"title": "Nonfarm", "values": {"$column": "nonfarm"}}], '"$time}"
card harvest '{"file": "wheat.json"}' \
  '{"chartType": "column", "categories": {"$column": "year"}, "series": [{"title": "Wheat", "values": {"$column": "wheat"}}, {"title": "Wages", "values": {"$column": "wages"}}], "legend": true, '"$time}"
# A picture for each share, with the same range.
printf '%s\n' '{"data": {"file": "stocks.csv", "types": {"date": {"date": "MMM d yyyy"}}, "groupBy": "symbol"}, "name": "price-${symbol}", "sharedRange": true, "environment": {"generation": "horizon", "width": 300, "height": 140, "padding": 16}, "view": {"type": "chartView", "chartType": "area", "categories": {"$column": "date"}, "series": [{"title": "${symbol}", "values": {"$column": "price"}}], "legend": true, "categoryAxis": {"scale": "time"}}}' > shares.json
for name in prices weather rain employment harvest shares; do "$program" render "$name.json" --strict; done
echo "The tables of Vega-Lite are drawn without warnings"

[ "${1:-}" = rows ] || exit 0
python3 - <<'END'
import json, random

random.seed(1)
months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
template = {
    "data": {"file": "rows.jsonl", "each": True},
    "name": "card-${n}",
    "environment": {"generation": "horizon", "width": 343},
    "view": {
        "type": "chartCard",
        "title": "${title}",
        "kpiItems": [{"metric": {"value": {"$": "total"}, "style": "currency", "currency": "EUR"}}],
        "chartView": {
            "chartType": "column",
            "categories": months,
            "series": [{"title": "Revenue", "values": {"$": "values"}}],
        },
    },
}
with open("rows.jsonl", "w") as rows, open("ready.jsonl", "w") as ready:
    for n in range(10_000):
        values = [round(random.uniform(10, 90_000), 2) for _ in months]
        row = {"n": n, "title": f"Customer {n}", "total": round(sum(values), 2), "values": values}
        rows.write(json.dumps(row) + "\n")
        card = json.loads(json.dumps({k: v for k, v in template.items() if k not in ("data", "name")}))
        card["view"]["title"] = row["title"]
        card["view"]["kpiItems"][0]["metric"]["value"] = row["total"]
        card["view"]["chartView"]["series"][0]["values"] = values
        ready.write(json.dumps(card) + "\n")
with open("rows.json", "w") as file:
    json.dump(template, file)
END
measure() {
  python3 -c '
import resource, subprocess, sys, time
start = time.time()
subprocess.run(sys.argv[2:], check=True)
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
print(f"{sys.argv[1]}: {time.time() - start:.1f} s, {peak:.0f} MB at most", file=sys.stderr)
' "$@"
}
measure "10,000 ready descriptions in a stream" "$program" stream < ready.jsonl > /dev/null
measure "10,000 rows for a template in a stream" "$program" stream --template rows.json < rows.jsonl > /dev/null
measure "10,000 rows to files" "$program" render rows.json -o pictures/ --quiet
head -n 1000 rows.jsonl > few.jsonl
measure "1,000 rows to files" "$program" render rows.json --data few.jsonl -o few/ --quiet
