#!/bin/sh
# Runs the tests of the example package, as a package of somebody else would depend on this one.
set -eu
cd "$(dirname "$0")/../Examples/Snapshots"

swift test
