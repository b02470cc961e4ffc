#!/bin/sh
# Sets up a new machine, builds the tests in Swift, and runs them. .ci/run runs those of the Python package, too.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup.sh --tests
echo "Building the tests, which takes several minutes the first time, and running them"
Scripts/swift-test.sh
echo "All tests passed. Next: change something, and run .ci/run before it lands"
