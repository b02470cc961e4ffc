#!/bin/sh
# Builds a program for release.
#
#     Scripts/build/release-build.sh PRODUCT [OPTION OF swift build]...
#
# How it is linked takes a quarter off what the dynamic loader does before the program starts (Benchmarks/README.md,
# "The start"): Swift's own options export 13,700 symbols that nothing looks up, a table of 1.4 MB holds 59,000 addresses
# that fit in 12 kB, and libstdc++ is one more library to load. The functions that a first picture calls are put side by
# side, so that fewer pages of the program are read; for that, the compiler has to make a section of each. Functions with the
# same code are one (--icf), which takes 6 % off the program, and 0.6 MB off its packages.
#
# Benchmarks/profile.profdata.gz tells the compiler how often each part runs (Scripts/build/record-profile.sh), which takes a
# seventh off the time of a picture. A compiler that cannot read it builds without; so does WITHOUT_PROFILE=1.
set -eu
cd "$(dirname "$0")/../.."
product="${1:?give the name of a product, such as fiori-render}"
shift

. Scripts/build/pkg-config.sh
# A folder with the archive alone: where both are found, the linker takes the shared library.
mkdir -p .build/archives
archive="$(clang -print-file-name=libstdc++.a)"
[ -f "$archive" ] || { echo "release-build: no libstdc++.a; install libstdc++-12-dev" >&2; exit 1; }
ln -sf "$archive" .build/archives/

if [ -z "${WITHOUT_PROFILE:-}" ]; then
  # Its checksum is in its name, so that everything is compiled again for another one.
  recorded=Benchmarks/profile.profdata.gz
  profile="$PWD/.build/archives/$(cksum <"$recorded" | cut -d ' ' -f 1).profdata"
  gunzip -c "$recorded" >"$profile"
  echo 'print(1)' >.build/archives/trial.swift
  if swiftc -O -Xfrontend -ir-profile-use="$profile" -c .build/archives/trial.swift -o .build/archives/trial.o 2>&1 |
    grep -q error; then
    echo "release-build: this compiler does not read $recorded; building without it" >&2
  else
    # Without the second option, files compiled before would be kept, as only their profile differs.
    set -- -Xswiftc -Xfrontend -Xswiftc "-ir-profile-use=$profile" \
      -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen "$@"
  fi
fi
Scripts/build/tell.sh - swift build -c release --static-swift-stdlib --product "$product" -Xswiftc -use-ld=lld \
  -Xlinker --no-export-dynamic -Xlinker --icf=all -Xlinker -z -Xlinker pack-relative-relocs -Xlinker "-L$PWD/.build/archives" \
  -Xlinker "--symbol-ordering-file=$PWD/Benchmarks/start-order.txt" -Xlinker --no-warn-symbol-ordering \
  -Xswiftc -Xfrontend -Xswiftc -function-sections "$@"
