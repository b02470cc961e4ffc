#!/bin/sh
# Runs the tests of the example package, which depends on this one as any other package would.
set -eu
cd "$(dirname "$0")/../.."

Scripts/setup.sh
. Scripts/build/pkg-config.sh
echo "Building the example's tests with all their dependencies, which takes several minutes the first time"
tell="$PWD/Scripts/build/tell.sh"
cd Examples/Snapshots

exec "$tell" - swift test
