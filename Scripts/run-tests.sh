#!/bin/sh
# Sets a fresh machine up, builds the tests, and runs them.
set -eu
cd "$(dirname "$0")/.."

Scripts/setup.sh
Scripts/swift-test.sh
