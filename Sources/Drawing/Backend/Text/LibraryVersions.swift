import CBuildInfo
import CCairo

/// The run-time versions of the libraries that affect how pictures look.
public enum LibraryVersions {
  /// The versions with the names of the libraries, sorted by name.
  public static var all: [(name: String, version: String)] {
    [
      ("Cairo", String(cString: cairo_version_string())),
      ("FreeType", freeType),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("Pango", String(cString: pango_version_string())),
    ]
  }

  /// The versions of the libraries that find fonts, read and write files, and format numbers,
  /// sorted by name, with `nil` for a library that is loaded on demand and missing.
  package static var others: [(name: String, version: String?)] {
    [
      ("expat", XML_ExpatVersion().map { String(cString: $0.advanced(by: "expat_".count)) }),
      ("Fontconfig", parts(of: Int(FcGetVersion()), each: 100)),
      ("GLib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"),
      ("ICU", (try? ICULibrary.load())?.version),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libspng", String(cString: spng_version_string())),
      ("libwebp", parts(of: Int(WebPGetEncoderVersion()), each: 256)),
    ]
  }

  /// Returns the version encoded in a number, whose three parts are below `each`.
  private static func parts(of number: Int, each: Int) -> String {
    "\(number / each / each).\(number / each % each).\(number % each)"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// The commit that was built.
package enum BuildCommit {
  /// The hexadecimal commit hash, or `nil` if the build was not made for a package.
  package static var current: String? {
    fiori_render_commit().map { String(cString: $0) }
  }
}
