#!/usr/bin/env bash
# Looks at pages of the website, which Scripts/make-site.sh has built, in Chromium with axe, at the width of a
# phone and of a desktop. A page may neither break a rule of axe, nor be wider than its window, nor have an
# error in a script.
#
#     Scripts/check-site.sh [PAGE]...    all that check_site.py lists, or these, such as Docs/lint.html
set -euo pipefail
cd "$(dirname "$0")/.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/tell.sh - "$PWD/Scripts/check-site.sh" "$@"

site=.build/site/html
axe=.build/axe/axe_playwright_python/axe.min.js
[ -e "$site/index.html" ] || { echo "check-site: no website; run Scripts/make-site.sh first" >&2; exit 1; }
Scripts/install-packages.sh --for "to look at the website" chromium
Scripts/setup-python.sh test
if [ ! -e "$axe" ]; then
  # Its script alone is needed, and nothing that it depends on.
  echo "Downloading axe from PyPI, 1 MB, to .build/axe"
  .build/python/test/bin/pip install --quiet --disable-pip-version-check --no-deps --target .build/axe axe-playwright-python==0.1.8
fi
.build/python/test/bin/python Scripts/check_site.py "$site" "$axe" "$@"
