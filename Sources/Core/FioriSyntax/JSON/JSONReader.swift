import FioriBasics

/// A strict JSON reader (RFC 8259) that keeps positions and reports as many errors as it can.
///
/// It recovers from errors where possible, so that one run reports all of them, and stops only when
/// the structure is lost.
package struct JSONReader: Sendable {
  var cursor: JSONCursor

  /// The arrays and objects around the cursor, outermost first.
  var containers: [JSONContainer] = []

  private let depthLimit: Int
  private var problems: [JSONProblem] = []
  private var roundedNumbers = RoundedNumbers()
  /// The maximum number of problems reported for a text.
  package static let problemLimit = 100

  /// Creates a reader for UTF-8 text with a maximum nesting depth; the text begins on line
  /// `firstLine` of its file.
  package init(_ bytes: [UInt8], depthLimit: Int, firstLine: Int = 1) {
    cursor = JSONCursor(bytes, firstLine: firstLine)
    self.depthLimit = depthLimit
  }

  /// Reads the text to its end, or to where its structure is lost.
  package mutating func read() -> JSONReading {
    let root = readDocument()
    return JSONReading(root: root, problems: problems, roundedNumbers: roundedNumbers)
  }

  /// Notes a number that has more digits than its value.
  mutating func noteRounded(_ text: String, at position: SourcePosition) {
    roundedNumbers.append(text, at: position)
  }

  /// Reports a problem, in reading order, up to the limit.
  mutating func report(_ message: String, at position: SourcePosition) {
    guard problems.count < Self.problemLimit else { return }
    let later = problems.reversed().prefix { $0.position > position }.count
    let problem = JSONProblem(position: position, message: message)
    problems.insert(problem, at: problems.count - later)
  }

  mutating func report(_ message: String) {
    report(message, at: cursor.position())
  }

  /// Opens an array or object; returns `false` if it is nested too deeply.
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
    // Probably a bracket was closed too early, and the value is incomplete.
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
