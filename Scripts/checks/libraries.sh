#!/usr/bin/env bash
# Finds Debian's security fixes that are missing in the libraries inside the program, with debsecan:
#
#     Scripts/check libraries [--source URL] [LIST.spdx.json]
# The list is a release's SBOM, whose static libraries and bundled copies are checked; with
# `--release`, it is the list of the latest release, if there is one. Without a list, the static
# libraries of this machine are checked, which the next build would link. Exit status: 0 if no fix
# is missing, 1 if one is, 75 if Debian's list of vulnerabilities cannot be read, for example
# without a network.
set -euo pipefail
cd "$(dirname "$0")/../.."

suite=bookworm
source=()
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

main() {
  local list=
  while [ $# -gt 0 ]; do
    case $1 in
      --source) source=(--source "${2:?give the address of the list of vulnerabilities}") && shift 2 ;;
      --release) list="$(latest_list)" && shift ;;
      *) list="$1" && shift ;;
    esac
  done
  Scripts/build/install-packages.sh --for "to look for security fixes" debsecan python3
  packages "$list" >"$folder/packages"
  [ -s "$folder/packages" ] || { echo "libraries: ${list:-this machine} has no packages of Debian" >&2; exit 1; }
  status_file <"$folder/packages" >"$folder/status"
  debsecan --config /dev/null --whitelist "$folder/none" --suite "$suite" "${source[@]}" \
    --status "$folder/status" --only-fixed --format detail >"$folder/found" 2>"$folder/errors" || not_run
  if [ -s "$folder/found" ]; then
    cat "$folder/found"
    echo "libraries: ${list:-this machine} lacks security fixes; upgrade the packages, and make a new release" >&2
    exit 1
  fi
  echo "No security fix is missing in ${list:-this machine}: $(sort -u "$folder/packages" | awk '{ print $1, $2 }' | paste -sd , | sed 's/,/, /g')"
}

# Ends the script when debsecan has ended with an error.
not_run() {
  cat "$folder/errors" >&2
  grep -q '^error: while downloading' "$folder/errors" || exit 1
  echo "libraries: NOT RUN, because Debian's list of vulnerabilities cannot be read" >&2
  exit 75
}

# Downloads the list of the latest release, and prints its path; nothing if there is no release.
latest_list() {
  command -v gh >/dev/null || Scripts/build/install-packages.sh --for "to download the list of the release" gh >&2
  if gh release view >/dev/null 2>&1; then
    gh release download --pattern '*.spdx.json' --dir "$folder"
    echo "$folder"/*.spdx.json
  else
    echo "libraries: there is no release yet; checking the libraries of this machine" >&2
  fi
}

# Prints packages: the name, the version, and the same of the source package.
packages() {
  if [ -n "$1" ]; then
    python3 - "$1" <<'END'
import json
import re
import sys
from pathlib import Path

for package in json.loads(Path(sys.argv[1]).read_text())["packages"]:
    found = re.fullmatch("built from the source package (.+) (.+)", package.get("sourceInfo", ""))
    if found:
        print(package["name"], package["versionInfo"], *found.groups())
END
  else
    Scripts/build/archives.sh | cut -d ' ' -f 2-
  fi
}

# Turns packages into what dpkg knows of packages that are installed.
status_file() {
  sort -u | awk -v architecture="$(dpkg --print-architecture)" '{
    printf "Package: %s\nStatus: install ok installed\nArchitecture: %s\nVersion: %s\nSource: %s (%s)\n\n",
      $1, architecture, $2, $3, $4 }'
}

main "$@"
