#!/usr/bin/env bash
# Lists the files of Sources that run while a KPI is drawn as PNG, in the order in which they are first entered, each
# with its instructions; then the way of its texts, from the bytes of the description to those of the picture.
#
#     Scripts/trace-files.sh             draws with the release build
#     Scripts/trace-files.sh PROGRAM     draws with another build that has debug information
#
# The description is {"view":{"type":"kpiView","items":[{"metric":"294"}],"caption":"Open orders"}}. A file is on the way
# of the texts if it runs another number of instructions for it than for {"metric":""} without a caption. That leaves out
# what is done once for a picture, such as reading options, choosing a palette and loading fonts. The script fails if
# the way has more than 50 files.
#
# Callgrind counts each instruction of the program without debug information, since valgrind cannot read Swift's, and
# notes each block of them when it first runs; debug information of the whole program then tells which file an
# instruction comes from. Functions inlined into other files count for their own file, and those of Swift's library
# for the file that they are inlined into.
set -euo pipefail
cd "$(dirname "$0")/.."

limit=50
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

main() {
  Scripts/install-packages.sh --for "to count instructions" binutils valgrind
  [ "$#" -gt 0 ] || Scripts/release-build.sh fiori-render
  local program="${1:-.build/release/fiori-render}"
  strip --strip-debug -o "$folder/fiori-render" "$program"
  trace text '{"view":{"type":"kpiView","items":[{"metric":"294"}],"caption":"Open orders"}}'
  trace none '{"view":{"type":"kpiView","items":[{"metric":""}]}}'
  python3 Scripts/trace_files.py "$program" "$folder" --symbolizer "$(symbolizer)" --limit "$limit"
}

# Draws a description, and keeps the counts of instructions and the order of blocks under a name.
trace() {
  echo "$2" >"$folder/$1.json"
  # Without the environment, and with the same hashes in each run.
  (cd "$folder" && env -i SWIFT_DETERMINISTIC_HASHING=1 PATH="$PATH" \
    valgrind --tool=callgrind --dump-instr=yes --compress-strings=no --compress-pos=no \
    --trace-flags=10000000 --trace-notbelow=1000000000 \
    --callgrind-out-file="$1.counts" --log-file="$1.blocks" ./fiori-render render "$1.json" -o "$1.png") >/dev/null
}

# That of the compiler, which reads what the compiler writes.
symbolizer() {
  echo "$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-symbolizer"
}

main "$@"
