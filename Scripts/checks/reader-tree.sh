# shellcheck shell=bash
# Draws in bare Debian systems for the checks of packages. Source this file as root in the root folder
# of the project.

. Scripts/checks/debian-tree.sh

# They include all kinds of charts, an SVG icon, and a number for ICU.
descriptions="Examples/kpi.json Examples/charts.json Examples/cards.json
  Examples/object-header.json Goldens/kpi/number-currency-german.json"
formats=png,webp,svg,pdf
# The environment of programs in a tree, besides a home and a path.
tree_environment=()

# make_reader_tree 12 FOLDER: makes a tree of Debian with the descriptions and a user whose home is
# read-only.
make_reader_tree() {
  local tree="$2"
  make_tree "$1" "$tree"
  mkdir -p "$tree/home/reader" "$tree/srv/project" "$tree/srv/drawn"
  chmod 555 "$tree/home/reader"
  # shellcheck disable=SC2086
  cp -r --parents $descriptions Examples/icons "$tree/srv/project/"
  chmod -R u=rwX,go=rX "$tree/srv/project"
  chown 1000:1000 "$tree/srv/drawn"
  # shellcheck disable=SC2016
  if inside "$tree" sh -c ': >"$HOME/file"' 2>/dev/null; then
    echo "the home in the tree can be written to" >&2
    return 1
  fi
}

# Runs a command in a tree as an ordinary user, in a namespace without a network.
inside() {
  local tree="$1"
  shift
  # shellcheck disable=SC2016
  unshare --net --pid --fork --mount sh -euc '
    mount -t proc proc "$0/proc"
    ip link set lo up
    exec chroot --userspec=1000:1000 "$0" env -i HOME=/home/reader PATH=/usr/bin:/bin "$@"
  ' "$tree" "${tree_environment[@]}" "$@"
}

# Draws the descriptions of one folder into another with the remaining arguments as the command.
draw() {
  local from="$1" to="$2" description
  shift 2
  for description in $descriptions; do
    "$@" render "$from/$description" -o "$to/" --format "$formats" --quiet
  done
}

# check_bareness TREE LIBRARY...: a test is meaningful only if its tree lacks what the package contains.
check_bareness() {
  local tree="$1" library
  shift
  for library in "$@"; do
    test -z "$(find "$tree/usr/lib" -name "$library*")"
  done
  test ! -e "$tree/etc/fonts"
}

# check_origin TREE FOLDER PROGRAMS: every library except glibc's must come from the package's folder,
# even if the tree has it too.
check_origin() {
  local strangers
  strangers="$(inside "$1" sh -c "ldd $3" | awk '$2 == "=>" { print $3 }' |
    grep -v "^$2/" | grep -vE '/lib(c|m|resolv)\.so\.[0-9]$')" || true
  test -z "$strangers" || { echo "not from the package: $strangers" >&2; return 1; }
}
