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

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
