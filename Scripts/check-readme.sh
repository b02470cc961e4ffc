#!/usr/bin/env bash
# Runs the commands of the README one after another, as a reader would, in a separate clone with the
# program in .build/release. None may fail or change a file of the clone.
set -euo pipefail
cd "$(dirname "$0")/.."
unset CI FIORI_RENDER_RECORD

# Commands that need a person, or that .ci/run runs anyway.
left_out=('Scripts/*' 'sudo apt *' 'python3 -m venv *' 'pip install *' 'fiori-render preview *--open*')

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
clone="$folder/clone"
git clone --quiet --shared . "$clone"
# Include uncommitted changes.
git diff --binary HEAD | git -C "$clone" apply --allow-empty --index
mkdir -p "$clone/.build/release"
ln -s "$PWD/.build/release/fiori-render" "$clone/.build/release/"

# Prints the lines of indented blocks, and writes the files for "Save as `FILE`:".
commands() {
  awk -v clone="$clone" '
    /^Save as `[^`]+`:$/ { file = $0; gsub(/^[^`]*`|`:$/, "", file); next }
    /^```/ { if (fenced) { fenced = 0; saved = ""; } else { fenced = 1; saved = file; file = "" }; next }
    fenced { if (saved) print > (clone "/" saved); next }
    /^    [^ ]/ { print substr($0, 5) }' README.md
}

# Prints the pattern of the skipped commands that a command matches.
pattern_of() {
  local pattern
  for pattern in "${left_out[@]}"; do
    # shellcheck disable=SC2254 # Patterns must not be quoted.
    case "$1" in $pattern) echo "$pattern" && return ;; esac
  done
}

{
  # shellcheck disable=SC2016 # Expanded when it runs.
  echo 'check() { test "$1" -le "$2" || { echo "exit code $1: $3" >&2; exit 1; }; }'
  while IFS= read -r line; do
    pattern="$(pattern_of "$line")"
    if [ -n "$pattern" ]; then
      echo "$pattern" >>"$folder/left-out"
      echo "not run: $line" >&2
      continue
    fi
    # Exit code 1 only means that the pictures differ.
    case "$line" in 'fiori-render diff '*) highest=1 ;; *) highest=0 ;; esac
    printf '%s\ncheck $? %d %q\n' "$line" "$highest" "$line"
  done < <(commands)
} >"$folder/commands.sh"

for pattern in "${left_out[@]}"; do
  grep -qxF -- "$pattern" "$folder/left-out" || { echo "the README has no '$pattern'" >&2; exit 1; }
done
count="$(grep -c '^check \$?' "$folder/commands.sh")"
if ! (cd "$clone" && bash "$folder/commands.sh") >"$folder/log" 2>&1 </dev/null; then
  tail -n 20 "$folder/log" >&2
  exit 1
fi
git -C "$clone" diff --exit-code --stat
echo "README: $count commands work as they stand"
