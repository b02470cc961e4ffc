#!/bin/sh
# The compiler of the test build. Scripts/build/test-build.sh gives it to the driver in place of swift-frontend, whose path is
# in SWIFT_FRONTEND.
#
# Optimizes the modules that tests spend most of their time in: compressing, painting and reading JSON. SwiftPM has no
# options for single modules but unsafe ones, which would keep other packages from depending on this one.
set -eu

module=
previous=
for option do
  [ "$previous" != -module-name ] || module="$option"
  previous="$option"
done
case "$module" in
  FioriBasics | FioriDrawing)
    for option do
      shift
      [ "$option" != -Onone ] || option=-O
      set -- "$@" "$option"
    done
    ;;
esac
exec "$SWIFT_FRONTEND" "$@"
