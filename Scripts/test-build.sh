# shellcheck shell=sh
# How the tests are built, for the scripts that read this file; they pass $test_build to `swift build` and `swift test`.
#
# A module at a time, and its module file with it, is a third less work for the compiler than two halves and a module
# file. What a change does not show outside its module compiles nothing else all the same. Nor is it a debug build:
# in one, the argument parser checks the declarations of all commands at each start, which took most of the time of
# the tests that run the program. With optimization the library would take three times as long to compile.
# It has a folder of its own: in .build/release is the optimized program.
# shellcheck disable=SC2034
test_build="--configuration release --scratch-path .build/tests
  -Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo"
