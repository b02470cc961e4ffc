# shellcheck shell=bash
# Builds the programs of packages, the same for a commit, and finds the shared libraries that they
# need and their notices. Source this file in the root folder of the project.

export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)"
export SOURCE_DATE_EPOCH
FIORI_RENDER_COMMIT="$(git rev-parse HEAD)"
test -z "$(git status --porcelain)" || FIORI_RENDER_COMMIT="$FIORI_RENDER_COMMIT, with changes"
export FIORI_RENDER_COMMIT

# build_programs FOLDER NAME...: builds programs and puts them into a folder, stripped.
# FIORI_RENDER_PROGRAMS is a folder that has them already, so that none are built.
build_programs() {
  local folder="$1" name built="${FIORI_RENDER_PROGRAMS:-.build/release}"
  shift
  mkdir -p "$folder"
  [ -n "${FIORI_RENDER_PROGRAMS:-}" ] || echo "Building $*, which takes several minutes the first time"
  for name in "$@"; do
    # No rpath: the .deb uses Debian's libraries.
    [ -n "${FIORI_RENDER_PROGRAMS:-}" ] ||
      swift build -c release --static-swift-stdlib --disable-local-rpath --product "$name"
    install -m 755 "$built/$name" "$folder/"
    strip --strip-all --remove-section=.comment "$folder/$name"
  done
}

# The packages of the archives linked into the programs whose notices are too long for
# Packaging/debian/copyright.
archives="libcairo2-dev libpixman-1-dev"

# Copies the libraries that a program links or loads, except glibc, and the notices of their
# packages and of those of the archives.
copy_libraries() {
  local program="$1" folder="$2" notices="$3" path real package
  mkdir -p "$notices"
  libraries "$program" | while read -r path; do
    real="$(realpath "$path")"
    package="$(dpkg-query -S "*/$(basename "$real")" | sed -n '1s/:.*//p')"
    test "$package" != libc6 || continue
    install -m 644 "$real" "$folder/$(basename "$path")"
    copy_notice "$package" "$notices"
  done
  for package in $archives; do copy_notice "$package" "$notices"; done
  sort -u -o "$notices/packages" "$notices/packages"
  copy_common_licenses "$notices"
}

copy_notice() {
  local package="$1" notices="$2"
  dpkg-query -W -f '${Package} ${Version}\n' "$package" >>"$notices/packages"
  mkdir -p "$notices/$package"
  cp -L "/usr/share/doc/$package/copyright" "$notices/$package/"
}

# Lists the paths of all shared libraries without duplicates: those linked and those loaded by name.
libraries() {
  local program="$1" loaded
  loaded="$(ldconfig -p | awk '$1 == "libicui18n.so.72" || $1 == "liblcms2.so.2" { print $NF }' | sort -u)"
  test "$(wc -l <<<"$loaded")" -eq 2
  # shellcheck disable=SC2086
  { echo "$loaded"; ldd "$program" $loaded | awk '$3 ~ "^/" { print $3 }'; } | sort -u
}

# Debian's notices refer to licenses that other systems do not have.
copy_common_licenses() {
  local license
  mkdir -p "$1/common-licenses"
  grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.+-]*[A-Za-z0-9]' "$1" | sort -u |
    while read -r license; do
      # Some notices refer to a license that does not exist.
      if [ -e "$license" ]; then cp -L "$license" "$1/common-licenses/"; fi
    done
}

# Prints the oldest glibc version that all given programs and libraries can run with.
glibc_needs() {
  objdump -T "$@" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | sed -n '$s/GLIBC_//p'
}
