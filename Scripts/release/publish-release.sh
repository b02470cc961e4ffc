#!/usr/bin/env bash
# Uploads what Scripts/release/make-release.sh has made for a version, as the release of its tag at GitHub, which gh finds by the
# checkout and GH_TOKEN.
set -euo pipefail
cd "$(dirname "$0")/../.."

version="$1"
folder=".build/release-$version"
[ -e "$folder/SHA256SUMS" ] || {
  echo "publish-release: $folder is missing; run Scripts/release/make-release.sh $version first" >&2
  exit 1
}
(cd "$folder" && sha256sum --check --quiet SHA256SUMS)
command -v gh >/dev/null || Scripts/build/install-packages.sh --for "to publish" gh
gh release create "v$version" --verify-tag --title "fiori-render $version" --notes-file "$folder/CHANGES.md" "$folder"/*
