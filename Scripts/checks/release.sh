#!/usr/bin/env bash
# Checks the release build. It must draw as recorded, the README's commands must work, and changed inputs and large tables
# must do no harm; then it checks what a start and 10,000 cards take, and how many files a text goes through. Run it before
# a release, and after changes to the build or to what is linked.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/draw-example.sh
program=.build/release/fiori-render
Scripts/check goldens "$program"
"$program" gallery Examples -o .build/gallery --strict
"$program" markdown --check README.md Docs
Scripts/check readme mutations
Scripts/check mutations --generated 2000
Scripts/check imports
Scripts/check data rows
Scripts/check start trace-files batch
