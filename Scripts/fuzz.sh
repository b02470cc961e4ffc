#!/bin/sh
# Fuzzes the reader of style sheets for so many seconds, 60 unless told; fails at the first crash.
set -eu
cd "$(dirname "$0")/../Fuzz"

seconds="${1:-60}"
swift build -c release --sanitize fuzzer --sanitize address \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp
mkdir -p .build/corpus
.build/release/FuzzStyleSheet -max_total_time="$seconds" -max_len=4096 -verbosity=0 \
  -print_final_stats=1 .build/corpus Seeds
