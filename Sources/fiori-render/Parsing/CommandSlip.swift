import FileKit
import FioriRender
import RenderService

/// A first argument that is not a command: a misspelt one, a word of other tools, a view type, or a file
/// without its command.
enum CommandSlip {
  /// Returns the message for arguments that start with anything but a command or an option, or
  /// `nil`.
  static func message(for arguments: [String], among commands: [String]) -> String? {
    guard let first = arguments.first, first == "-" || !first.hasPrefix("-"),
      !(commands + ["help"]).contains(first)
    else { return nil }
    if let command = command(for: first) {
      let line = ["fiori-render", command] + arguments.map(ShellWord.quoted)
      return "'\(first)' is not a command; run `\(line.joined(separator: " "))`"
    }
    if first == mail {
      return "'mail' is a command of the Python package; "
        + "install its wheel (see Docs/python.md) and run `python -m fiori_render.mail`"
    }
    if first.hasSuffix(".swift"), !Folder.exists(first) {
      return "'\(first)' is Swift, not a description; compile it with the package, as described in "
        + "Docs/sapfiori.md, and draw a view with png()"
    }
    if let words = wordsOfOtherTools[first.lowercased()] {
      return "'\(first)' is not a command; run `fiori-render \(words)`"
    }
    if Suggestion.nearest(to: first, among: commands) == nil,
      let type = Suggestion.nearest(to: first, among: ViewType.all.map(\.name))
    {
      return "'\(first)' is not a command; for an example of \(type), "
        + "run `fiori-render example \(type)`"
    }
    if Suggestion.nearest(to: first, among: commands + [mail]) == mail {
      return
        "unknown command '\(first)'; did you mean 'mail'? It is a command of the Python package"
    }
    return "unknown command '\(first)'; \(Suggestion.hint(for: first, among: commands))"
  }

  /// The command that only the Python package has.
  private static let mail = "mail"

  /// Returns the command that was probably forgotten before a file.
  private static func command(for path: String) -> String? {
    if path == "-" || Folder.isDescription(path) { return "render" }
    if DrawingSession.isSheet(path) { return "validate" }
    if MarkdownJob.isDocument(path) { return "markdown" }
    return Folder.exists(path) && !path.isEmpty ? "render" : nil
  }

  /// Other tools' names of a command or an option.
  private static let wordsOfOtherTools = [
    "version": "--version", "list": "example", "types": "example", "new": "init",
    "check": "validate", "draw": "render", "convert": "render", "export": "render",
    "compare": "diff", "test": "verify", "server": "serve", "docs": "markdown",
    "colors": "palette", "usage": "--help", "man": "--help", "commands": "--help",
  ]
}
