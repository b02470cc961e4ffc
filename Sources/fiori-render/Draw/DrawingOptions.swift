import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// The options of all commands that lay out figures: traits that override a description's
/// environment, the page to draw, style sheets, fonts and images, and limits.
///
/// Their values are strings that are checked here. An option with its own type looks up the type's
/// conformances at every start, which takes half a million instructions; a group of options takes
/// 1.3 million (``DrawingCommand``), so this is one. It is titled by what is in no other group of
/// the help (``HelpText``).
struct DrawingOptions: ParsableArguments {
  // Written by Scripts/generate_keys.py from Environment+Description.swift; do not edit.
  @Option(
    parsing: .unconditional,
    help: "Pixels per point, 1 to 8; fractions are allowed.")
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: "Width of the view in points.")
  var width: Double?

  @Option(
    parsing: .unconditional,
    help: "Height of the view in points.")
  var height: Double?

  @Option(
    help: "Appearance: light or dark.",
    completion: .values(of: Appearance.self))
  var appearance: String?

  @Option(
    help: "Design generation: classic or horizon.",
    completion: .values(of: Environment.Generation.self))
  var generation: String?

  @Option(
    help: "Color palette: v2 to v8.",
    completion: .values(of: Palette.Version.self))
  var palette: String?

  @Option(
    help: "Color contrast: normal or high.",
    completion: .values(of: Environment.Contrast.self))
  var contrast: String?

  @Flag(
    name: .customLong("differentiate-without-color"),
    inversion: .prefixedNo,
    help: "Whether series differ in more than color, and rings show the titles of their rules.")
  var differentiateWithoutColor: Bool?

  @Option(
    name: .customLong("interface-level"),
    help: "Interface level: base or elevated.",
    completion: .values(of: Environment.InterfaceLevel.self))
  var interfaceLevel: String?

  @Option(
    name: .customLong("horizontal-size-class"),
    help: "Horizontal size class: compact or regular.",
    completion: .values(of: Environment.SizeClass.self))
  var horizontalSizeClass: String?

  @Option(
    name: .customLong("content-size-category"),
    help: "Preferred text size (UIKit's content size category), such as extraLarge.",
    completion: .values(of: ContentSizeCategory.self))
  var contentSizeCategory: String?

  @Option(
    name: .customLong("layout-direction"),
    help: "Layout direction: leftToRight or rightToLeft.",
    completion: .values(of: Environment.LayoutDirection.self))
  var layoutDirection: String?

  @Option(
    help: "Locale for numbers and dates, such as en-US.")
  var locale: String?

  @Option(
    name: .customLong("time-zone"),
    help: "Time zone for dates with an offset, such as Europe/Berlin.")
  var timeZone: String?

  @Option(
    name: .customLong("font-family"),
    help: "Font family; must be bundled or added with --font-path.")
  var fontFamily: String?

  /// The texts of the traits, `nil` for those that are not given.
  var traits: [(name: String, text: String?)] {
    [
      ("scale", scale.map { "\($0)" }),
      ("width", width.map { "\($0)" }),
      ("height", height.map { "\($0)" }),
      ("appearance", appearance),
      ("generation", generation),
      ("palette", palette),
      ("contrast", contrast),
      ("differentiateWithoutColor", differentiateWithoutColor.map { "\($0)" }),
      ("interfaceLevel", interfaceLevel),
      ("horizontalSizeClass", horizontalSizeClass),
      ("contentSizeCategory", contentSizeCategory),
      ("layoutDirection", layoutDirection),
      ("locale", locale),
      ("timeZone", timeZone),
      ("fontFamily", fontFamily),
    ]
  }
  // End of what is written.

  @Option(help: .page)
  var page: String?

  @Option(
    name: .customLong("stylesheet"),
    help: .styleSheet,
    completion: .file(extensions: ["nss"]))
  var styleSheets: [String] = []

  @Option(
    help: .data,
    completion: .file(extensions: ["csv", "tsv", "json", "jsonl"]))
  var data: String?

  @Option(
    name: .customLong("max-rows"), help: .rowLimit)
  var rowLimit: Int?

  @Option(
    name: .customLong("font-path"), help: .fontPath,
    completion: .directory)
  var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: .systemFonts)
  var includesSystemFonts = false

  @Option(
    name: .customLong("missing-glyphs"),
    help: "How to treat characters that no font has: warn (default) or error.",
    completion: .list(["warn", "error"]))
  var missingGlyphs: String?

  @Option(
    name: .customLong("resources"),
    help: .resources, completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("max-pixels"),
    help: .pixelLimit)
  var pixelCount: Int?

  @Option(
    name: .customLong("max-points"), help: .valueLimit)
  var valueCount: Int?

  @Option(
    name: .customLong("max-text"), help: .textLimit)
  var textLength: Int?

  @Option(help: .timeLimit)
  var timeout: Double?

  mutating func validate() throws {
    try checkTraits()
    try checkResources()
    try check(timeout, in: Limits.timeout, "--timeout")
    try check(limits)
  }
}

// MARK: - Checks

extension DrawingOptions {
  private mutating func checkTraits() throws {
    locale = locale?.replacing("_", with: "-")
    try check(traits)
    try check(page: page)
  }

  private func checkResources() throws {
    try check(data: data, rowLimit: rowLimit)
    guard let missingGlyphs, !Self.severities.keys.contains(missingGlyphs) else { return }
    let advice = OptionValue.advice(for: missingGlyphs, among: ["warn", "error"])
    throw ValidationError("--missing-glyphs is '\(missingGlyphs)'; \(advice)")
  }

  /// The values of `--missing-glyphs`, with `warn` as in other tools.
  private static let severities: [String: Severity] = [
    "warn": .warning, "warning": .warning, "error": .error,
  ]
}

// MARK: - Settings

extension DrawingOptions {
  /// The severity of characters that no font contains.
  var missingGlyphSeverity: Severity { missingGlyphs.flatMap { Self.severities[$0] } ?? .warning }

  /// The fonts in addition to the bundled ones.
  var fonts: FontOptions {
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    return fonts
  }

  /// The limits from the options, with defaults for the rest.
  var limits: RenderLimits {
    RenderLimits(
      pixelCount: pixelCount, valueCount: valueCount, textLength: textLength, timeout: timeout)
  }
}
