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
