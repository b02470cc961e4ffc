# shellcheck shell=bash
# Makes bare Debian trees for scripts that test in a system with nothing installed. Source this file
# as root in the root folder of the project.

# make_tree 12 FOLDER: makes a tree of Debian 12, 11 or 13, like `debootstrap --variant=minbase`. It
# gets packages from the same sources as this machine. The bare tree is cached in .build.
make_tree() {
  local release="$1" tree="$2" codename
  case "$release" in
    11) codename=bullseye ;;
    12) codename=bookworm ;;
    13) codename=trixie ;;
  esac
  local kept=".build/debian-$release.tar"
  [ -e "$kept" ] || keep_bare_tree "$codename" "$tree" "$kept"
  mkdir "$tree"
  tar -C "$tree" -xf "$kept"
  debian_sources "$codename" >"$tree/etc/apt/sources.list"
  give_network "$tree"
}

keep_bare_tree() {
  local codename="$1" tree="$2" kept="$3"
  echo "Making a bare tree of Debian $codename, which takes a minute or two"
  Scripts/build/install-packages.sh --for "to make a bare Debian" debootstrap
  # shellcheck disable=SC2016
  Scripts/build/tell.sh "$kept.log" sh -c 'log="$1"; shift; exec "$@" >"$log" 2>&1' sh "$kept.log" \
    debootstrap --variant=minbase "$codename" "$tree" "$(debian_mirror)" || {
    cat "$kept.log" >&2
    return 1
  }
  tar -C "$tree" --exclude='./var/cache/apt/archives/*.deb' -cf "$kept.part" .
  mv "$kept.part" "$kept"
  rm -rf "$tree"
}

# Lists this machine's Debian sources in a format of apt-get indextargets.
list_debian() {
  apt-get indextargets --format "$1" 'Created-By: Packages' 'Label: Debian' 'Origin: Debian'
  apt-get indextargets --format "$1" 'Created-By: Packages' 'Label: Debian-Security' 'Origin: Debian'
}

# Prints this machine's mirror if it runs Debian, and otherwise the official one.
debian_mirror() {
  local mirror
  # shellcheck disable=SC2016
  mirror="$(list_debian '$(SITE)' | sed -n 1p)"
  echo "${mirror:-http://deb.debian.org/debian}"
}

# Prints this machine's sources for a codename and its updates, or the official ones if it has none.
debian_sources() {
  local codename="$1"
  # shellcheck disable=SC2016
  list_debian 'deb $(SITE) $(RELEASE) $(COMPONENT)' | grep -E " $codename(-[a-z]+)* " || cat <<END
deb http://deb.debian.org/debian $codename main
deb http://deb.debian.org/debian $codename-updates main
deb http://deb.debian.org/debian-security $codename-security main
END
}

# Gives programs in a tree this machine's network access: host names, proxies, certificates, and the
# package index of pip.
give_network() {
  local tree="$1" scheme proxy
  cp -L /etc/resolv.conf "$tree/etc/resolv.conf"
  printf '127.0.0.1 localhost %s\n::1 localhost\n' "$(hostname)" >"$tree/etc/hosts"
  {
    for scheme in http https; do
      proxy="${scheme}_proxy"
      if [ -n "${!proxy:-}" ]; then echo "Acquire::$scheme::Proxy \"${!proxy}\";"; fi
    done
    apt-config dump | grep ^Acquire::
  } >"$tree/etc/apt/apt.conf.d/10host"
  if [ -e /etc/pip.conf ]; then cp -L /etc/pip.conf "$tree/etc/"; fi
  mkdir -p "$tree/etc/ssl/certs" "$tree/usr/local/share/ca-certificates"
  if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
    cp -L /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/"
  fi
  find /usr/local/share/ca-certificates -name '*.crt' -exec cp -L {} "$tree/usr/local/share/ca-certificates/" \;
}
