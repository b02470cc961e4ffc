#!/usr/bin/env bash
# Uploads what Scripts/release/make-release.sh has made for a version, as the release of its tag at GitHub, which gh finds by the
# checkout and GH_TOKEN.
#
#     Scripts/release/publish-release.sh VERSION [--add]
#
# --add adds the files of this machine's architecture to a release that exists, with sums of their own.
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
if [ "${2:-}" = --add ]; then
  machine="$(uname -m)"
  added="$folder.$machine"
  rm -rf "$added"
  mkdir "$added"
  cp "$folder"/*"_$(dpkg --print-architecture).deb" "$folder"/*"$machine"* "$added/"
  cp "$folder/fiori-render-$version.spdx.json" "$added/fiori-render-$version-$machine.spdx.json"
  (cd "$added" && LC_ALL=C sha256sum -- * >"../SHA256SUMS.part" && mv ../SHA256SUMS.part "SHA256SUMS-$machine")
  gh release upload "v$version" "$added"/*
else
  gh release create "v$version" --verify-tag --title "fiori-render $version" --notes-file "$folder/CHANGES.md" "$folder"/*
fi
