import ArgumentParser
import FioriRender

/// What a description may use besides itself.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .customLong("font-path"), help: "Folder of additional fonts; may be repeated.",
    completion: .directory)
  var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Also use the system's fonts.")
  var includesSystemFonts = false

  @Option(
    name: .customLong("missing-glyphs"),
    help: "Treat characters missing from all fonts as: warn (default) or error.",
    completion: .list(["warn", "error"]))
  var missingGlyphs: String?

  @Option(
    name: .customLong("resources"),
    help: "Additional folder for images, besides the description's own.", completion: .directory)
  var folder: String?

  func validate() throws {
    guard let missingGlyphs, !Self.severities.keys.contains(missingGlyphs) else { return }
    throw ValidationError("--missing-glyphs is '\(missingGlyphs)'; give one of 'warn', 'error'.")
  }

  /// What `--missing-glyphs` takes, `warn` as other tools have it.
  private static let severities: [String: Severity] = [
    "warn": .warning, "warning": .warning, "error": .error,
  ]

  /// How much a character matters that no font has.
  var missingGlyphSeverity: Severity { missingGlyphs.flatMap { Self.severities[$0] } ?? .warning }

  /// The fonts besides the bundled ones.
  var fonts: FontOptions {
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    return fonts
  }
}
