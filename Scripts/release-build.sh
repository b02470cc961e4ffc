#!/bin/sh
# Builds a program for release.
#
#     Scripts/release-build.sh PRODUCT [OPTION OF swift build]...
#
# How it is linked takes a quarter off what the dynamic loader does before the program starts (Benchmarks/README.md,
# "The start"): Swift's own options export 13,700 symbols that nothing looks up, a table of 1.4 MB holds 59,000 addresses
# that fit in 12 kB, and libstdc++ is one more library to load. The functions that a first picture calls are put side by
# side, so that fewer pages of the program are read.
set -eu
cd "$(dirname "$0")/.."
product="${1:?give the name of a product, such as fiori-render}"
shift

. Scripts/pkg-config.sh
# A folder with the archive alone: where both are found, the linker takes the shared library.
mkdir -p .build/archives
archive="$(clang -print-file-name=libstdc++.a)"
[ -f "$archive" ] || { echo "release-build: no libstdc++.a; install libstdc++-12-dev" >&2; exit 1; }
ln -sf "$archive" .build/archives/
Scripts/tell.sh - swift build -c release --static-swift-stdlib --product "$product" -Xswiftc -use-ld=lld \
  -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs -Xlinker "-L$PWD/.build/archives" \
  -Xlinker "--symbol-ordering-file=$PWD/Benchmarks/start-order.txt" -Xlinker --no-warn-symbol-ordering "$@"
