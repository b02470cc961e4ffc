import CBuildInfo
import CCairo

/// The versions of the libraries that decide what a picture looks like, as the program runs.
public enum LibraryVersions {
  /// By the libraries' names, in the order of those.
  public static var all: [(name: String, version: String)] {
    [
      ("Cairo", String(cString: cairo_version_string())),
      ("FreeType", freeType),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("Pango", String(cString: pango_version_string())),
    ]
  }

  /// Of the libraries that find fonts, read and write files, and write numbers, in the order of their
  /// names; the version is `nil` of one that is loaded when it is needed and is not there.
  package static var others: [(name: String, version: String?)] {
    [
      ("Fontconfig", parts(of: Int(FcGetVersion()), each: 100)),
      ("GLib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"),
      ("ICU", (try? ICULibrary.load())?.version),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("librsvg", (try? RsvgLibrary.load())?.version),
      ("libspng", String(cString: spng_version_string())),
      ("libwebp", parts(of: Int(WebPGetEncoderVersion()), each: 256)),
    ]
  }

  /// A version in one number, whose three parts are below `each`.
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

/// The commit that the build is of.
package enum BuildCommit {
  /// In hexadecimal digits; `nil` of a build that was not made for a package.
  package static var current: String? {
    fiori_render_commit().map { String(cString: $0) }
  }
}
