#!/usr/bin/env bash
# Makes a wheel for Python of the release build, with the libraries that it needs, reproducible for a
# commit.
#
# FIORI_RENDER_PROGRAM is another program to include, so that none is built.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh - "$PWD/Scripts/release/make-wheel.sh" "$@"

. Scripts/release/bundle.sh

folder=.build/wheel          # the output of this script
source="$folder/source"      # the files that the wheel is built from
program="$source/src/fiori_render/program"
wheel_bytes=25000000         # at most

main() {
  prepare_build
  Scripts/build/install-packages.sh --for "to make a wheel" advancecomp binutils gcc icu-devtools patchelf python3-venv
  Scripts/build/setup-python.sh wheel
  rm -rf "$folder"
  mkdir -p "$program/lib"
  git ls-files -z Python Sources/Program/FileKit/Version.swift | xargs -0 cp --parents -t "$folder"
  cp -r "$folder/Python/." "$source/"
  rm -r "$folder/Python"
  build_program "$program" "$folder/debug"
  cp LICENSE "$source/"
  mkdir -p "$source/licenses"
  install -m 644 Packaging/debian/copyright "$source/licenses/program"
  install -m 644 Hyphenation/LICENSES.txt "$source/licenses/hyphenation"
  copy_libraries "$program/fiori-render" "$program/lib" "$source/licenses/libraries"
  drop_unused_data "$program/lib" "$folder/icu"
  set_run_paths
  make_wheel
  check
  ls -l "$folder"/*.whl
  sha256sum "$folder"/*.whl
  echo "The wheel is in $folder/. Next: pip install $folder/*.whl"
}

# The program's path applies to indirect libraries, too; auditwheel wants one in each library.
set_run_paths() {
  # shellcheck disable=SC2016
  patchelf --force-rpath --set-rpath '$ORIGIN/lib' "$program/fiori-render"
  # shellcheck disable=SC2016
  patchelf --set-rpath '$ORIGIN' "$program"/lib/*
}

make_wheel() {
  local glibc
  glibc="$(glibc_needs "$program/fiori-render" "$program"/lib/*)"
  chmod -R u=rwX,go=rX "$source"
  local tag root="$PWD"
  tag="py3-none-manylinux_${glibc/./_}_$(uname -m)"
  (cd "$source" && FIORI_RENDER_WHEEL_TAG="$tag" "$root/.build/python/wheel/bin/hatchling" build \
    --target wheel --directory "$root/$folder" >/dev/null)
  # The same files, a twentieth smaller than Python compresses them.
  advzip --recompress --shrink-normal --quiet "$folder"/*.whl
}

# The tag must be true, the version the program's, and all licenses included.
check() {
  local wheel tag version
  wheel="$(echo "$folder"/*.whl)"
  tag="${wheel##*-}"
  tag="${tag%.whl}"
  .build/python/wheel/bin/auditwheel show "$wheel" >"$folder/auditwheel.log"
  tr '\n' ' ' <"$folder/auditwheel.log" | grep -qF "platform tag: \"$tag\"" || {
    cat "$folder/auditwheel.log" >&2
    return 1
  }
  version="$("$program/fiori-render" --version)"
  case "$wheel" in
    */fiori_render-"$version"-*) ;;
    *) echo "make-wheel: the program's version is $version, but the wheel is ${wheel##*/}" >&2; return 1 ;;
  esac
  python3 -m zipfile --list "$wheel" | sed -n 's|^[^ ]*/licenses/licenses/\([^ ]*\) .*|\1|p' | sort \
    >"$folder/licenses.log"
  (cd "$source/licenses" && find . -type f -printf '%P\n') | sort | diff - "$folder/licenses.log"
  check_size "$wheel" "$wheel_bytes"
}

main
