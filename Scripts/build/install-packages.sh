#!/bin/sh
# Installs the Debian packages among its arguments that are missing, using sudo unless run as root, and says before what
# they are for and how large they are:
#
#     Scripts/build/install-packages.sh [--for PURPOSE] PACKAGE...
set -eu

purpose=
if [ "$1" = --for ]; then
  purpose=" $2"
  shift 2
fi
missing=""
for package in "$@"; do
  dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0
# Large packages are unpacked without a word.
if [ -z "${FIORI_TELLING:-}" ]; then
  # shellcheck disable=SC2086
  exec "$(dirname "$0")/tell.sh" - "$0" ${purpose:+--for "${purpose# }"} $missing
fi

leave_to_administrator() {
  echo "$1; ask an administrator to run:" >&2
  echo "  apt-get update && apt-get install --no-install-recommends$missing" >&2
  exit 1
}

as_root=""
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null ||
    leave_to_administrator "Debian packages are missing, and there is no sudo to install them"
  as_root=sudo
fi

# size: what apt is going to fetch and to write.
size() {
  # shellcheck disable=SC2086
  $as_root env LC_ALL=C apt-get install --assume-no --no-install-recommends $missing 2>/dev/null |
    sed -n -e 's|^Need to get \([0-9.,]* .B\).*|, \1 to download|p' -e 's|^After this operation, \([0-9.,]* .B\) of add.*|, \1 on disk|p' |
    tr -d '\n'
}

echo "Debian packages are missing$purpose:$missing"
# sudo does not pass variables on. Another apt may be running, in the background of a new system for one.
# shellcheck disable=SC2086
if ! { $as_root apt-get update && echo "Installing them$(size)" &&
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y \
    --no-install-recommends $missing; }; then
  leave_to_administrator "Debian packages could not be installed"
fi
