#!/usr/bin/env bash
# Compiles, for each family of views, an import of each other family with only the modules that Package.swift gives the
# family: those that it lists must be found, and all others must not.
set -euo pipefail
cd "$(dirname "$0")/.."

modules="$PWD/.build/tests/x86_64-unknown-linux-gnu/release/Modules"
[ -e "$modules/FioriCharts.swiftmodule" ] || {
  echo "check-walls: there are no modules in .build/tests; run Scripts/run-tests.sh first" >&2
  exit 2
}
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
swift package dump-package > "$work/package.json"

# The family, a comma, and a target that it depends on, directly or through others.
python3 - "$work/package.json" > "$work/reach" <<'PYTHON'
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    targets = json.load(file)["targets"]
direct = {t["name"]: [d["byName"][0] for d in t["dependencies"] if "byName" in d] for t in targets}
families = [t["name"] for t in targets if (t.get("path") or "").startswith("Sources/Families/")]


def reach(name: str) -> set[str]:
    return {name}.union(*(reach(other) for other in direct[name]))


for family in families:
    for name in sorted(reach(family)):
        print(f"{family},{name}")
PYTHON

status=0
families="$(cut -d , -f 1 "$work/reach" | sort -u)"
for family in $families; do
  mkdir "$work/$family"
  for module in $(sed -n "s/^$family,//p" "$work/reach"); do
    [ ! -e "$modules/$module.swiftmodule" ] || ln -s "$modules/$module.swiftmodule" "$work/$family"
  done
  for other in $families; do
    echo "import $other" > "$work/$family/wall.swift"
    found=no
    swiftc -typecheck -I "$work/$family" "$work/$family/wall.swift" 2> "$work/log" && found=yes
    allowed=no
    grep -qx "$family,$other" "$work/reach" && allowed=yes
    if [ "$found" != "$allowed" ]; then
      echo "check-walls: $family: import $other: expected to compile: $allowed, compiles: $found" >&2
      cat "$work/log" >&2
      status=1
    fi
  done
done
[ "$status" != 0 ] || echo "$(wc -w <<< "$families") families import only what Package.swift gives them"
exit "$status"
