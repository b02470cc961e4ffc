#!/usr/bin/env bash
# Makes everything that a release consists of, and tests it:
#
#     Scripts/release/make-release.sh VERSION
#
# writes to .build/release-VERSION/ the wheel, the .debs, the tarballs, the container's recipe, a list of what is in them
# (SBOM, in SPDX), the changes, and the SHA-256 sums of all. A commit always gives the same bytes: each package is made
# twice. If the sources have another version, they get this one first, in a commit of its own that names the section
# "Unreleased" of the changelog; in CI, that is an error.
#
# FIORI_RENDER_PROGRAM is a program of this version, so that none is built.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh - "$PWD/Scripts/release/make-release.sh" "$@"

fail() { echo "make-release: $1" >&2; exit 1; }

[ $# -eq 1 ] || fail "the version is missing; run Scripts/release/make-release.sh 0.3.0"
version="$1"
[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "'$version' is not a version; use three numbers, such as 0.3.0"
[ -n "${FIORI_RENDER_PROGRAM:-}" ] || Scripts/setup.sh
[ -z "$(git status --porcelain)" ] || fail "there are uncommitted changes; commit them first"
output=".build/release-$version"
first="$output.first"

main() {
  set_version
  check_program_version
  rm -rf "$output" "$first"
  echo "1/4 Making the packages, and again, to compare the bytes"
  make_packages "$first"
  check_program_version
  make_packages "$output"
  diff -r "$first" "$output"
  rm -r "$first"
  echo "2/4 Testing the .debs, the image and the tarball in bare trees"
  Scripts/check package
  echo "3/4 Testing the wheel in bare trees"
  Scripts/check wheel
  echo "4/4 Checking the sums"
  (cd "$output" && sha256sum --check --quiet SHA256SUMS && cat SHA256SUMS)
  echo "The release is in $output/. Next: git tag v$version && git push origin HEAD v$version"
}

# Writes the version to its only place, Program.swift, and to what is recorded with it: the versions beside pictures, and
# what the guides show.
set_version() {
  local source=Sources/Program/FileKit/Version.swift old
  old="$(sed -n 's/.*static let current = "\(.*\)"$/\1/p' "$source")"
  if [ "$old" != "$version" ]; then
    # The guide for upgrading is about the old version.
    git grep -zlF "$old" -- "$source" '*.recorded.json' 'Docs/*.md' ':!Docs/upgrading.md' |
      xargs -0 sed -i "s/\b${old//./\\.}\b/$version/g"
  fi
  if ! grep -qE "^## ${version//./\\.}(,|$)" CHANGELOG.md; then
    grep -q '^## Unreleased$' CHANGELOG.md || fail "CHANGELOG.md has neither '## Unreleased' nor '## $version'"
    sed -i "s/^## Unreleased$/## $version, $(date -u +%F)/" CHANGELOG.md
  fi
  [ -n "$(git status --porcelain)" ] || return 0
  if [ -n "${CI:-}" ]; then
    git checkout --quiet .
    fail "the sources are not of version $version; run this script before the tag is made, and push its commit"
  fi
  git commit --quiet --all --message "Version $version"
  echo "Committed version $version: $(git rev-parse --short HEAD)"
}

# The program may come from elsewhere.
check_program_version() {
  local program="${FIORI_RENDER_PROGRAM:-}"
  [ -n "$program" ] || return 0
  [ "$("$program" --version)" = "$version" ] || fail "$program is not of version $version; remove it, or build it again"
}

# Makes all packages, and gathers in a folder what is to be published.
make_packages() {
  local folder="$1"
  Scripts/release/make-package.sh
  # The same program, before its symbols were taken away.
  export FIORI_RENDER_PROGRAM="${FIORI_RENDER_PROGRAM:-$PWD/.build/release/fiori-render}"
  Scripts/release/make-wheel.sh
  mkdir "$folder"
  cp .build/package/*.deb .build/package/*.tar.xz .build/package/Containerfile .build/wheel/*.whl "$folder/"
  awk -v version="$version" '
    /^## / { if (found) exit; found = ($2 == version || $2 == version ","); next } found' CHANGELOG.md >"$folder/CHANGES.md"
  # A build writes it, which the program may not come from.
  [ -e Package.resolved ] || swift package resolve
  [ -s "$folder/CHANGES.md" ] || fail "CHANGELOG.md says nothing about $version"
  SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" python3 Packaging/make-sbom.py "$version" "$(git rev-parse HEAD)" \
    "$folder" .build/wheel/source/licenses/libraries/packages >"$folder/fiori-render-$version.spdx.json"
  (cd "$folder" && LC_ALL=C sha256sum -- * >"../SHA256SUMS.part" && mv ../SHA256SUMS.part SHA256SUMS)
}

main
