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
  private let shortLine: Int32
  private let shortColumn: Int32
  /// The number of the cell of data that stands here, starting at 1; 0 for a value that is written
  /// in the text itself.
  package let cell: Int32

  /// The line number; lines end with LF, CRLF or a lone CR.
  package var line: Int { Int(shortLine) }

  package var column: Int { Int(shortColumn) }

  package init(line: Int, column: Int, cell: Int32 = 0) {
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
    self.cell = cell
  }

  /// Returns the position with the number of a cell of data.
  package func holding(cell: Int32) -> SourcePosition {
    SourcePosition(line: line, column: column, cell: cell)
  }

  /// Compares positions in reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.shortLine, left.shortColumn) < (right.shortLine, right.shortColumn)
  }
}

/// The path to a value in a description, such as `view.items[2].icon`.
public struct DescriptionPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of a path.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, outermost first.
  public private(set) var steps: [Step]

  /// Creates a path from the given steps; an empty path is the whole description.
  public init(_ steps: Step...) { self.steps = steps }

  /// The path as text, such as `view.items[2].icon`.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  package func key(_ key: String) -> DescriptionPath { appending([.key(key)]) }
  package func index(_ index: Int) -> DescriptionPath { appending([.index(index)]) }
  /// The path without its last step.
  package var parent: DescriptionPath {
    var path = self
    path.steps = steps.dropLast()
    return path
  }

  package func appending(_ path: DescriptionPath) -> DescriptionPath { appending(path.steps) }

  private func appending(_ more: [Step]) -> DescriptionPath {
    var path = self
    path.steps += more
    return path
  }
}
