import ArgumentParser
import FileKit
import FioriRender

/// What a description may use besides itself.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .customLong("font-path"), help: "Add the fonts of a folder; may be repeated.",
    completion: .directory)
  var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Add the host's fonts.")
  var includesSystemFonts = false

  @Option(
    name: .customLong("missing-glyphs"),
    help: "What a character is that no font has: warn or error; default: warn.",
    completion: .list(["warn", "error"]))
  var missingGlyphs: String?

  @Option(
    name: .customLong("resources"),
    help: "A folder that images may come from besides the description's.", completion: .directory)
  var folder: String?

  func validate() throws {
    guard let missingGlyphs, !Self.severities.keys.contains(missingGlyphs) else { return }
    throw ValidationError("--missing-glyphs is '\(missingGlyphs)'; give one of 'warn', 'error'.")
  }

  /// What `--missing-glyphs` takes, `warn` as other tools have it.
  private static let severities: [String: Severity] = [
    "warn": .warning, "warning": .warning, "error": .error,
  ]

  /// A renderer with the fonts and limits that were asked for.
  func renderer(_ limits: LimitOptions) throws(RunFailure) -> Renderer {
    if let folder, !Folder.exists(folder) {
      throw .noFolder(folder, advice: "give a folder of images")
    }
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    do {
      return try Renderer(
        fonts: fonts, missingGlyphs: missingGlyphs.flatMap { Self.severities[$0] } ?? .warning,
        limits: limits.limits)
    } catch {
      throw RunFailure(kind: error.failureKind, message: error.description)
    }
  }

  /// The folder that the images of an input come from; `nil` of standard input without a folder.
  func resources(for input: InputFile) -> ResourceFolder? {
    let own = input.folder.map { ResourceFolder(path: $0) }
    guard let folder else { return own }
    return own?.opening(folder) ?? ResourceFolder(path: folder).opening(folder)
  }
}

extension FontError {
  fileprivate var failureKind: RunFailure.Kind {
    switch self {
    case .missingFolder, .unreadableFolder: .unreadableInput
    case .notAFont, .emptyFolder: .wrongDescription
    case .noFonts: .fault
    }
  }
}
