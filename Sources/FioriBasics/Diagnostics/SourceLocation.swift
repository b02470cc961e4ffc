/// A place in a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as its reader named it.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// In Unicode scalars, counted from 1.
  public let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// `FILE:LINE:COLUMN`.
  public var description: String { "\(file):\(line):\(column)" }
}

/// A place in a text.
///
/// Lines and columns count from 1; a column is a Unicode scalar.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, ended by LF, CRLF or a lone CR.
  package let line: Int

  /// The column on that line.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
