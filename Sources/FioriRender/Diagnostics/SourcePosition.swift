/// A place in a text.
///
/// Lines and columns count from 1; a column is a Unicode scalar.
struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, ended by LF, CRLF or a lone CR.
  let line: Int

  /// The column on that line.
  let column: Int

  /// Reading order.
  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
