import FioriBasics

/// A strict reader of JSON (RFC 8259) that keeps positions and reports every error it can.
///
/// It mends what it can mend, reports it and goes on, so that one run shows all that is wrong.
/// It stops only where it can no longer tell what belongs where.
package struct JSONReader: Sendable {
  /// Where the reader stands.
  var cursor: JSONCursor

  /// The arrays and objects around the cursor, outermost first.
  var containers: [JSONContainer] = []

  private let depthLimit: Int
  private var problems: [JSONProblem] = []
  /// Problems kept of one text.
  package static let problemLimit = 100

  /// Reads a text given as UTF-8, nested no deeper than the limit.
  package init(_ bytes: [UInt8], depthLimit: Int) {
    cursor = JSONCursor(bytes)
    self.depthLimit = depthLimit
  }

  /// Reads the text to its end, or to where its structure is lost.
  package mutating func read() -> JSONReading {
    let root = readDocument()
    return JSONReading(root: root, problems: problems)
  }

  /// Notes a problem at its place in reading order, unless there are enough.
  mutating func report(_ message: String, at position: SourcePosition) {
    guard problems.count < Self.problemLimit else { return }
    let later = problems.reversed().prefix { $0.position > position }.count
    let problem = JSONProblem(position: position, message: message)
    problems.insert(problem, at: problems.count - later)
  }

  /// Notes a problem at the cursor.
  mutating func report(_ message: String) {
    report(message, at: cursor.position())
  }

  /// Enters an array or object; false where that is too deep.
  mutating func open(_ container: JSONContainer) -> Bool {
    guard containers.count < depthLimit else {
      report("nesting deeper than \(depthLimit) levels; flatten the document")
      return false
    }
    containers.append(container)
    cursor.advance()
    return true
  }

  private mutating func readDocument() -> JSONNode? {
    guard !isUTF16() else { return nil }
    skipBlanks()
    guard let root = readValue() else { return nil }
    skipBlanks()
    guard cursor.byte != nil else { return root }
    // A bracket closed too early is the likely cause, and then the value is only a part.
    report("text after the end of the document, found \(found()); remove it")
    return nil
  }

  private mutating func isUTF16() -> Bool {
    let mark = cursor.bytes.prefix(2)
    guard mark.elementsEqual([0xFF, 0xFE]) || mark.elementsEqual([0xFE, 0xFF]) else { return false }
    report("the text is UTF-16; save the file as UTF-8")
    return true
  }
}
