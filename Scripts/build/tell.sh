#!/usr/bin/env bash
# Runs a command, and says every 20 seconds that it still runs, with the last line of the log if one is being written:
#
#     Scripts/build/tell.sh LOG COMMAND [ARGUMENT]...
#
# LOG is - if there is none. A command that is run so by another one says nothing of its own.
set -uo pipefail

log="$1"
shift
[ -z "${FIORI_TELLING:-}" ] || exec "$@"
export FIORI_TELLING=1

# What it waits with must not keep the output open, or a pipe would wait for it, too.
tell() {
  local line=
  while sleep 20 >/dev/null 2>&1; do
    [ "$log" = - ] || line="$(tail -n 1 "$log" 2>/dev/null | cut -c 1-150)"
    printf '… %d:%02d %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "${line:-${command##*/}}" >&2
  done
}

command="$1"
tell &
teller=$!
trap 'kill "$teller" 2>/dev/null' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
"$@"
