#!/bin/sh
# Builds the program with the options of the tests, unless .build/tests has one.
set -eu
cd "$(dirname "$0")/../.."
[ ! -x .build/tests/release/fiori-render ] || exit 0

Scripts/setup.sh
. Scripts/build/test-build.sh
# shellcheck disable=SC2086,SC2154 # Several words, set in test-build.sh.
exec Scripts/build/tell.sh - swift build $test_build --product fiori-render
