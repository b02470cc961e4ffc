#!/usr/bin/env bash
# Compiles the imports of each family of views with access only to the modules that Package.swift lists for it, and checks
# that no other family can be imported there. SwiftPM has one folder for all modules, so it also finds an undeclared import
# if that happens to be built before. Everything else compiles in the build: without an import, nothing of a module is
# visible.
set -euo pipefail
cd "$(dirname "$0")/../.."

modules="$PWD/.build/tests/release/Modules"
Scripts/build/test-program.sh
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
swift package dump-package > "$work/package.json"

# One line for each family: its name, its folder, then the targets that it depends on, directly or through others.
python3 - "$work/package.json" > "$work/reach" <<'PYTHON'
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    targets = json.load(file)["targets"]
names = {t["name"]: [d[k][0] for d in t["dependencies"] for k in d] for t in targets}


def reach(name: str) -> set[str]:
    return set().union(*({other} | reach(other) for other in names.get(name, [])))


for target in targets:
    path = target.get("path") or ""
    if path.startswith("Sources/Families/"):
        print(target["name"], path, *sorted(reach(target["name"])))
PYTHON

# SwiftPM names a package after its folder.
package="$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)"

# Writes the imports of a family, and an error for each other family that can be imported.
imports() {
  find "$folder" -name '*.swift' -exec sed -nE 's/^([@[:alnum:]_]+ )*import /import /p' {} + | sort -u
  for other in $(cut -d ' ' -f 1 "$work/reach"); do
    case " $family $reach " in *" $other "*) continue ;; esac
    printf '#if canImport(%s)\n#error("%s can be imported")\n#endif\n' "$other" "$other"
  done
}

status=0
while read -r family folder reach; do
  mkdir "$work/$family"
  for module in $reach; do
    [ ! -e "$modules/$module.swiftmodule" ] || ln -s "$modules/$module.swiftmodule" "$work/$family"
  done
  imports > "$work/$family/imports.swift"
  swiftc -typecheck -swift-version 6 -package-name "$package" -module-name "$family" -I "$work/$family" \
    -I .build/tests/checkouts/swift-system/Sources/CSystem/include "$work/$family/imports.swift" 2> "$work/log" || {
    echo "check walls: $family does not have exactly the targets that Package.swift gives it" >&2
    cat "$work/log" >&2
    status=1
  }
done < "$work/reach"
[ "$status" != 0 ] || echo "$(wc -l < "$work/reach") families import only what Package.swift gives them, and find no other"
exit "$status"
