import FioriBasics

/// A mistake in a file of texts.
struct TextsFault: Error {
  let line: Int
  /// The column in code points; `nil` for a row of a table.
  var column: Int?
  let message: Message

  /// The place in the file, such as `17:4`.
  var place: String { column.map { "\(line):\($0)" } ?? "\(line)" }
}

extension TextsFault {
  /// A mistake behind some characters of a file.
  init(after scalars: some Sequence<Unicode.Scalar>, _ message: Message) {
    var (line, column) = (1, 1)
    var last: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += 1
      }
      last = scalar
    }
    self.init(line: line, column: column, message: message)
  }
}
