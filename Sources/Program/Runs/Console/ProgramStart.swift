import CProgramStart
import Glibc

/// What the program was started with.
package enum ProgramStart {
  /// The arguments after the name of the program. Swift would read them from /proc, and have none where
  /// it is not mounted.
  package static let arguments: [String] = (1..<max(1, fiori_program_argument_count())).compactMap {
    fiori_program_argument($0).map { String(cString: $0) }
  }

  /// The variables that are hidden from the libraries of this program, as `NAME=value`.
  package static var hiddenVariables: [String] {
    (0..<fiori_program_hidden_count()).compactMap { index in
      fiori_program_hidden(index).map { String(cString: $0) }
    }
  }
}
