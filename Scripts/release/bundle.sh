# shellcheck shell=bash
# Builds the program of packages, the same for a commit, and finds the shared libraries that they
# need and their notices. Source this file in the root folder of the project.

export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)"
export SOURCE_DATE_EPOCH
FIORI_RENDER_COMMIT="$(git rev-parse HEAD)"
test -z "$(git status --porcelain)" || FIORI_RENDER_COMMIT="$FIORI_RENDER_COMMIT, with changes"
export FIORI_RENDER_COMMIT

# Checks for Swift, and installs what a build needs, unless there is a program already.
prepare_build() { [ -n "${FIORI_RENDER_PROGRAM:-}" ] || Scripts/setup.sh; }

# build_program FOLDER DEBUG: builds the program and puts it into a folder, stripped; the symbols and line numbers go
# into a file in DEBUG. FIORI_RENDER_PROGRAM is a program that is used instead, so that none is built.
build_program() {
  local folder="$1" debug="$2" built="${FIORI_RENDER_PROGRAM:-}"
  mkdir -p "$folder" "$debug"
  if [ -z "$built" ]; then
    echo "Building fiori-render, which takes several minutes the first time"
    # No rpath: the .deb uses Debian's libraries.
    Scripts/build/release-build.sh fiori-render --disable-local-rpath
    built=.build/release/fiori-render
  fi
  install -m 755 "$built" "$folder/fiori-render"
  separate_debug "$folder/fiori-render" "$debug/fiori-render.debug"
}

# Moves what only a debugger needs out of a program, which keeps the name and the checksum of the file.
separate_debug() {
  local program="$1" debug="$2"
  objcopy --only-keep-debug --compress-debug-sections=zlib "$program" "$debug"
  chmod 644 "$debug"
  strip --strip-all --remove-section=.comment "$program"
  objcopy --add-gnu-debuglink="$debug" "$program"
}

# Fails if a file is larger than a number of bytes.
check_size() {
  local file="$1" most="$2" size
  size="$(stat -c %s "$file")"
  test "$size" -le "$most" || {
    echo "${0##*/}: $file has $size bytes, more than the $most allowed" >&2
    return 1
  }
}

# The packages of the archives linked into the programs (Scripts/build/archives.sh) whose notices are too long for
# Packaging/debian/copyright.
long_notices="libcairo2-dev libpixman-1-dev libstdc++-12-dev"

# Copies the libraries that a program links or loads, except glibc, and the notices of their
# packages and of those of the archives. The file 'packages' lists the packages for the SBOM: the name and the version,
# the same of the source package, and how the program has it.
copy_libraries() {
  local program="$1" folder="$2" notices="$3" path real package
  mkdir -p "$notices"
  libraries "$program" | while read -r path; do
    real="$(realpath "$path")"
    package="$(dpkg-query -S "*/$(basename "$real")" | sed -n '1s/:.*//p')"
    test "$package" != libc6 || continue
    install -m 644 "$real" "$folder/$(basename "$path")"
    copy_notice "$package" "$notices"
    dpkg-query -W -f '${Package} ${Version} ${source:Package} ${source:Version} copied\n' "$package" \
      >>"$notices/packages"
  done
  for package in $long_notices; do copy_notice "$package" "$notices"; done
  Scripts/build/archives.sh | awk '{ print $2, $3, $4, $5, "static" }' >>"$notices/packages"
  sort -u -o "$notices/packages" "$notices/packages"
  copy_common_licenses "$notices"
}

copy_notice() {
  local package="$1" notices="$2"
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

# drop_unused_data FOLDER WORK: replaces ICU's data by what formatting needs. Collation, transliteration,
# encodings, names of hosts, and the names of languages, regions and time zones take two thirds of it.
drop_unused_data() {
  local library="$1/libicudata.so.72" work="$2"
  mkdir -p "$work/small"
  objcopy -O binary --only-section=.rodata "$library" "$work/icudt72l.dat"
  icupkg -l "$work/icudt72l.dat" |
    grep -E -e '^(brkitr|coll|lang|rbnf|region|translit|zone)/|\.(cfu|cnv|spp)$' \
      -e '^((cnvalias|unames)\.icu|(nfkc_cf|uts46)\.nrm|(langInfo|windowsZones)\.res)$' >"$work/unused.txt"
  # The file's name is part of the items' names.
  icupkg -r "$work/unused.txt" "$work/icudt72l.dat" "$work/small/icudt72l.dat"
  drop_unused_names "$work/small/icudt72l.dat" "$work"
  cat >"$work/data.S" <<EOF
.section .rodata
.balign 16
.globl icudt72_dat
.type icudt72_dat, @object
icudt72_dat: .incbin "$work/small/icudt72l.dat"
.size icudt72_dat, .-icudt72_dat
.section .note.GNU-stack, "", @progbits
EOF
  gcc -shared -nostdlib -Wl,-soname,libicudata.so.72 -Wl,--build-id=none -o "$library" "$work/data.S"
  rm -r "$work"
}

# drop_unused_names DATA WORK: leaves out the plural, long and narrow names of currencies and units, which take a third of
# what is left: a number has a symbol or a short name (ICUSkeleton).
drop_unused_names() {
  local data="$1" work folder
  work="$(realpath "$2")"
  mkdir "$work/all"
  icupkg -x '*' -d "$work/all" "$data"
  for folder in curr unit; do
    mkdir -p "$work/texts/$folder" "$work/names/$folder"
    # derb resolves aliases, which are small files and tables of root, and cuts texts with quotation marks.
    (cd "$work/all" && find "$folder" -name '*.res' -size +200c ! -name pool.res ! -name res_index.res ! -name root.res \
      -exec derb --sourcedir . --destdir "$work/texts/$folder" {} +)
    (
      cd "$work/texts/$folder" || exit
      grep -lF '\"' -- * | xargs -r rm --
      sed -i -E '/^    (CurrencyPlurals|Currencies%[a-z]+|units|unitsNarrow)\{/,/^    \}/d' -- *
      genrb --quiet --usePoolBundle "$work/all/$folder" --sourcedir . --destdir "$work/names/$folder" -- * >/dev/null
    )
  done
  (cd "$work/names" && find . -name '*.res' -printf '%P\n' | sort) >"$work/names.txt"
  icupkg -a "$work/names.txt" -s "$work/names" "$data"
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
