#!/usr/bin/env bash
# Builds the website of the project into .build/site/html: the pages of Docs with their pictures, a page
# for each key of a view and for each design rule, the gallery of Examples, and the documentation of
# the libraries. It needs no server and can be published as it is, at the root or in any folder.
#
#   Scripts/make-site.sh                              links that lead out of the site become plain text
#   REPOSITORY=https://host/project/blob/main Scripts/make-site.sh    or links to the repository
#   WITHOUT_API=1 Scripts/make-site.sh                without the documentation of the libraries
#
# It is made by MkDocs with Material and with the plug-in of the Python package, strictly: a broken
# link or a block that cannot be drawn ends it.
set -euo pipefail
export NO_MKDOCS_2_WARNING=1
cd "$(dirname "$0")/.."

work=.build/site
program="${FIORI_RENDER_PROGRAM:-$PWD/.build/tests/release/fiori-render}"
python=.build/python/test/bin

Scripts/setup-python.sh test
rm -rf "$work"
mkdir -p "$work/pages"
if [ -z "${WITHOUT_API:-}" ]; then
  Scripts/make-documentation.sh /api
  cp -r .build/documentation "$work/pages/api"
fi
"$program" gallery Examples -o "$work/pages/gallery" --title "fiori-render: gallery" --strict --quiet
"$python/python" Scripts/site_pages.py "$program" "$work" "${REPOSITORY:-}"
FIORI_RENDER_PROGRAM="$program" "$python/mkdocs" build --quiet --strict --config-file "$work/mkdocs.yml"
echo "$work/html/index.html"
