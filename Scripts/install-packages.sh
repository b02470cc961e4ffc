#!/bin/sh
# Installs the Debian packages among its arguments that are missing, using sudo unless run as root.
set -eu

missing=""
for package in "$@"; do
  dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0

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

echo "Installing Debian packages:$missing"
# sudo does not pass variables on.
# shellcheck disable=SC2086
if ! { $as_root apt-get update &&
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; }; then
  leave_to_administrator "Debian packages could not be installed"
fi
