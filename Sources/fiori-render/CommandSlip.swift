import FileKit
import FioriRender
import RenderService

/// A first argument that is not a command: a misspelt one, or a file without its command.
enum CommandSlip {
  /// Returns the message for arguments that start with anything but a command or an option, or
  /// `nil`.
  static func message(for arguments: [String], among commands: [String]) -> String? {
    guard let first = arguments.first, first == "-" || !first.hasPrefix("-"),
      !(commands + ["help"]).contains(first)
    else { return nil }
    if let command = command(for: first) {
      let words = ["fiori-render", command] + arguments.map(ShellWord.quoted)
      return "'\(first)' is not a command; write \(words.joined(separator: " "))"
    }
    return "unknown command '\(first)'; \(Suggestion.hint(for: first, among: commands))"
  }

  /// Returns the command that was probably forgotten before a file.
  private static func command(for path: String) -> String? {
    if path == "-" || Folder.isDescription(path) { return "render" }
    if DrawingSession.isSheet(path) { return "validate" }
    if MarkdownJob.isDocument(path) { return "markdown" }
    return Folder.exists(path) && !path.isEmpty ? "render" : nil
  }
}
