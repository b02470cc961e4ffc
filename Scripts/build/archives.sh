#!/bin/sh
# Prints the static libraries that are linked into the programs, and where they come from: the library, Debian's package
# with its version, and the source package with its version, one library per line:
#
#     libwebp libwebp-dev 1.2.4-0.2+deb12u1 libwebp 1.2.4-0.2+deb12u1
#
# The names come from Package.swift; release-build.sh also links libstdc++. Prints nothing on a system without dpkg.
set -eu
cd "$(dirname "$0")/../.."
command -v dpkg-query >/dev/null || exit 0

# What tests link besides is not part of the programs.
names="$(sed '/testTarget/,$d' Package.swift | grep -o '":lib[^"]*\.a"' | tr -d '":') libstdc++.a"
paths="$(for name in $names; do
  path="$(clang -print-file-name="$name")"
  # A library that is not there has no path.
  [ "$path" = "$name" ] || realpath "$path"
done)"
# shellcheck disable=SC2086
dpkg-query -S $paths 2>/dev/null | while read -r package path; do
  name="${path##*/}"
  printf '%s ' "${name%.a}"
  dpkg-query -W -f '${Package} ${Version} ${source:Package} ${source:Version}\n' "${package%:}"
done
