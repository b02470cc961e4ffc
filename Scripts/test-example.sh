#!/bin/sh
# Runs the tests of the example package, which depends on this one as any other package would.
set -eu
cd "$(dirname "$0")/.."

. Scripts/pkg-config.sh
cd Examples/Snapshots

swift test
