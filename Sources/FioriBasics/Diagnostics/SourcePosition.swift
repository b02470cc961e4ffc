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
