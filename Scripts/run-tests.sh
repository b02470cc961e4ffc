#!/bin/sh
# Sets up a new machine, builds the tests in Swift, and runs them. .ci/run also runs the tests of
# the Python package. With a family's name, such as `charts`, it builds the tests and runs only
# those of the family.
set -eu
cd "$(dirname "$0")/.."

case "${1-}" in
  '') ;;
  cards | floorplan) target=FioriCardsTests ;;
  charts) target=FioriChartsTests ;;
  headers | kpi | progress) target=FioriKPITests ;;
  object-header) target=FioriObjectHeaderTests ;;
  theming) target=FioriThemingTests ;;
  *)
    echo "run-tests: unknown family '$1'; expected one of 'cards', 'charts', 'floorplan', 'headers', 'kpi'," \
      "'object-header', 'progress', 'theming'" >&2
    exit 64
    ;;
esac
[ -z "${1-}" ] || exec Scripts/swift-test.sh --filter "^$target\\."

Scripts/setup.sh --tests
echo "Building the tests, which takes several minutes the first time, and running them"
Scripts/swift-test.sh
echo "All tests passed. Next: change something, and run .ci/run before it lands"
