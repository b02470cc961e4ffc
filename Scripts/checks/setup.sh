#!/usr/bin/env bash
# Runs the build scripts on a machine without Swift: each must report that Swift is missing, as Scripts/draw-example.sh
# does, before it installs or writes anything.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

# All programs of this machine except Swift, and some that must not be called.
mkdir "$folder/bin" "$folder/called"
IFS=: read -ra places <<<"$PATH"
for place in "${places[@]}"; do
  [ ! -d "$place" ] || find "$place/" -maxdepth 1 ! -type d ! -name 'swift*' -exec ln -sn -t "$folder/bin" {} + 2>/dev/null || true
done
for program in apt-get sudo pip; do
  rm -f "$folder/bin/$program"
  printf '#!/bin/sh\n: >"%s"\nexit 1\n' "$folder/called/$program" >"$folder/bin/$program"
  chmod 755 "$folder/bin/$program"
done

# answer COMMAND...: what a command says and its status.
answer() {
  local status=0
  PATH="$folder/bin" "$@" 2>&1 || status=$?
  echo "status $status"
}

unset FIORI_RENDER_PROGRAM
expected="$(answer Scripts/draw-example.sh)"
grep -q 'there is no swift on the PATH' <<<"$expected" || { echo "check setup: draw-example.sh says: $expected" >&2; exit 1; }
for command in "run-tests.sh" "release/make-wheel.sh" "release/make-package.sh" "check dependent" "check example"; do
  # shellcheck disable=SC2086 # A script, and what it is given.
  diff <(echo "$expected") <(answer Scripts/$command) || { echo "check setup: $command says something else" >&2; exit 1; }
done
test -z "$(ls "$folder/called")" || { echo "check setup: called without Swift: $(ls "$folder/called")" >&2; exit 1; }
echo "Without Swift, each script says so first."
