package import ArgumentParser
import FileKit
import FioriRender
import Glibc

extension ParsableCommand {
  /// Writes the message of an error. Unlike `exit(withError:)`, it escapes characters in arguments
  /// that a terminal would interpret.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - arguments: The program's arguments.
  ///   - mend: Makes the message about wrong arguments a better one.
  /// - Returns: The exit code.
  package static func report(
    _ error: any Error, of arguments: [String], mending mend: (String) -> String
  ) -> Int32 {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if !text.isEmpty {
      if code.isSuccess {
        do throws(RunFailure) {
          try OutputFile.standardOutput.write(Array("\(text)\n".utf8))
        } catch {
          Console(MessageLevel()).show(error)
          return ExitStatus(error.kind).rawValue
        }
      } else {
        StandardError.write(shown(mend(inOneStyle(text)), arguments) + "\n")
      }
    }
    return code.rawValue
  }

  /// Writes ArgumentParser's first line as this program writes all errors: in lower case, as one
  /// sentence without a period.
  private static func inOneStyle(_ text: String) -> String {
    guard text.hasPrefix("Error: ") else { return text }
    let message = text.dropFirst("Error: ".count)
    let line = message.prefix { $0 != "\n" }
    let first = line.replacing(". Did you mean", with: "; did you mean")
    let isSentence = first.hasSuffix(".") && !first.hasSuffix("..")
    let lowered = first.dropFirst().first?.isLowercase == true
    return "error: " + (lowered ? first.prefix(1).lowercased() : String(first.prefix(1)))
      + first.dropFirst().dropLast(isSentence ? 1 : 0) + message.dropFirst(line.count)
  }

  private static func shown(_ text: String, _ arguments: [String]) -> String {
    // First those with a line feed, which would look like a line of the message.
    let broken = arguments.filter { $0.contains("\n") }
    return TerminalText.escapedLines(
      broken.reduce(text) { $0.replacing($1, with: TerminalText.escaped($1)) })
  }
}
