# shellcheck shell=sh
# Source this file before `swift build`, here or in a package that depends on this one.

# For `--version --verbose`: some static libraries have no function that returns their version. Other packages do not build
# the program.
if [ -x Scripts/build/archives.sh ]; then
  FIORI_RENDER_ARCHIVES="$(Scripts/build/archives.sh | awk '{ printf "%s%s=%s=%s", (NR > 1 ? "," : ""), $1, $2, $3 }')"
  export FIORI_RENDER_ARCHIVES
fi

# Pango needs gmodule-no-export-2.0, whose flag -pthread SwiftPM leaves out with a
# warning in each build; glibc has not needed it since 2.34. So SwiftPM finds a copy without it.
pkg_config_copy="$PWD/.build/pkgconfig"
mkdir -p "$pkg_config_copy"
if pkg_config_folder="$(pkg-config --variable=pcfiledir gmodule-no-export-2.0 2>/dev/null)"; then
  sed 's/ -pthread//' "$pkg_config_folder/gmodule-no-export-2.0.pc" >"$pkg_config_copy/gmodule-no-export-2.0.pc"
  export PKG_CONFIG_PATH="$pkg_config_copy${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
fi
