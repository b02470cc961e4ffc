import CBuildInfo
import CCairo
import FioriNative

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
  /// sorted by name, with `nil` for one that is unknown: the library is loaded on demand and missing, or
  /// has no function that returns it.
  ///
  /// libdeflate's version comes from its header, which is in the same package as the library.
  package static var others: [(name: String, version: String?)] {
    [
      ("expat", XMLParser.version),
      ("Fontconfig", parts(of: Int(FcGetVersion()), each: 100)),
      ("GLib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"),
      ("ICU", ICULibrary.version),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libspng", String(cString: spng_version_string())),
      ("libturbojpeg", nil),
      ("libwebp", parts(of: Int(WebPGetEncoderVersion()), each: 256)),
      ("pixman", String(cString: pixman_version_string())),
      ("zopfli", nil),
    ]
  }

  /// The names of the libraries that are part of the program, with the names of their files.
  private static let archives = [
    "Cairo": "libcairo", "libdeflate": "libdeflate", "libturbojpeg": "libturbojpeg",
    "libwebp": "libwebp", "pixman": "libpixman-1", "zopfli": "libzopfli",
  ]

  /// Returns whether a library is part of the program, so that a system's updates do not reach it.
  package static func isStatic(_ name: String) -> Bool { archives[name] != nil }

  /// Returns the package, with its version, that a static library was linked from; `nil` if the build
  /// did not record it.
  package static func package(of name: String) -> (name: String, version: String)? {
    guard let archive = archives[name], let list = fiori_render_archives() else { return nil }
    for entry in String(cString: list).split(separator: ",") {
      let parts = entry.split(separator: "=", maxSplits: 2).map(String.init)
      if parts.count == 3, parts[0] == archive { return (parts[1], parts[2]) }
    }
    return nil
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
