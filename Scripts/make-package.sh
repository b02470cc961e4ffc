#!/usr/bin/env bash
# Makes .debs and tarballs of the release build, reproducible for a commit.
set -euo pipefail
cd "$(dirname "$0")/.."

. Scripts/bundle.sh

# The programs to install, separated by spaces.
programs="fiori-render fiori-render-preview fiori-render-serve"

packages=.build/package      # the output of this script
stage="$packages/usr"        # the files to install in /usr
tarball_bytes=20000000       # at most, of fiori-render itself

maintainer="${DEBFULLNAME:-$(git log -1 --format=%an)} <${DEBEMAIL:-$(git log -1 --format=%ae)}>"

main() {
  Scripts/install-packages.sh binutils debhelper gcc icu-devtools patchelf python3 xz-utils
  rm -rf "$packages"
  # shellcheck disable=SC2086
  build_programs "$stage/bin" "$packages/debug" $programs
  version="$("$stage/bin/fiori-render" --version)"
  write_manual
  write_completions
  write_licenses
  find "$stage" -type d -exec chmod 755 {} +
  make_debs
  make_tarballs
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

# Makes a tarball for each program, with the same top-level folder: those of the others are unpacked
# over that of fiori-render, just as their .debs depend on it.
make_tarballs() {
  local name program
  name="fiori-render-$version-linux-$(uname -m)"
  local draws="$packages/tarball/fiori-render/$name"
  mkdir -p "$draws/bin"
  copy_program fiori-render "$draws"
  drop_unused_data "$draws/lib" "$packages/icu"
  cp -r "$stage/share" "$draws/"
  cp LICENSE "$draws/"
  write_launcher "$draws"
  fill_in "$draws" Packaging/tarball/README >"$draws/README"
  compress "$draws" "$packages/$name.tar.xz"
  check_size "$packages/$name.tar.xz" "$tarball_bytes"
  for program in preview serve; do make_companion_tarball "$program" "$name" "$draws"; done
}

# Makes a tarball of the debug files, which fit the programs of the .debs and of the tarballs.
make_debug_tarball() {
  local name
  name="fiori-render-debug-$version-linux-$(uname -m)"
  mkdir -p "$packages/tarball/debug"
  cp -r "$packages/debug" "$packages/tarball/debug/$name"
  compress "$packages/tarball/debug/$name" "$packages/$name.tar.xz"
}

# Makes the tarball of another program, without what that of fiori-render has.
make_companion_tarball() {
  local program="$1" name="$2" draws="$3"
  local root="$packages/tarball/fiori-render-$program/$name"
  mkdir -p "$root"
  copy_program "fiori-render-$program" "$root"
  drop_shared_libraries "$draws" "$root" "fiori-render-$program"
  fill_in "$root" "Packaging/tarball/README-$program" >"$root/README-$program"
  compress "$root" "$packages/${name/render/render-$program}.tar.xz"
}

# Copies a program, the libraries it needs, and their notices.
copy_program() {
  local program="$1" root="$2"
  mkdir -p "$root/libexec" "$root/lib"
  install -m 755 "$stage/bin/$program" "$root/libexec/"
  copy_libraries "$root/libexec/$program" "$root/lib" "$root/share/doc/$program/libraries"
  # The rpath applies to indirect libraries too, so they need none. LD_LIBRARY_PATH does not
  # override it; otherwise pictures would depend on the system.
  # shellcheck disable=SC2016
  patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$root/libexec/$program"
}

# Removes the libraries and notices from the second folder that the first one has.
drop_shared_libraries() {
  local first="$1" second="$2" from="share/doc/fiori-render/libraries" to="share/doc/$3/libraries" file
  (cd "$first" && find lib "$from" -type f ! -name packages) | while read -r file; do
    rm "$second/${file/"$from"/"$to"}"
  done
  comm -23 "$second/$to/packages" "$first/$from/packages" >"$second/packages"
  mv "$second/packages" "$second/$to/packages"
  find "$second" -type d -empty -delete
}

# Writes the launcher, which checks that the system's glibc is new enough.
write_launcher() {
  local root="$1"
  fill_in "$root" Packaging/tarball/launcher >"$root/bin/fiori-render"
  chmod 755 "$root/bin/fiori-render"
}

# Fills in the placeholders of a text for a tarball.
fill_in() {
  local root="$1" text="$2" files
  files=("$root"/libexec/*)
  # The libraries of a companion may all be those of fiori-render.
  [ ! -d "$root/lib" ] || files+=("$root"/lib/*)
  sed -e "s|@VERSION@|$version|" -e "s|@GLIBC@|$(glibc_needs "${files[@]}")|" \
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
