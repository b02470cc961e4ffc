import CProgramStart
import FileKit
import Glibc

/// The arguments and variables that the program was started with.
package enum ProgramStart {
  /// The arguments after the name of the program. Swift would read them from /proc, and have none where
  /// it is not mounted.
  package static let arguments: [String] = words.map { String(cString: $0) }

  /// The first argument whose bytes are not a text, with these as escapes; `nil` if all are texts.
  ///
  /// A path with other bytes would lead to another file.
  package static var foreignArgument: String? {
    words.first { String(validatingCString: $0) == nil }.map {
      ForeignName.shown(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// The program's own arguments, each with a zero at its end, which live as long as the program.
  private static var words: [UnsafePointer<CChar>] {
    (1..<max(1, fiori_program_argument_count())).compactMap { fiori_program_argument($0) }
  }

  /// The variables that are hidden from the libraries of this program, as `NAME=value`.
  package static var hiddenVariables: [String] {
    (0..<fiori_program_hidden_count()).compactMap { index in
      fiori_program_hidden(index).map { String(cString: $0) }
    }
  }
}
