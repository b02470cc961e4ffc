package import ArgumentParser
package import FileKit

/// What the program's exit code says, after BSD's sysexits.h. 64, for a wrong command line, is
/// ArgumentParser's own.
package enum ExitStatus: Int32 {
  /// What should be the same is not.
  case difference = 1
  /// A description, a font or an image is wrong.
  case wrongDescription = 65
  /// An input cannot be read.
  case unreadableInput = 66
  /// A fault of the program itself.
  case fault = 70
  /// An output cannot be written.
  case unwritableOutput = 73

  /// What a failure of a kind ends with.
  package init(_ kind: RunFailure.Kind) {
    switch kind {
    case .wrongDescription: self = .wrongDescription
    case .unreadableInput: self = .unreadableInput
    case .fault: self = .fault
    case .unwritableOutput: self = .unwritableOutput
    }
  }

  /// The status as ArgumentParser ends a command with it.
  package var code: ExitCode { ExitCode(rawValue) }
}
