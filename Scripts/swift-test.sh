#!/usr/bin/env bash
# Runs `swift test` with the given arguments and fits the output to a terminal: one line for each
# finished suite, at most 200 characters per line, and the failures at the end. The complete output is
# in .build/tests.log.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh .build/tests.log "$PWD/Scripts/swift-test.sh" "$@"

. Scripts/build/test-build.sh
log=.build/tests.log
mkdir -p .build

# Leaves a line for each suite, and the sum; a suite's duration tells little, since they run beside each other.
shorten() {
  LC_ALL=C.UTF-8 sed -u -n -E '
    /^◇ Test run started/,$ {
      s/^([✔✘]) Suite (.*) (passed|failed) after .*$/\1 \2/
      t cut
      /^(➜|[✔✘] Test run) /!d
    }
    :cut
    s/^(.{198}).{3,}$/\1 …/
    p'
}

# Wraps long lines instead of cutting them, which could hide the cause.
fold_lines() {
  LC_ALL=C.UTF-8 sed -E -e 's/^(.{2000}).+$/\1 …/' -e '/^.{201}/s/.{196}/&\n    /g'
}

# Runs few tests at a time, so that each ends soon after it starts; otherwise all end at once.
width=$((2 * $(nproc)))
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH="$width"

# What the tests leave goes with it: browsers have files of their own there, and a crash cleans nothing up. The build is
# not given it, since SwiftPM keeps there what tells it that another one is building.
temporary="$(mktemp -d -t fiori-tests.XXXXXX)"
trap 'rm -rf "$temporary"' EXIT

run() {
  # shellcheck disable=SC2086,SC2154 # Several words, set in test-build.sh.
  swift build $test_build --build-tests && TMPDIR="$temporary" swift test $test_build --skip-build --disable-xctest "$@"
}

run "$@" 2>&1 | tee "$log" | shorten
status=${PIPESTATUS[0]}
if [ "$status" != 0 ]; then
  printf '\nswift test failed with exit code %s; its complete output is in %s. What failed:\n' "$status" "$log"
  awk -v root="$PWD" -f Scripts/build/test-failures.awk "$log" | fold_lines
fi
exit "$status"
