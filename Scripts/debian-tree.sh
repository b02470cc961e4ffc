# shellcheck shell=bash
# Bare trees of Debian, for scripts that try something where nothing is installed. They source this in the project's
# folder, as root.

# make_tree 12 FOLDER: a tree of Debian 12, or of 11, as `debootstrap --variant=minbase` leaves it, which gets packages
# from where this machine gets them. The bare tree is kept in .build for the next time.
make_tree() {
  local release="$1" tree="$2" codename
  case "$release" in
    11) codename=bullseye ;;
    12) codename=bookworm ;;
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
  Scripts/install-packages.sh debootstrap
  debootstrap --variant=minbase "$codename" "$tree" "$(debian_mirror)" >"$kept.log" 2>&1 || {
    cat "$kept.log" >&2
    return 1
  }
  tar -C "$tree" --exclude='./var/cache/apt/archives/*.deb' -cf "$kept.part" .
  mv "$kept.part" "$kept"
  rm -rf "$tree"
}

# What this machine's apt has of Debian, by a format of apt-get indextargets.
list_debian() {
  apt-get indextargets --format "$1" 'Created-By: Packages' 'Label: Debian' 'Origin: Debian'
  apt-get indextargets --format "$1" 'Created-By: Packages' 'Label: Debian-Security' 'Origin: Debian'
}

# The mirror of this machine, if it is a Debian, else Debian's own.
debian_mirror() {
  local mirror
  # shellcheck disable=SC2016
  mirror="$(list_debian '$(SITE)' | sed -n 1p)"
  echo "${mirror:-http://deb.debian.org/debian}"
}

# The lines of this machine's sources for a codename and its updates; of another machine, Debian's own.
debian_sources() {
  local codename="$1"
  # shellcheck disable=SC2016
  list_debian 'deb $(SITE) $(RELEASE) $(COMPONENT)' | grep -E " $codename(-[a-z]+)* " || cat <<END
deb http://deb.debian.org/debian $codename main
deb http://deb.debian.org/debian $codename-updates main
deb http://deb.debian.org/debian-security $codename-security main
END
}

# Lets programs in a tree reach what this machine reaches: names, proxies, and certificates of its own.
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
  mkdir -p "$tree/etc/ssl/certs" "$tree/usr/local/share/ca-certificates"
  if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
    cp -L /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/"
  fi
  find /usr/local/share/ca-certificates -name '*.crt' -exec cp -L {} "$tree/usr/local/share/ca-certificates/" \;
}
