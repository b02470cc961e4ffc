#!/bin/sh
# The compiler of builds that optimize only some modules. Scripts/build/some-optimized.sh gives it to the driver in place of
# swift-frontend, whose path is in SWIFT_FRONTEND.
#
# The modules are those in which a picture spends most of its time: reading, styles, layout, painting and compressing; and
# the comparison of pictures. SwiftPM has no options for single modules but unsafe ones, which would keep other packages from
# depending on this one.
set -eu

module=
previous=
for option do
  [ "$previous" != -module-name ] || module="$option"
  previous="$option"
done
case "$module" in
  FioriBasics | FioriModel | FioriNative | FioriLayout | FioriDrawing | PictureComparison)
    for option do
      shift
      [ "$option" != -Onone ] || option=-O
      set -- "$@" "$option"
    done
    ;;
esac
exec "$SWIFT_FRONTEND" "$@"
