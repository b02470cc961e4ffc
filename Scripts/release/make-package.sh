#!/usr/bin/env bash
# Makes .debs and a tarball of the release build, reproducible for a commit.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -n "${FIORI_TELLING:-}" ] || exec Scripts/build/tell.sh - "$PWD/Scripts/release/make-package.sh" "$@"

. Scripts/release/bundle.sh

packages=.build/package      # the output of this script
stage="$packages/usr"        # the files to install in /usr
tarball_bytes=20000000       # at most, of fiori-render itself

maintainer="${DEBFULLNAME:-$(git log -1 --format=%an)} <${DEBEMAIL:-$(git log -1 --format=%ae)}>"

main() {
  prepare_build
  Scripts/build/install-packages.sh --for "to make packages" binutils debhelper gcc icu-devtools patchelf python3 xz-utils
  rm -rf "$packages"
  build_program "$stage/bin" "$packages/debug"
  version="$("$stage/bin/fiori-render" --version)"
  write_manual
  write_completions
  write_licenses
  find "$stage" -type d -exec chmod 755 {} +
  make_debs
  make_tarball
  make_debug_tarball
  (cd "$packages" && ls -l ./*.deb ./*.tar.xz && sha256sum ./*.deb ./*.tar.xz)
  echo "The packages are in $packages/. Next: sudo apt install ./$packages/*.deb"
}

write_manual() {
  mkdir -p "$stage/share/man/man1"
  "$stage/bin/fiori-render" --experimental-dump-help |
    python3 Packaging/make-manual.py Packaging/manual.mdoc "$(date -d "@$SOURCE_DATE_EPOCH" +%F)" \
      >"$stage/share/man/man1/fiori-render.1"
}

write_completions() {
  local share="$stage/share"
  mkdir -p "$share/bash-completion/completions" "$share/zsh/vendor-completions" \
    "$share/fish/vendor_completions.d"
  complete() { "$stage/bin/fiori-render" --generate-completion-script "$1"; }
  # The script is sourced, so it needs no shebang.
  complete bash | sed '1{/^#!/d}' >"$share/bash-completion/completions/fiori-render"
  complete zsh >"$share/zsh/vendor-completions/_fiori-render"
  complete fish >"$share/fish/vendor_completions.d/fiori-render.fish"
}

write_licenses() {
  install -D -m 644 Packaging/debian/copyright "$stage/share/doc/fiori-render/copyright"
  install -m 644 Hyphenation/LICENSES.txt "$stage/share/doc/fiori-render/hyphenation"
}

make_debs() {
  local root="$packages/deb"
  mkdir "$root"
  cp -r "$stage"/* Packaging/debian "$root"
  cp Packaging/Containerfile "$packages/"
  cp CHANGELOG.md "$root/CHANGELOG"
  sed -i "s|@MAINTAINER@|$maintainer|" "$root/debian/control"
  cat >"$root/debian/changelog" <<EOF
fiori-render ($version-1) stable; urgency=medium

  * Version $version.
  * Commit $FIORI_RENDER_COMMIT.

 -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")
EOF
  # A single thread, so that the output does not depend on the machine.
  (cd "$root" && DPKG_DEB_THREADS_MAX=1 debian/rules binary >../deb.log 2>&1) || {
    cat "$packages/deb.log" >&2
    return 1
  }
}

make_tarball() {
  local name root
  name="fiori-render-$version-linux-$(uname -m)"
  root="$packages/tarball/$name"
  mkdir -p "$root/bin"
  copy_program "$root"
  drop_unused_data "$root/lib" "$packages/icu"
  cp -r "$stage/share" "$root/"
  cp LICENSE "$root/"
  write_launcher "$root"
  fill_in "$root" Packaging/tarball/README >"$root/README"
  compress "$root" "$packages/$name.tar.xz"
  check_size "$packages/$name.tar.xz" "$tarball_bytes"
}

# Makes a tarball of the debug files, which fit the program of the .deb and of the tarball.
make_debug_tarball() {
  local name
  name="fiori-render-debug-$version-linux-$(uname -m)"
  cp -r "$packages/debug" "$packages/tarball/$name"
  compress "$packages/tarball/$name" "$packages/$name.tar.xz"
}

# Copies the program, the libraries it needs, and their notices.
copy_program() {
  local root="$1"
  mkdir -p "$root/libexec" "$root/lib"
  install -m 755 "$stage/bin/fiori-render" "$root/libexec/"
  copy_libraries "$root/libexec/fiori-render" "$root/lib" "$root/share/doc/fiori-render/libraries"
  # The rpath applies to indirect libraries too, so they need none. LD_LIBRARY_PATH does not
  # override it; otherwise pictures would depend on the system.
  # shellcheck disable=SC2016
  patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$root/libexec/fiori-render"
}

# Writes the launcher, which checks that the system's glibc is new enough.
write_launcher() {
  local root="$1"
  fill_in "$root" Packaging/tarball/launcher >"$root/bin/fiori-render"
  chmod 755 "$root/bin/fiori-render"
}

# Fills in the placeholders of a text for a tarball.
fill_in() {
  local root="$1" text="$2"
  sed -e "s|@VERSION@|$version|" -e "s|@GLIBC@|$(glibc_needs "$root"/libexec/* "$root"/lib/*)|" \
    -e "s|@INTERPRETER@|$(patchelf --print-interpreter "$root"/libexec/*)|g" "$text"
}

# A single thread, so that the output does not depend on the machine.
compress() {
  local root="$1" tarball="$2"
  chmod -R u=rwX,go=rX "$root"
  tar -C "$(dirname "$root")" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
    --numeric-owner -c "$(basename "$root")" | xz -9 --threads=1 >"$tarball"
}

main
