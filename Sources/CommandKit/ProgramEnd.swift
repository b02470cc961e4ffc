package import ArgumentParser
import FileKit
import FioriRender
import Glibc

extension ParsableCommand {
  /// Parses the arguments, runs the command, and ends the process if either fails.
  package static func runProgram(_ arguments: [String]) {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends the process with the message and the exit code of an error.
  package static func end(with error: any Error) -> Never {
    Glibc.exit(report(error, of: ProgramStart.arguments))
  }

  /// Writes the message of an error. Unlike `exit(withError:)`, it escapes what arguments could do to a
  /// terminal.
  ///
  /// - Returns: The exit code.
  package static func report(_ error: any Error, of arguments: [String]) -> Int32 {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if !text.isEmpty {
      if code.isSuccess {
        try? OutputFile.standardOutput.write(Array("\(text)\n".utf8))
      } else {
        StandardError.write(shown(text, arguments) + "\n")
      }
    }
    return code.rawValue
  }

  private static func shown(_ text: String, _ arguments: [String]) -> String {
    // First those with a line feed, which would look like a line of the message.
    let broken = arguments.filter { $0.contains("\n") }
    return TerminalText.escapedLines(
      broken.reduce(text) { $0.replacing($1, with: TerminalText.escaped($1)) })
  }
}
