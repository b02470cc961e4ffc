/// A location in a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file name, as passed to the reader.
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
  /// The number of the cell of data at this place, starting at 1; 0 for a value in the text itself.
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
  public var steps: [Step] {
    var (steps, node): ([Step], Node?) = ([], last)
    while let current = node {
      steps.append(current.step)
      node = current.parent
    }
    steps.reverse()
    return steps
  }

  /// The last step, with those before it; `nil` for an empty path.
  ///
  /// A reader makes a path for each value that it reads. Sharing the steps before the last one takes a
  /// third of the instructions of an array for each path.
  private let last: Node?

  /// A step and those before it.
  private final class Node: Sendable {
    let step: Step
    let parent: Node?

    init(_ step: Step, after parent: Node?) { (self.step, self.parent) = (step, parent) }
  }

  private init(_ last: Node?) { self.last = last }

  /// Creates a path from steps; an empty path is the whole description.
  public init(_ steps: Step...) {
    last = steps.reduce(nil) { Node($1, after: $0) }
  }

  public static func == (left: DescriptionPath, right: DescriptionPath) -> Bool {
    var (first, second) = (left.last, right.last)
    while let one = first, let other = second {
      if one === other { return true }
      guard one.step == other.step else { return false }
      (first, second) = (one.parent, other.parent)
    }
    return first == nil && second == nil
  }

  public func hash(into hasher: inout Hasher) {
    var node = last
    while let current = node {
      hasher.combine(current.step)
      node = current.parent
    }
  }

  /// The path as text, such as `view.items[2].icon`.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  /// The last step; `nil` for an empty path.
  package var lastStep: Step? { last?.step }

  package var isEmpty: Bool { last == nil }

  /// Returns the path of a member of the object at this path.
  package func key(_ key: String) -> DescriptionPath {
    DescriptionPath(Node(.key(key), after: last))
  }

  /// Returns the path of an element of the array at this path.
  package func index(_ index: Int) -> DescriptionPath {
    DescriptionPath(Node(.index(index), after: last))
  }

  /// The path without its last step.
  package var parent: DescriptionPath { DescriptionPath(last?.parent) }

  package func appending(_ path: DescriptionPath) -> DescriptionPath {
    DescriptionPath(path.steps.reduce(last) { Node($1, after: $0) })
  }
}
