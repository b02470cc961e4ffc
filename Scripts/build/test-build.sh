# shellcheck shell=sh
# The build options of the tests. Scripts that source this file pass $test_build to `swift build`
# and `swift test`.
#
# Building each module together with its module file takes the compiler a third less work than
# building it in two halves plus the module file. Changes that are invisible outside a module still
# do not recompile others. A debug build is avoided because the argument parser would check the
# declarations of all commands at every start, which took most of the time of the tests that run the
# program. Optimizing all modules would take three times as long; optimization=-O optimizes all. Leaving out
# debug information saves a quarter of the time that a test takes to compile; a crash still shows
# functions by name. Swift's default linker takes 7 s for each program instead of 1.5. The separate
# scratch path keeps the optimized program in .build/release.
runtime=swift
. Scripts/build/some-optimized.sh
# shellcheck disable=SC2034,SC2154 # Used by the scripts, and set in some-optimized.sh.
test_build="--configuration release --scratch-path .build/tests
  $some_optimized ${optimization:+-Xswiftc $optimization} -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -use-ld=lld -Xswiftc -gnone -Xswiftc -index-ignore-system-modules"

. Scripts/build/pkg-config.sh
