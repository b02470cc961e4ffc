package import ArgumentParser
package import FileKit

/// The exit codes of the program, from BSD's sysexits.h. ArgumentParser itself uses 64 for usage
/// errors.
package enum ExitStatus: Int32 {
  /// Compared pictures or files differ.
  case difference = 1
  /// A description, a font or an image is invalid.
  case wrongDescription = 65
  /// An input cannot be read.
  case unreadableInput = 66
  /// A bug in the program.
  case fault = 70
  /// The system lacks a file that every program can expect.
  case missingSystemFile = 72
  /// An output cannot be written.
  case unwritableOutput = 73

  /// Creates the exit status for a kind of failure.
  package init(_ kind: RunFailure.Kind) {
    switch kind {
    case .wrongDescription: self = .wrongDescription
    case .unreadableInput: self = .unreadableInput
    case .fault: self = .fault
    case .missingSystemFile: self = .missingSystemFile
    case .unwritableOutput: self = .unwritableOutput
    }
  }

  /// Creates the exit status for the end of a run that did not succeed.
  package init(_ end: RunEnd) {
    switch end {
    case .difference: self = .difference
    case .failure(let kind): self.init(kind)
    }
  }

  /// The exit code for ArgumentParser.
  package var code: ExitCode { ExitCode(rawValue) }
}
