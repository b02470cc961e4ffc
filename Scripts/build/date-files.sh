#!/bin/sh
# Dates each committed file by its contents: a build that is kept from another clone then compiles only what differs. A
# clone dates all files by the time when it was made, and a build takes a file with another date for a changed one.
set -eu
cd "$(dirname "$0")/../.."

# Seven digits of the checksum are some second before 1979, which no program takes for the future.
git ls-files --stage | while read -r _ blob _ path; do
  [ ! -f "$path" ] || touch --no-create --date "@$((0x${blob%"${blob#???????}"}))" -- "$path"
done
