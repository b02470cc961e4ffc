#!/usr/bin/env bash
# Tests the wheel of Scripts/release/make-wheel.sh in bare systems of Debian 12 and 13 with Python and nothing
# else, as an ordinary user with a read-only home and no network. The pictures, and the numbers in all
# locales, must be the same as here. A second wheel must have the same bytes. The first is made if
# there is none.
set -euo pipefail
cd "$(dirname "$0")/../.."

built="$(realpath "${FIORI_RENDER_PROGRAM:-.build/release/fiori-render}")"
compgen -G ".build/wheel/*.whl" >/dev/null || Scripts/release/make-wheel.sh
wheel="$(realpath .build/wheel/*.whl)"

# Creating trees and namespaces requires root.
if [ "$(id -u)" != 0 ]; then
  exec sudo env PATH="$PATH" FIORI_RENDER_PROGRAM="$built" Scripts/checks/wheel.sh
fi
. Scripts/checks/reader-tree.sh
tree_environment=(PYTHONPATH=/srv/site PYTHONDONTWRITEBYTECODE=1)

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"

main() {
  check_reproducibility
  .build/python/wheel/bin/pip --quiet --disable-pip-version-check download --no-deps --dest "$folder" pip
  mkdir "$folder/expected"
  draw "$PWD" "$folder/expected" "$built"
  write_locales
  "$built" stream --format svg <"$folder/locales.jsonl" >"$folder/locales.expected"
  local release
  for release in 12 13; do check_release "$release"; done
  echo "The wheel draws as the build does."
}

check_reproducibility() {
  cp "$wheel" "$folder/first.whl"
  FIORI_RENDER_PROGRAM="$built" Scripts/release/make-wheel.sh >"$folder/again.log" 2>&1 || {
    cat "$folder/again.log" >&2
    return 1
  }
  cmp "$folder/first.whl" "$wheel"
  rm "$folder/first.whl"
}

# Writes a description for each locale that ICU knows, with each kind of formatted number.
write_locales() {
  objcopy -O binary --only-section=.rodata "$(ldconfig -p | awk '$1 == "libicudata.so.72" { print $NF }' | head -n 1)" \
    "$folder/icudt72l.dat"
  icupkg -l "$folder/icudt72l.dat" | python3 -c '
import json, re, sys
names = re.findall(r"^([a-z]{2,3}(?:_[A-Za-z0-9]+)*)\.res$", sys.stdin.read(), re.MULTILINE)
styles = [{"style": "decimal"}, {"style": "percent"}, {"style": "compact"}]
styles += [{"style": "currency", "currency": code} for code in ("INR", "JPY", "XCD")]
styles += [{"style": "unit", "unit": unit} for unit in ("kilogram", "kilometer-per-hour", "day", "liter-per-minute")]
items = [{"type": "kpiView", "items": [{"metric": {"value": value, **style}}]}
         for value in (1, 3, 1234567.891) for style in styles]
headers = [{"type": "kpiHeader", "items": items[start:start + 4]} for start in range(0, len(items), 4)]
chart = {"type": "chartView", "categories": ["2026-01-31", "2026-11-01"], "categoryAxis": {"scale": "time"},
         "series": [{"values": [1, 20000]}]}
for name in names:
    environment = {"locale": name.replace("_", "-"), "width": 1194}
    for view in (*headers, chart):
        print(json.dumps({"environment": environment, "view": view}))' >"$folder/locales.jsonl"
  test "$(wc -l <"$folder/locales.jsonl")" -gt 1000
}

check_release() {
  local tree="$folder/debian-$1"
  make_reader_tree "$1" "$tree"
  chroot "$tree" sh -euc '
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -o Dpkg::Use-Pty=0 install --no-install-recommends python3 >/dev/null'
  # Python needs libexpat.
  check_bareness "$tree" libcairo libpango libfontconfig libicui18n
  mkdir "$tree/srv/site"
  cp "$folder"/pip-*.whl "$wheel" "$folder/locales.jsonl" "$tree/srv/"
  chmod -R u=rwX,go=rX "$tree/srv"
  chown 1000:1000 "$tree/srv/drawn" "$tree/srv/site"
  # shellcheck disable=SC2016
  inside "$tree" sh -euc '
    PYTHONPATH="$(echo /srv/pip-*.whl)" python3 -m pip install --quiet --no-cache-dir --no-index \
      --target /srv/site /srv/fiori_render-*.whl'
  draw /srv/project /srv/drawn inside "$tree" python3 -m fiori_render
  diff -r "$folder/expected" "$tree/srv/drawn"
  inside "$tree" sh -c 'python3 -m fiori_render stream --format svg </srv/locales.jsonl' |
    cmp - "$folder/locales.expected"
  inside "$tree" python3 -c '
import fiori_render as fr
picture = fr.render({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})
picture.save("/srv/drawn/sales.png")
assert (picture.width, picture.height, picture.words) == (178, 108, "294")'
  check_preview "$tree"
  check_origin "$tree" /srv/site /srv/site/fiori_render/program/fiori-render
  echo "Debian $1: $(find "$tree/srv/drawn" -type f | wc -l) files, and $(wc -l <"$folder/locales.jsonl") pictures of" \
    "numbers and dates, as drawn here"
}

# Asks the preview for its page.
check_preview() {
  inside "$1" python3 -c '
import re, subprocess, sys, urllib.request
command = [sys.executable, "-m", "fiori_render", "preview", "/srv/project/Examples/kpi.json", "--port", "0"]
preview = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
address = re.search(r"http://\S+", preview.stdout.readline())
page = urllib.request.urlopen(address[0], timeout=10).read().decode()
assert "<title>" in page, page
preview.terminate()
assert preview.wait(10) == 0'
}

main
