import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render fonts`.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", _superCommandName: FioriRenderCommand.name,
    abstract: "List available fonts, or the characters that no available font has.",
    usage: "fiori-render fonts [<inputs> ...] [<options>]",
    discussion: """
      Without inputs, prints one line per family. With inputs, prints the characters of their \
      texts that no font has, with the place of each text.
      """)

  @Argument(help: "Description files.", completion: .file(extensions: ["json"]))
  var inputs: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "Locale for numbers and dates, such as en-US.")
  var locale: String?

  @Option(
    name: .customLong("time-zone"),
    help: "Time zone for dates with an offset, such as Europe/Berlin.")
  var timeZone: String?

  @Option(help: .page) var page: String?

  @Option(
    name: .customLong("stylesheet"), help: .styleSheet, completion: .file(extensions: ["nss"]))
  var styleSheets: [String] = []

  @Option(help: .data, completion: .file(extensions: ["csv", "tsv", "json", "jsonl"]))
  var data: String?

  @Option(name: .customLong("max-rows"), help: .rowLimit) var rowLimit: Int?

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @Option(name: .customLong("resources"), help: .resources, completion: .directory)
  var folder: String?

  @Option(name: .customLong("font-path"), help: .fontPath, completion: .directory)
  var fontFolders: [String] = []

  @Option(
    name: .customLong("font-family"),
    help: "Font family; must be bundled or added with --font-path.")
  var fontFamily: String?

  @Flag(name: .customLong("system-fonts"), help: .systemFonts) var includesSystemFonts = false

  @Option(name: .customLong("max-pixels"), help: .pixelLimit) var pixelCount: Int?

  @Option(name: .customLong("max-points"), help: .valueLimit) var valueCount: Int?

  @Option(name: .customLong("max-text"), help: .textLimit) var textLength: Int?

  @Option(help: .timeLimit) var timeout: Double?

  mutating func validate() throws {
    locale = locale?.replacing("_", with: "-")
    try check(traits)
    try check(page: page)
    try check(data: data, rowLimit: rowLimit)
    try check(timeout, in: Limits.timeout, "--timeout")
    try check(limits)
  }

  private var traits: [(name: String, text: String?)] {
    [("locale", locale), ("timeZone", timeZone), ("fontFamily", fontFamily)]
  }

  private var limits: RenderLimits {
    RenderLimits(
      pixelCount: pixelCount, valueCount: valueCount, textLength: textLength, timeout: timeout)
  }

  /// The settings from the options: the options that decide which characters are drawn, and by which
  /// font.
  private var settings: RenderSettings {
    var settings = RenderSettings()
    settings.environment = EnvironmentOverrides(traits)
    settings.page = page.flatMap { PageChoice($0) }
    (settings.styleSheets, settings.resources, settings.data) = (styleSheets, folder, data)
    if let rowLimit { settings.rowLimit = rowLimit }
    settings.excluded = excluded
    settings.limits = limits
    settings.fonts.folders = fontFolders
    settings.fonts.includesSystemFonts = includesSystemFonts
    return settings
  }

  func run() throws {
    guard inputs.isEmpty else { return try printMissing() }
    try Console(MessageLevel()).run {
      let fonts = try settings.renderer().loadedFonts
      try OutputFile.standardOutput.write(json ? Self.json(of: fonts) : Self.lines(of: fonts))
    }
  }

  private static func json(of fonts: [LoadedFont]) -> [UInt8] {
    JSONLine.object { line in
      line.member("fonts", fonts) { line, font in
        line.member("family", font.family)
        line.member("style", font.style)
        if let file = font.file { line.member("file", file) }
      }
    }
  }

  private static func lines(of fonts: [LoadedFont]) -> [UInt8] {
    let families = Dictionary(grouping: fonts, by: \.family).sorted { $0.key < $1.key }
    let width = families.map(\.key.count).max() ?? 0
    let lines = families.map { family, fonts in
      let gap = String(repeating: " ", count: width - family.count + 2)
      let origin = fonts.contains { $0.file != nil } ? "" : " (bundled)"
      return "\(family)\(gap)\(fonts.map(\.style).joined(separator: ", "))\(origin)\n"
    }
    return Array(lines.joined().utf8)
  }

  /// Prints the characters that the descriptions miss; errors are reported, other warnings are not.
  private func printMissing() throws {
    var level = MessageLevel()
    level.isQuiet = true
    let console = Console(level)
    try console.run {
      var session = try settings.session(of: inputs, console)
      let found = session.drawings { $0.warnings.filter(\.isAboutMissingCharacters) }
        .flatMap(\.value).inFileOrder
      let lines = found.map { diagnostic in
        let place = diagnostic.location.map { "\($0): " } ?? ""
        return "\(place)\(diagnostic.path): \(diagnostic.message)\n"
      }
      try OutputFile.standardOutput.write(
        json ? Self.json(of: found) : Array(lines.joined().utf8))
      try session.end()
    }
  }

  private static func json(of found: [Diagnostic]) -> [UInt8] {
    JSONLine.object { line in
      line.member("missing", found) { line, diagnostic in
        if let location = diagnostic.location {
          line.member("file", location.file)
          line.member("line", location.line)
          line.member("column", location.column)
        }
        line.member("path", diagnostic.path.description)
        line.member("message", diagnostic.message)
      }
    }
  }
}
