#!/bin/sh
# Compares the goldens with their recordings, bit by bit.
#
#     Scripts/check goldens [PROGRAM]    draws with the program of the tests, or with PROGRAM
#
# Pictures that differ are in .build/goldens, with a report to look at.
set -eu
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || Scripts/build/test-program.sh
mkdir -p .build/goldens
"${1:-.build/tests/release/fiori-render}" verify Goldens --font-path Tests/FioriRenderTests/Fonts --strict-environment \
  --actual .build/goldens --report .build/goldens/report.html
