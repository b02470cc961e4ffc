# shellcheck shell=bash
# Finds the shared libraries of a program and their notices, for packages that include them. Source
# this file.

# Copies the libraries that a program links or loads, except glibc, and the notices of their
# packages.
copy_libraries() {
  local program="$1" folder="$2" notices="$3" path real package
  mkdir -p "$notices"
  libraries "$program" | while read -r path; do
    real="$(realpath "$path")"
    package="$(dpkg-query -S "*/$(basename "$real")" | sed -n '1s/:.*//p')"
    test "$package" != libc6 || continue
    install -m 644 "$real" "$folder/$(basename "$path")"
    dpkg-query -W -f '${Package} ${Version}\n' "$package" >>"$notices/packages"
    mkdir -p "$notices/$package"
    cp -L "/usr/share/doc/$package/copyright" "$notices/$package/"
  done
  sort -u -o "$notices/packages" "$notices/packages"
  copy_common_licenses "$notices"
}

# Lists the paths of all shared libraries without duplicates: those linked and those loaded by name.
libraries() {
  local program="$1" loaded
  loaded="$(ldconfig -p | awk '$1 == "libicui18n.so.72" { print $NF }' | sort -u)"
  test "$(wc -l <<<"$loaded")" -eq 1
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
