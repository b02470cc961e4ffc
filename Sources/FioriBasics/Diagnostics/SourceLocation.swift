/// A location in a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file name as given to the reader.
  public let file: String
  /// The line number, starting at 1.
  public let line: Int
  /// The column in Unicode scalars, starting at 1.
  public let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The location as text: `FILE:LINE:COLUMN`.
  public var description: String { "\(file):\(line):\(column)" }
}

/// A position in a text.
///
/// Lines and columns start at 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line number; lines end with LF, CRLF or a lone CR.
  package let line: Int

  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares positions in reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
