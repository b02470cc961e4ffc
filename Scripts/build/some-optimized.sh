# shellcheck shell=sh
# The options of a build that optimizes only the modules of Scripts/build/mixed-frontend.sh, for scripts that source this file
# and pass $some_optimized to `swift build`. Before it, $runtime is the name of the folder with Swift's libraries: `swift`, or
# `swift_static` for a build with --static-swift-stdlib.
#
# Without the resource folder, the driver would look for the runtime beside the script. A path with a
# space would become two options; then no module is optimized.
resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')"
export SWIFT_FRONTEND="${resources%/lib/swift}/bin/swift-frontend"
some_optimized="-Xswiftc -Onone"
# shellcheck disable=SC2154 # Set by the script.
case "$PWD$resources" in
  *[[:space:]]*) ;;
  *) [ ! -x "$SWIFT_FRONTEND" ] || some_optimized="$some_optimized
    -Xswiftc -resource-dir -Xswiftc ${resources%/swift}/$runtime
    -Xswiftc -driver-use-frontend-path -Xswiftc $PWD/Scripts/build/mixed-frontend.sh" ;;
esac
