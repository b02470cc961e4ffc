#!/usr/bin/env bash
# Tests the packages of Scripts/release/make-package.sh in a bare Debian 12: the .debs installed,
# and the tarball without any libraries. Makes them if there are none. The pictures must equal the
# pictures drawn here. In a bare Debian 11 and without glibc, the tarball must report the missing
# library.
set -euo pipefail
cd "$(dirname "$0")/../.."

packages=.build/package
built="$packages/usr/bin/fiori-render"
[ -e "$built" ] || Scripts/release/make-package.sh
debs="$(realpath "$packages"/*.deb)"
deb="$(realpath "$packages"/fiori-render_*.deb)"
tarball="$(realpath "$packages"/fiori-render-[0-9]*.tar.xz)"
tarball_bytes=20000000    # at most

# Creating trees and namespaces requires root.
if [ "$(id -u)" != 0 ]; then exec sudo Scripts/checks/package.sh; fi
. Scripts/checks/reader-tree.sh

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"

main() {
  Scripts/build/install-packages.sh --for "to check packages" lintian mandoc
  check_texts
  check_size
  draw_here

  make_reader_tree 12 "$folder/deb"
  install_debs "$folder/deb"
  check_tree "$folder/deb" /usr/bin/fiori-render
  check_completion "$folder/deb"
  check_preview "$folder/deb" /usr/bin/fiori-render
  check_server "$folder/deb" /usr/bin/fiori-render
  check_service "$folder/deb"
  remove_debs "$folder/deb"

  make_tree 12 "$folder/image"
  build_image "$folder/image"
  check_image "$folder/image"

  make_reader_tree 12 "$folder/tarball"
  unpack "$tarball" "$folder/tarball"
  check_bareness "$folder/tarball" libcairo libpango libfontconfig libexpat libicui18n
  check_tree "$folder/tarball" /opt/elsewhere/bin/fiori-render
  check_launcher "$folder/tarball"
  check_preview "$folder/tarball" /opt/elsewhere/bin/fiori-render
  check_server "$folder/tarball" /opt/elsewhere/bin/fiori-render
  check_origin "$folder/tarball" /opt/elsewhere '/opt/elsewhere/libexec/*'

  make_tree 11 "$folder/old"
  unpack "$tarball" "$folder/old"
  check_refusal "$folder/old" "glibc 2.31"
  make_tree_without_glibc "$folder/other"
  unpack "$tarball" "$folder/other"
  check_refusal "$folder/other" "no /lib64/ld-linux-x86-64.so.2"
  echo "The packages draw as the build does."
}

# Checks that need no installation.
check_texts() {
  # shellcheck disable=SC2086
  lintian --allow-root --fail-on error,warning $debs
  dpkg-deb --fsys-tarfile "$deb" | tar -xO ./usr/share/man/man1/fiori-render.1.gz | gzip -d \
    >"$folder/fiori-render.1"
  # Pages that `.Xr` refers to may not be installed here.
  mandoc -T lint -W warning "$folder/fiori-render.1"
}

check_size() {
  test "$(stat -c %s "$tarball")" -le "$tarball_bytes" || {
    echo "check package: $tarball has more than $tarball_bytes bytes" >&2
    return 1
  }
}

draw_here() {
  mkdir "$folder/expected"
  draw "$PWD" "$folder/expected" "$built"
}

