#!/usr/bin/env bash
# Checks the style and the types of the Python package, of Scripts/checks and Scripts/fuzzing, and the style of all other
# scripts in Python. Then, unless the argument is --style, runs the package's tests with the program that
# Scripts/swift-test.sh has built, except those marked as long. Other arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh - "$PWD/Scripts/test-python.sh" "$@"

Scripts/build/setup-python.sh test
FIORI_RENDER_PROGRAM="${FIORI_RENDER_PROGRAM:-$PWD/.build/tests/release/fiori-render}"
export FIORI_RENDER_PROGRAM PYTHONDONTWRITEBYTECODE=1 NO_MKDOCS_2_WARNING=1
export MYPY_CACHE_DIR="$PWD/.build/python/mypy" RUFF_CACHE_DIR="$PWD/.build/python/ruff"
bin="$PWD/.build/python/test/bin"
# What the tests leave goes with it, such as the last folders of pytest.
TMPDIR="$(mktemp -d -t fiori-tests.XXXXXX)"
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
cd Python
places=(. ../Benchmarks/Python ../Docs/sources ../Examples/spark ../Scripts ../Scripts/check)
"$bin/ruff" check --quiet --config pyproject.toml "${places[@]}"
"$bin/ruff" format --check --quiet --config pyproject.toml "${places[@]}"
"$bin/mypy" --no-error-summary
[ "${1:-}" != --style ] || exit 0
"$bin/pytest" --quiet -m "not long" --numprocesses "$(nproc)" --dist loadfile "$@"
