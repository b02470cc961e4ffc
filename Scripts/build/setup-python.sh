#!/usr/bin/env bash
# Makes a virtual environment in .build/python with a group of packages of Python/pyproject.toml, or
# brings it up to date:
#
#   Scripts/build/setup-python.sh test     what the tests of the Python package need
#   Scripts/build/setup-python.sh spark3   Spark 3.5, and what its check needs; spark4 likewise
#   Scripts/build/setup-python.sh wheel    what builds a wheel
set -euo pipefail
cd "$(dirname "$0")/../.."

group="$1"
folder=".build/python/$group"
stamp="$folder/requirements"

# Debian has no pip that installs groups, so they are read here.
requirements() {
  python3 - "$group" <<'END'
import sys, tomllib
with open("Python/pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["dependency-groups"][sys.argv[1]], sep="\n")
END
}

Scripts/build/install-packages.sh --for "for environments of Python" python3-venv
# Others may be making the same.
mkdir -p .build/python
exec 9>"$folder.lock"
flock 9
requirements="$(requirements)"

# The plug-ins for pytest and MkDocs are found by the installed package, which has the version from when it was installed.
install_package() {
  [ "$group" != wheel ] || return 0
  version="$(sed -n 's/.*static let current = "\(.*\)"$/\1/p' Sources/Program/FileKit/Version.swift)"
  compgen -G "$folder/lib/python3*/site-packages/fiori_render-$version.dist-info" >/dev/null ||
    "$folder/bin/pip" install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable Python
}

if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$requirements" ]; then
  install_package
  exit 0
fi
case "$group" in
  test) purpose="to test the Python package (types, notebooks, sites, Spark), about 1,700 MB" ;;
  wheel) purpose="to build a wheel, about 30 MB" ;;
  *) purpose="to draw on Spark, about 1,500 MB" ;;
esac
echo "Installing packages of PyPI $purpose, into $folder"
# What is only missing is added; another version may leave files of the one before.
if [ ! -e "$stamp" ] || grep -qvxFf <(echo "$requirements") "$stamp"; then
  rm -rf "$folder"
  python3 -m venv "$folder"
fi
# Spark comes as a source of 450 MB; its wheel is unpacked at once, so it need not be compressed.
Scripts/build/tell.sh - "$folder/bin/pip" install --quiet --disable-pip-version-check --config-settings=--build-option=--compression=stored \
  -r /dev/stdin <<<"$requirements"
install_package
echo "$requirements" >"$stamp"
