#!/usr/bin/env bash
# Compares 300 icons of Debian's icon themes, listed in check-icons.txt, as drawn by fiori-render,
# rsvg-convert and Chromium. Fails if an icon that is not in check-icons-outliers.txt differs from
# rsvg-convert in more than 1 % of its pixels.
#
# --sheet FILE draws all that do. FIORI_RENDER names a program to test; without it, the script builds one.
set -euo pipefail
cd "$(dirname "$0")/.."

icons=.build/icons
list=Scripts/check-icons.txt

main() {
  Scripts/install-packages.sh --for "to draw icons in other ways" chromium librsvg2-bin python3-venv
  local packages package
  mapfile -t packages < <(cut -d/ -f1 "$list" | sort -u)
  for package in "${packages[@]}"; do fetch "$package"; done
  [ -e "$icons/venv" ] || make_environment
  local program="${FIORI_RENDER:-}"
  if [ -z "$program" ]; then
    Scripts/release-build.sh fiori-render
    program=.build/release/fiori-render
  fi
  "$icons/venv/bin/python" Scripts/compare_icons.py "$list" --outliers Scripts/check-icons-outliers.txt \
    --icons "$icons" --program "$program" "$@"
}

# Unpacks the listed icons of a package, without installing it.
fetch() {
  local package="$1" names="$icons/$1.names"
  mkdir -p "$icons/$package"
  grep "^$package/" "$list" | sed "s,^$package/,./," >"$names"
  if (cd "$icons/$package" && tr '\n' '\0' <"../$package.names" | xargs -0 ls) >/dev/null 2>&1; then return; fi
  echo "Fetching icons of $package"
  (cd "$icons" && apt-get -qq -o APT::Sandbox::User=root download "$package")
  dpkg-deb --fsys-tarfile "$icons/$package"_*.deb | tar -x -C "$icons/$package" --files-from="$names"
  rm "$icons/$package"_*.deb
}

make_environment() {
  python3 -m venv "$icons/venv.part"
  "$icons/venv.part/bin/python" -m pip -q install numpy pillow
  mv "$icons/venv.part" "$icons/venv"
}

main "$@"
