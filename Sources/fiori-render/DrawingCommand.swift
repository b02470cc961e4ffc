import ArgumentParser
import CommandKit
import FioriRender
import RenderService

/// A command that lays out figures.
///
/// Each command declares its groups of options itself, and the groups are few: ArgumentParser looks up
/// the type of each group at every start, which takes 0.4 million instructions, and in a debug build
/// it checks the contents of nested groups over and over.
protocol DrawingCommand: ParsableCommand {
  var environment: EnvironmentOptions { get }
  var resources: ResourceOptions { get }
  var limits: LimitOptions { get }
  var messages: MessageOptions { get }
}

extension DrawingCommand {
  /// The settings from the options.
  var settings: RenderSettings {
    var settings = RenderSettings()
    settings.environment = environment.overrides
    settings.page = environment.pageChoice
    settings.styleSheets = resources.styleSheets
    settings.resources = resources.folder
    settings.data = resources.data
    if let limit = resources.rowLimit { settings.rowLimit = limit }
    settings.excluded = resources.excluded
    settings.fonts = resources.fonts
    settings.missingGlyphs = resources.missingGlyphSeverity
    settings.limits = limits.limits
    settings.messages = messages.level
    return settings
  }

  /// The console for messages.
  var console: Console { Console(messages.level) }
}

/// The options for style sheets, fonts and images.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .customLong("stylesheet"),
    help: """
      Style sheet (.nss) that replaces the description's own; may be repeated, later ones win.
      """,
    completion: .file(extensions: ["nss"]))
  var styleSheets: [String] = []

  @Option(
    help: "Table (.csv, .tsv, .json or .jsonl) that replaces the descriptions' own data.",
    completion: .file(extensions: ["csv", "tsv", "json", "jsonl"]))
  var data: String?

  @Option(
    name: .customLong("max-rows"), help: "Maximum number of rows of a table (default: 1000000).")
  var rowLimit: Int?

  @Option(
    name: .customLong("exclude"),
    help: "Pattern of files and folders to pass over in folders; may be repeated.")
  var excluded: [String] = []

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
    if let data, data != "-", DataTable.Format(file: data) == nil {
      throw ValidationError(
        "--data \(data): unknown format; give a .csv, .tsv, .json or .jsonl file.")
    }
    try check(rowLimit, in: 1...Int(Int32.max), "--max-rows")
    guard let missingGlyphs, !Self.severities.keys.contains(missingGlyphs) else { return }
    throw ValidationError("--missing-glyphs is '\(missingGlyphs)'; give one of 'warn', 'error'.")
  }

  /// The values of `--missing-glyphs`, with `warn` as in other tools.
  private static let severities: [String: Severity] = [
    "warn": .warning, "warning": .warning, "error": .error,
  ]

  /// The severity of characters that no font contains.
  var missingGlyphSeverity: Severity { missingGlyphs.flatMap { Self.severities[$0] } ?? .warning }

  /// The fonts in addition to the bundled ones.
  var fonts: FontOptions {
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    return fonts
  }
}

/// The limits on the size and drawing time of a figure, which override the library's defaults.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("max-pixels"),
    help: "Maximum number of pixels in a picture (default: 33554432).")
  var pixelCount: Int?

  @Option(
    name: .customLong("max-points"), help: "Maximum number of values in a chart (default: 20000).")
  var valueCount: Int?

  @Option(
    name: .customLong("max-text"), help: "Maximum number of characters in a text (default: 4000).")
  var textLength: Int?

  @Option(
    help: """
      Maximum time per figure in seconds, and per line of a stream, checked between stages (default: \
      none).
      """)
  var timeout: Double?

  /// The limits from the options, with defaults for the rest.
  var limits: RenderLimits {
    var limits = RenderLimits()
    if let pixelCount { limits.pixelCount = pixelCount }
    if let valueCount { limits.valueCount = valueCount }
    if let textLength { limits.textLength = textLength }
    limits.timeout = timeout.map { .seconds($0) }
    return limits
  }

  func validate() throws {
    try check(pixelCount, in: Limits.pixelCounts, "--max-pixels")
    try check(valueCount, in: Limits.valueCounts, "--max-points")
    try check(textLength, in: Limits.textLengths, "--max-text")
    try check(timeout, in: Limits.timeout, "--timeout")
  }
}