install_debs() {
  mkdir "$1/srv/debs"
  # shellcheck disable=SC2086
  cp $debs "$1/srv/debs/"
  chroot "$1" sh -euc '
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -o Dpkg::Use-Pty=0 install --no-install-recommends /srv/debs/*.deb >/dev/null'
}

check_tree() {
  local tree="$1" program="$2"
  diff <("$built" --version --verbose) <(inside "$tree" "$program" --version --verbose)
  draw /srv/project /srv/drawn inside "$tree" "$program"
  diff -r "$folder/expected" "$tree/srv/drawn"
  echo "$program: $(find "$tree/srv/drawn" -type f | wc -l) files as drawn here"
}

# Checks that completion works in bash with the installed script.
check_completion() {
  local words
  # shellcheck disable=SC2016
  words="$(inside "$1" bash -c '
    . /usr/share/bash-completion/completions/fiori-render
    COMP_WORDS=(fiori-render render --appearance "") COMP_CWORD=3
    COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
    _fiori-render fiori-render "" --appearance
    echo "${COMPREPLY[*]}"')"
  test "$words" = "light dark"
}

# Checks that the preview serves its page and draws a picture.
check_preview() {
  local answer
  # shellcheck disable=SC2016
  answer="$(inside "$1" timeout 30 bash -c '
    exec 3< <(exec "$1" preview /srv/project/Examples --port 0)
    read -r line <&3
    address="${line#*http://}"; address="${address%%/*}"
    ask() {
      exec 4<>"/dev/tcp/${address%:*}/${address#*:}"
      printf "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" "$1" "$address" >&4
      head -c 2000 <&4 | tr -d "\r" | grep -aE "^HTTP|<svg" | cut -c 1-15
    }
    ask /
    ask "/picture?path=/srv/project/Examples/kpi.json"
    kill $!' bash "$2")"
  test "$answer" = "$(printf '%s\n' 'HTTP/1.1 200 OK' 'HTTP/1.1 200 OK' '<svg xmlns="htt')" || {
    echo "check package: the preview answers: $answer" >&2
    return 1
  }
}

# Checks that the server starts and draws the card of an address.
check_server() {
  local answer
  cp -r Examples/mail "$1/srv/"
  # shellcheck disable=SC2016
  answer="$(inside "$1" timeout 30 bash -c '
    exec 3< <(exec "$1" serve --templates /srv/mail/cards --signing-key-file /srv/mail/example.key --port 0 --no-log)
    server=$!
    read -r line <&3
    address="${line#*http://}"; address="${address%% *}"
    ask() {
      exec 4<>"/dev/tcp/${address%:*}/${address#*:}"
      printf "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" "$1" "$address" >&4
      head -c 4000 <&4 | tr -d "\r" | grep -aE "^HTTP|<svg" | cut -c 1-15
    }
    ask /healthz
    card="/v1/cards/kpi.svg?region=EMEA&revenue=1200&change=3"
    ask "$("$1" sign --signing-key-file /srv/mail/example.key "$card")"
    ask "$card"
    kill "$server"' bash "$2")"
  test "$answer" = "$(printf '%s\n' 'HTTP/1.1 200 OK' 'HTTP/1.1 200 OK' '<svg xmlns="htt' 'HTTP/1.1 403 Fo')" || {
    echo "check package: the server answers: $answer" >&2
    return 1
  }
}

# Checks the unit, as far as that is possible without systemd running.
check_service() {
  local unit="$1/usr/lib/systemd/system/fiori-render-serve.service" exposure scripts
  [ -e "$unit" ] || unit="$1/lib/systemd/system/fiori-render-serve.service"
  test ! -e "$1/etc/systemd/system/multi-user.target.wants/fiori-render-serve.service"
  test -d "$1/etc/fiori-render/templates"
  # An upgrade restarts the service and leaves its socket open; a removal stops both.
  scripts="$1/var/lib/dpkg/info/fiori-render-serve"
  grep -q "try-restart 'fiori-render-serve.service' " "$scripts.postinst"
  test ! -e "$scripts.preinst"
  grep -q "stop fiori-render-serve.socket fiori-render-serve.service" "$scripts.prerm"
  Scripts/build/install-packages.sh --for "to check a unit" systemd
  # The tree has no systemd, whose targets the unit names.
  cp /lib/systemd/system/*.target "$(dirname "$unit")/"
  systemd-analyze verify --man=no --root="$1" "${unit#"$1"}"
  exposure="$(systemd-analyze security --offline=yes --root="$1" fiori-render-serve.service |
    sed -n 's/.*Overall exposure level for [^:]*: \([0-9.]*\).*/\1/p')"
  echo "fiori-render-serve.service: exposure $exposure of 10"
  test "${exposure%.*}" -lt 2
}

# Puts the file system of the image together without a container engine: COPY, then RUN.
build_image() {
  local tree="$1"
  mkdir -p "$tree/tmp/debs"
  # shellcheck disable=SC2086
  cp $debs "$tree/tmp/debs/"
  sed -n '/^RUN /,/[^\\]$/p' Packaging/Containerfile | sed '1s/^RUN //' >"$folder/run"
  chroot "$tree" env DEBIAN_FRONTEND=noninteractive sh -euc "$(cat "$folder/run")" >/dev/null
}

