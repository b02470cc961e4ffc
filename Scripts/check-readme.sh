#!/usr/bin/env bash
# Runs the commands of the README and of each guide that it links to, as a reader would: one after the other, in a clone of
# its own, with the program in .build/release or the one that is given. None may fail or change a file of the clone.
#
#     Scripts/check-readme.sh [PROGRAM] [DOCUMENT]...
set -euo pipefail
cd "$(dirname "$0")/.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/tell.sh - "$PWD/Scripts/check-readme.sh" "$@"
unset CI FIORI_RENDER_RECORD

program="$(realpath "${1:-.build/release/fiori-render}")"
[ -x "$program" ] || { echo "check-readme: $program does not exist; run Scripts/draw-example.sh" >&2; exit 1; }
shift || true
Scripts/setup-python.sh test

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
clone="$folder/clone"
git clone --quiet --shared . "$clone"
# Include uncommitted changes, as if they were committed.
git diff --binary HEAD | git -C "$clone" apply --allow-empty --index
git ls-files -z --others --exclude-standard | xargs -0 --no-run-if-empty cp --parents -t "$clone"
git -C "$clone" add --all
git -C "$clone" -c user.name=reader -c user.email=reader@example.com commit --quiet --allow-empty --message "As it is now"
mkdir -p "$folder/bin"
ln -s "$program" "$folder/bin/fiori-render"
mkdir "$folder/home"
export HOME="$folder/home"
# The package as it is here; what the wheel has is checked by Scripts/check-wheel.sh.
export PYTHONPATH="$clone/Python/src" PYTHONDONTWRITEBYTECODE=1 FIORI_RENDER_PROGRAM="$program"
export PATH="$folder/bin:$PWD/.build/python/test/bin:$PATH"
python3 Scripts/check_readme.py "$clone" "$program" "$@"
