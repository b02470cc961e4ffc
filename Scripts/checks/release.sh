#!/usr/bin/env bash
# Checks the release build. It must draw as recorded, the README's commands must work, and changed inputs and large
# tables must do no harm; then it checks the cost of a start and of 10,000 cards, and the number of files that a text passes
# through. Run it before a release, and after changes to the build or to linked libraries.
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
Scripts/check chart-labels --program "$program"
Scripts/check data rows
Scripts/check start trace-files batch