# Starts the image as `podman run --read-only --cap-drop all --security-opt no-new-privileges` does, with the volumes of
# the guide: its command is the first process, and its user has no rights and nothing to write to.
check_image() {
  local tree="$1" answer card command health
  # shellcheck disable=SC2207 # No word has a blank.
  command=($(sed -n 's/^\(ENTRYPOINT\|CMD\) \[\(.*\)\]$/\2/p' Packaging/Containerfile | tr -d '",'))
  health="$(sed -n 's/^  CMD \(\[.*\]\)$/\1/p' Packaging/Containerfile |
    python3 -c 'import json, sys; print(json.load(sys.stdin)[2])')"
  card="$("$built" sign --signing-key-file Examples/mail/example.key '/v1/cards/kpi.svg?region=EMEA&revenue=1200&change=3')"
  # What a container engine makes for a volume.
  install -D /dev/null "$tree/run/secrets/keys"
  # shellcheck disable=SC2016
  answer="$(unshare --net --mount timeout 60 bash -euc '
    tree="$1" user="$2" health="$3" card="$4"
    shift 4
    mount_read_only() { mount --bind "$1" "$2" && mount -o remount,bind,ro "$2"; }
    mount_read_only "$tree" "$tree"
    mount_read_only Examples/mail/cards "$tree/templates"
    mount_read_only Examples/mail/example.key "$tree/run/secrets/keys"
    ip link set lo up
    contained="chroot $tree setpriv --reuid ${user%:*} --regid ${user#*:} --clear-groups --no-new-privs
      --inh-caps -all --ambient-caps -all --bounding-set -all env -i PATH=/usr/bin:/bin"
    $contained find / -xdev -type d -writable 2>/dev/null || true
    exec 3< <(exec unshare --pid --fork --kill-child --mount-proc="$tree/proc" $contained "$@" 2>/dev/null)
    container=$!
    read -r line <&3
    $contained bash -c "$health" && echo healthy
    exec 4<>/dev/tcp/127.0.0.1/8080
    printf "GET %s HTTP/1.1\r\nHost: cards.example\r\nConnection: close\r\n\r\n" "$card" >&4
    head -c 4000 <&4 | tr -d "\r" | grep -aoE "^HTTP.*|<svg"
    kill -TERM "$(pgrep -P "$container")"
    wait "$container"
    echo "exit code $?"
    $contained bash -c "$health" 2>/dev/null || echo unhealthy
    ' bash "$tree" "$(sed -n 's/^USER //p' Packaging/Containerfile)" "$health" "$card" "${command[@]}")"
  test "$answer" = "$(printf '%s\n' healthy 'HTTP/1.1 200 OK' '<svg' 'exit code 0' unhealthy)" || {
    echo "check package: the image answers: $answer" >&2
    return 1
  }
}

remove_debs() {
  chroot "$1" apt-get -qq -o Dpkg::Use-Pty=0 purge fiori-render fiori-render-serve >/dev/null
  test -z "$(find "$1/usr" -name '*fiori-render*')"
}

# Makes a tree with a shell and a libc other than glibc, like Alpine.
make_tree_without_glibc() {
  local tree="$1" program
  mkdir -p "$tree/bin" "$tree/usr" "$tree/proc" "$tree/opt"
  (cd "$folder" && apt-get -qq -o APT::Sandbox::User=root download busybox-static)
  dpkg-deb --fsys-tarfile "$folder"/busybox-static_*.deb | tar -xO ./bin/busybox >"$tree/bin/busybox"
  chmod 755 "$tree/bin/busybox"
  ln -s ../bin "$tree/usr/bin"
  for program in sh env readlink; do ln -s busybox "$tree/bin/$program"; done
}

unpack() {
  local tarball="$1" tree="$2"
  mkdir -p "$tree/opt/elsewhere"
  tar -C "$tree/opt/elsewhere" --strip-components=1 -xf "$tarball"
}

# The program must start through a link, from its own folder, and without getconf.
check_launcher() {
  local tree="$1"
  ln -s ../../../opt/elsewhere/bin/fiori-render "$tree/usr/local/bin/draw"
  # shellcheck disable=SC2016
  inside "$tree" sh -euc '
    version="$(/opt/elsewhere/bin/fiori-render --version)"
    test "$(/usr/local/bin/draw --version)" = "$version"
    cd /opt/elsewhere/bin
    test "$(sh fiori-render --version)" = "$version"
    test "$(PATH=/nowhere ./fiori-render --version)" = "$version"'
}

# On an unsupported system, the program must say so on one line.
check_refusal() {
  local tree="$1" has="$2" status=0
  inside "$tree" /opt/elsewhere/bin/fiori-render --version >"$folder/refusal" 2>&1 || status=$?
  test "$status" -eq 70
  diff "$folder/refusal" - <<<"fiori-render: glibc 2.36 or later is needed, and this system has $has"
}

main
