#!/usr/bin/env bash
# Makes .debs and a tarball of the release build, the same bytes each time for a commit.
set -euo pipefail
cd "$(dirname "$0")/.."

# The programs that are installed; a further one is a word here.
programs="fiori-render fiori-render-preview"

packages=.build/package      # what this script leaves
stage="$packages/usr"        # the files as they lie in /usr

export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)"
export SOURCE_DATE_EPOCH
FIORI_RENDER_COMMIT="$(git rev-parse HEAD)"
test -z "$(git status --porcelain)" || FIORI_RENDER_COMMIT="$FIORI_RENDER_COMMIT, with changes"
export FIORI_RENDER_COMMIT
maintainer="${DEBFULLNAME:-$(git log -1 --format=%an)} <${DEBEMAIL:-$(git log -1 --format=%ae)}>"

main() {
  install_tools
  rm -rf "$packages"
  mkdir -p "$stage"
  build
  version="$("$stage/bin/fiori-render" --version)"
  write_manual
  write_completions
  write_licences
  find "$stage" -type d -exec chmod 755 {} +
  make_debs
  make_tarball
  (cd "$packages" && ls -l ./*.deb ./*.tar.gz && sha256sum ./*.deb ./*.tar.gz)
}

install_tools() {
  local package missing=""
  for package in binutils debhelper patchelf python3; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
      missing="$missing $package"
  done
  test -n "$missing" || return 0
  local as_root=""
  [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing
}

build() {
  local program
  mkdir -p "$stage/bin"
  for program in $programs; do
    # Without an rpath: the libraries of the .deb are Debian's.
    swift build -c release --static-swift-stdlib --disable-local-rpath --product "$program"
    install -m 755 ".build/release/$program" "$stage/bin/"
    strip --strip-all --remove-section=.comment "$stage/bin/$program"
  done
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
  # Sourced, not run.
  complete bash | sed '1{/^#!/d}' >"$share/bash-completion/completions/fiori-render"
  complete zsh >"$share/zsh/vendor-completions/_fiori-render"
  complete fish >"$share/fish/vendor_completions.d/fiori-render.fish"
}

write_licences() {
  install -D -m 644 Packaging/debian/copyright "$stage/share/doc/fiori-render/copyright"
}

make_debs() {
  local root="$packages/deb"
  mkdir "$root"
  cp -r "$stage"/* Packaging/debian "$root"
  cp CHANGELOG.md "$root/CHANGELOG"
  sed -i "s|@MAINTAINER@|$maintainer|" "$root/debian/control"
  cat >"$root/debian/changelog" <<EOF
fiori-render ($version-1) stable; urgency=medium

  * Version $version.
  * Commit $FIORI_RENDER_COMMIT.

 -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")
EOF
  # One thread, whose output does not depend on the machine.
  (cd "$root" && DPKG_DEB_THREADS_MAX=1 debian/rules binary >../deb.log 2>&1) || {
    cat "$packages/deb.log" >&2
    return 1
  }
}

make_tarball() {
  local name="fiori-render-$version-linux-$(uname -m)"
  local root="$packages/$name" program
  cp -r "$stage" "$root"
  copy_libraries "$root"
  for program in $programs; do
    # For all libraries, also those that libraries need; so these stay as they are. LD_LIBRARY_PATH
    # does not win over it, or else a picture would depend on the host.
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$root/bin/$program"
  done
  cp LICENSE "$root/"
  sed -e "s|@VERSION@|$version|" -e "s|@GLIBC@|$(glibc_needs "$root")|" Packaging/tarball/README \
    >"$root/README"
  chmod -R u=rwX,go=rX "$root"
  tar -C "$packages" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
    --numeric-owner -c "$name" | gzip -9n >"$packages/$name.tar.gz"
}

# Copies what the programs link and load into lib/, but for glibc, and the notices of its packages.
copy_libraries() {
  local root="$1" path real package
  local notices="$root/share/doc/fiori-render/libraries"
  mkdir -p "$root/lib" "$notices"
  libraries "$root" | while read -r path; do
    real="$(realpath "$path")"
    package="$(dpkg-query -S "*/$(basename "$real")" | sed -n '1s/:.*//p')"
    test "$package" != libc6 || continue
    install -m 644 "$real" "$root/lib/$(basename "$path")"
    dpkg-query -W -f '${Package} ${Version}\n' "$package" >>"$notices/packages"
    mkdir -p "$notices/$package"
    cp -L "/usr/share/doc/$package/copyright" "$notices/$package/"
  done
  sort -u -o "$notices/packages" "$notices/packages"
  copy_common_licences "$notices"
}

# The paths of all shared libraries, each once: of the programs, and those loaded by name.
libraries() {
  local loaded
  loaded="$(ldconfig -p | awk '$1 == "libicui18n.so.72" || $1 == "librsvg-2.so.2" { print $NF }' |
    sort -u)"
  test "$(wc -l <<<"$loaded")" -eq 2
  # shellcheck disable=SC2086
  { echo "$loaded"; ldd "$1"/bin/* $loaded | awk '$3 ~ "^/" { print $3 }'; } | sort -u
}

# Debian's notices point to licences that other systems do not have.
copy_common_licences() {
  local licence
  mkdir -p "$1/common-licenses"
  grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.+-]*[A-Za-z0-9]' "$1" | sort -u |
    while read -r licence; do
      # Some notices name a licence that there is not.
      if [ -e "$licence" ]; then cp -L "$licence" "$1/common-licenses/"; fi
    done
}

# The oldest glibc that has all that is asked of it.
glibc_needs() {
  objdump -T "$1"/bin/* "$1"/lib/* | grep -oE 'GLIBC_[0-9.]+' | sort -uV | sed -n '$s/GLIBC_//p'
}

main
