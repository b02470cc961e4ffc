import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render fonts`.
struct FontsCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", _superCommandName: FioriRenderCommand.name,
    abstract: "List the fonts that texts can use, or what descriptions miss in them.",
    usage: "fiori-render fonts [<inputs> ...] [<options>]",
    discussion: """
      Without inputs, prints a line for each family. With inputs, prints the characters that no \
      font has, with the place of each text.
      """)

  @Argument(help: "Description files.", completion: .file(extensions: ["json"]))
  var inputs: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run() throws {
    guard inputs.isEmpty else { return try printMissing() }
    try console.run {
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

  /// Prints what the descriptions miss; errors are reported, other warnings are not.
  private func printMissing() throws {
    var level = messages.level
    (level.isStrict, level.isQuiet) = (false, true)
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
