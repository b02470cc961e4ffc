#!/usr/bin/env bash
# Runs the commands that build the program and run the tests as a new user would: in a bare Debian 12 with Swift and the
# packages that swift.org lists for it, in a clone of the last commit, as an ordinary user with
# sudo. Prints how long each took.
#   Scripts/check fresh              these commands
#   Scripts/check fresh --root       the same as root, without sudo
#   Scripts/check fresh COMMAND...   other commands, such as bash or 'Scripts/setup.sh && swift test'
#
# Swift comes from this machine, read-only, and so do any repositories that its Git config uses in
# place of GitHub's.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Creating trees and namespaces requires root.
if [ "$(id -u)" != 0 ]; then exec sudo env PATH="$PATH" HOME="$HOME" Scripts/checks/fresh.sh "$@"; fi
. Scripts/checks/debian-tree.sh

# https://www.swift.org/install/linux/debian/12/
swift_packages="binutils gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev libpython3-dev
  libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev"

user=reader
if [ "${1:-}" = --root ]; then user=root; shift; fi
if [ "$user" = root ]; then home=/root; else home="/home/$user"; fi

mkdir -p .build
folder="$(mktemp -d "$PWD/.build/fresh.XXXXXX")"
trap 'rm -rf "$folder"' EXIT
tree="$folder/debian"
declare -a bound=()    # pairs of a folder here and its path in the tree
declare -a spent=()    # the time that each command took
commit=                # the cloned commit

main() {
  local -a commands=()
  find_swift
  say "Preparing a bare Debian 12"
  make_tree 12 "$tree"
  bind_mirrors
  install_as_swift_says
  add_user
  clone
  if [ $# -gt 0 ]; then
    commands=("$@")
  else
    mapfile -t commands < <(readme_commands)
    test "${#commands[@]}" -eq 2 || { say "Scripts/draw-example.sh or run-tests.sh is missing in the documents" >&2; return 1; }
  fi
  local command times
  for command in "${commands[@]}"; do run "$command"; done
  check_clone
  printf -v times '; %s' "${spent[@]}"
  say "$(date +%F), commit $commit: passed as $user on $(nproc) processors: ${times#; }"
}

say() { echo "check fresh: $1"; }

# The commands that build the program and run the tests, as README.md and CONTRIBUTING.md have them.
readme_commands() {
  grep -m 1 -xo '    Scripts/draw-example.sh' "$tree$home/fiori-render/README.md" | sed 's/^ *//'
  grep -m 1 -o '^    Scripts/run-tests.sh' "$tree$home/fiori-render/CONTRIBUTING.md" | sed 's/^ *//'
}

# The toolchain's folder, even if swift on the PATH is a link or a proxy.
find_swift() {
  local usr
  usr="$(swift -print-target-info | sed -n 's|^ *"runtimeResourcePath": "\(.*\)/lib/swift",*$|\1|p')"
  if [ "$usr" = /usr ]; then
    gather_swift "$folder/swift"
    usr="$folder/swift/usr"
  fi
  bound+=("$usr" /opt/swift/usr)
}

# Copies what belongs to no package of Debian from /usr, where images of Swift have it.
gather_swift() {
  mkdir "$1"
  LC_ALL=C comm -23 \
    <(find /usr/bin /usr/include /usr/lib /usr/libexec /usr/share ! -type d ! -lname '/etc/*' ! -name '*.pyc' | LC_ALL=C sort) \
    <(sed -E 's,^/(bin|lib|lib64|sbin)/,/usr/\1/,' /var/lib/dpkg/info/*.list | LC_ALL=C sort -u) |
    sed 's,^/,,' | tar -C / -c --files-from=- | tar -C "$1" -x
}

# Gives git the URLs and the proxy of this machine's config, and binds the local repositories.
bind_mirrors() {
  local key value place
  while read -r key value; do
    git config --file "$tree/etc/gitconfig" --add "$key" "$value"
    place="${key#url.}"
    place="${place%.insteadof}"
    place="${place#file://}"
    if [ ! -d "$place" ] || [[ " ${bound[*]} " = *" $place "* ]]; then continue; fi
    bound+=("$place" "$place")
    # They belong to another user.
    git config --file "$tree/etc/gitconfig" safe.directory '*'
  done < <(git config --get-regexp '^(url\..*\.insteadof|http\.(.*\.)?proxy)$')
}

install_as_swift_says() {
  local packages="$swift_packages ca-certificates"
  [ "$user" = root ] || packages="$packages sudo"
  say "Installing what swift.org lists"
  as root apt-get -qq update
  # shellcheck disable=SC2086
  as root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $packages \
    >"$folder/apt.log" 2>&1 || {
    cat "$folder/apt.log" >&2
    return 1
  }
}

add_user() {
  [ "$user" != root ] || return 0
  as root useradd --create-home "$user"
  echo "$user ALL=(ALL) NOPASSWD: ALL" >"$tree/etc/sudoers.d/$user"
}

clone() {
  git clone --quiet --no-hardlinks "$PWD" "$tree$home/fiori-render"
  commit="$(git -C "$tree$home/fiori-render" rev-parse --short HEAD)"
  as root chown -R "$user:" "$home/fiori-render"
}

# Runs a program in the tree as a user, in the clone if it exists. All its processes end with this
# script: the first process of the namespace stays root's, since changing the user would clear its
# parent death signal.
as() {
  local user="$1"
  shift
  # shellcheck disable=SC2016
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child bash -euc '
    tree="$1" user="$2" count="$3"
    shift 3
    mount -t proc proc "$tree/proc"
    mount --rbind /sys "$tree/sys"
    mount --rbind /dev "$tree/dev"
    while [ "$count" -gt 0 ]; do
      mkdir -p "$tree$2"
      mount -o bind,ro "$1" "$tree$2"
      shift 2
      count=$((count - 2))
    done
    if [ "$user" = root ]; then home=/root; else home="/home/$user"; fi
    chroot "$tree" setpriv --reuid "$user" --regid "$user" --init-groups \
      env -i HOME="$home" USER="$user" \
      PATH=/opt/swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      sh -c "cd ~/fiori-render 2>/dev/null || cd; exec \"\$@\"" sh "$@" || exit
  ' bash "$tree" "$user" "${#bound[@]}" "${bound[@]}" "$@"
}

# Runs a command and records how long it took.
run() {
  local command="$1" status=0 seconds processor system TIMEFORMAT='%0R %0U %0S'
  say "\$ $command"
  { time as "$user" sh -c "$command" 2>&3 || status=$?; } 3>&2 2>"$folder/times"
  read -r seconds processor system <"$folder/times"
  processor=$((processor + system))
  spent+=("$command took $(minutes "$seconds") ($(minutes "$processor") of processor time)")
  if [ "$status" != 0 ]; then
    say "${spent[-1]} and failed with status $status" >&2
    return 1
  fi
  say "${spent[-1]}"
}

minutes() { printf '%d min %02d s' $(($1 / 60)) $(($1 % 60)); }

# The commands must not change committed files.
check_clone() {
  local changes
  changes="$(as "$user" git status --porcelain)"
  test -z "$changes" || { say "the clone has changes: $changes" >&2; return 1; }
}

main "$@"
