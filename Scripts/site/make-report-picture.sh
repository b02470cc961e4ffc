#!/usr/bin/env bash
# Takes the picture of a report's page for the README, light and dark, with the program of the tests or one that is given:
# three recorded cards, one of which changes.
set -euo pipefail
cd "$(dirname "$0")/../.."

program="$(realpath "${1:-.build/tests/release/fiori-render}")"
pictures="$PWD/Docs/pictures"
examples="$PWD/Examples"
Scripts/build/install-packages.sh --for "to show a page" chromium
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mkdir cards
cp "$examples/cards/store-sales-columns.json" cards/store-sales.json
cp "$examples/cards/total-sales-line.json" "$examples/kpi-progress/work-orders-completed.json" cards/
"$program" record cards --quiet
sed -i 's/1340/1240/; s/6,590.57/6,490.57/' cards/store-sales.json
"$program" verify cards --report report.html --quiet >verify.log || true

# take MODE FILE: 0 is dark, 1 is light.
take() {
  chromium --headless --no-sandbox --hide-scrollbars --window-size=1120,580 --force-device-scale-factor=1.5 \
    --blink-settings=preferredColorScheme="$1" --virtual-time-budget=4000 --screenshot="$pictures/$2" \
    "file://$folder/report.html" 2>/dev/null
}
take 1 report.png
take 0 report-dark.png
