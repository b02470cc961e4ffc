/// The text of a file with a JSON object on each line, with the place of every row.
///
/// As in delimited text, rows are read from the bytes when they are needed, so a table takes little
/// more memory than its file; trees of 90,000 rows took nine times the size of theirs besides.
struct ObjectLines: Sendable {
  private let bytes: [UInt8]
  /// The lines that are not blank.
  let rows: [DelimitedText.Start]
  /// The names of the columns, in order of appearance.
  let columns: [String]

  /// Reads a file and checks that every line that is not blank is an object.
  ///
  /// - Throws: The first mistake, with its line.
  init(_ bytes: [UInt8], rowLimit: Int) throws(DataFault) {
    var rows: [DelimitedText.Start] = []
    var names = ColumnNames()
    var (start, number) = (0, 1)
    while start < bytes.count {
      let range = Self.line(at: start, in: bytes)
      if !bytes[range].allSatisfy(Self.isBlank) {
        guard rows.count < rowLimit else { throw .tooManyRows(rowLimit, line: number) }
        let (node, _) = try Self.value(Array(bytes[range]), firstLine: number)
        try Self.check(node)
        names.add(node)
        rows.append(DelimitedText.Start(index: start, line: Int32(clamping: number)))
      }
      (start, number) = (range.upperBound + 1, number + 1)
    }
    (self.bytes, self.rows, columns) = (bytes, rows, names.list)
  }

  /// Returns the object of a row, and its numbers that are rounded.
  func object(of row: Int) -> (node: JSONNode?, roundedNumbers: RoundedNumbers) {
    let range = Self.line(at: rows[row].index, in: bytes)
    // The rows have been read without a fault before.
    let value = try? Self.value(Array(bytes[range]), firstLine: Int(rows[row].line))
    return (value?.node, value?.roundedNumbers ?? RoundedNumbers())
  }

  /// Reads a value of data.
  static func value(
    _ bytes: [UInt8], firstLine: Int
  ) throws(DataFault) -> (node: JSONNode, roundedNumbers: RoundedNumbers) {
    var reader = JSONReader(bytes, depthLimit: 16, firstLine: firstLine)
    let reading = reader.read()
    if let problem = reading.problems.first {
      throw DataFault(line: problem.position.line, problem.message)
    }
    guard let root = reading.root else { throw DataFault(line: firstLine, .noJSON) }
    return (root, reading.roundedNumbers)
  }

  /// Throws if a value is not a row.
  static func check(_ node: JSONNode) throws(DataFault) {
    if case .object = node.value { return }
    throw DataFault(
      line: node.position.line, .expectedRow(found: node.value.kindName))
  }

  /// Returns the bytes of the line that begins at an index.
  private static func line(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

/// The names of the columns of objects, in order of appearance.
struct ColumnNames {
  private(set) var list: [String] = []
  private var seen: Set<String> = []

  /// Adds the names of an object that are new.
  mutating func add(_ node: JSONNode) {
    guard case .object(let members) = node.value else { return }
    for member in members where seen.insert(member.key).inserted { list.append(member.key) }
  }
}
