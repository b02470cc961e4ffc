/// The text of a CSV or TSV file (RFC 4180), with the place of every row.
///
/// Rows are read from the bytes when they are needed, so a table takes little more memory than its
/// file. Our own reader, because libcsv and the libraries of other languages report neither the line
/// of a cell nor the line of an unclosed quote, which every message about data names.
struct DelimitedText: Sendable {
  /// Where a row begins.
  struct Start: Sendable {
    let index: Int
    let line: Int32
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// The names in the first row.
  let names: [String]
  /// The rows after the first.
  let rows: [Start]
  /// Whether all cells of a column that are not empty are JSON numbers.
  let isNumber: [Bool]

  /// Reads a file and checks that every row has as many cells as the first; without a separator, it
  /// is a comma, or a semicolon if the first line has only these.
  ///
  /// - Throws: The first mistake, with its line.
  init(_ bytes: [UInt8], separator: UInt8?, rowLimit: Int) throws(DataFault) {
    self.bytes = bytes
    try Self.checkUTF8(bytes)
    self.separator = separator ?? Self.separator(of: bytes)
    var scanner = DelimitedScanner(bytes, separator: self.separator)
    var names: [String] = []
    guard try scanner.scanRow({ names.append($0.text(in: bytes)) }) != nil else {
      throw DataFault(line: 1, .noColumnNames)
    }
    try Self.checkSeparator(names, of: bytes, self.separator)
    try Self.check(names)
    self.names = names
    (rows, isNumber) = try Self.scan(&scanner, bytes, names: names, rowLimit: rowLimit)
  }

  /// Returns the cells of a row.
  func cells(of row: Int) -> [String] {
    var scanner = DelimitedScanner(bytes, separator: separator, at: rows[row])
    var cells: [String] = []
    cells.reserveCapacity(names.count)
    // The rows have been scanned without a fault before.
    _ = try? scanner.scanRow { cells.append($0.text(in: bytes)) }
    return cells
  }

  private static func scan(
    _ scanner: inout DelimitedScanner, _ bytes: [UInt8], names: [String], rowLimit: Int
  ) throws(DataFault) -> (rows: [Start], isNumber: [Bool]) {
    let count = names.count
    let zero = bytes.firstIndex(of: 0)
    var rows: [Start] = []
    var faults = DataFaults()
    var isNumber = [Bool](repeating: true, count: count)
    while true {
      var column = 0
      var zeroColumn: Int?
      let row = try scanner.scanRow { (cell: DelimitedScanner.Cell) in
        if column < count, isNumber[column], !cell.range.isEmpty, !cell.isNumber(in: bytes) {
          isNumber[column] = false
        }
        if let zero, cell.range.contains(zero) { zeroColumn = column }
        column += 1
      }
      guard let row else {
        if let fault = faults.all { throw fault }
        return (rows, isNumber)
      }
      guard column == count else {
        faults.add(
          DataFault(
            line: Int(row.line),
            .cellCount(column == 1 ? "1 cell" : "\(column) cells", names: count)))
        continue
      }
      if let zeroColumn {
        faults.add(
          DataFault(
            line: Int(row.line),
            .nullInCell(column: JSONProblem.shown(names[zeroColumn]))))
        continue
      }
      guard rows.count < rowLimit else { throw .tooManyRows(rowLimit, line: Int(row.line)) }
      rows.append(row)
    }
  }

  private static func check(_ names: [String]) throws(DataFault) {
    if let index = names.firstIndex(where: { $0.unicodeScalars.contains("\0") }) {
      throw DataFault(
        line: 1,
        .nullInName(column: index + 1))
    }
    var seen: Set<String> = []
    for name in names where !name.isEmpty && !seen.insert(name).inserted {
      throw DataFault(
        line: 1, .sameColumns(JSONProblem.shown(name)))
    }
  }

  private static func checkUTF8(_ bytes: [UInt8]) throws(DataFault) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw DataFault(line: 1, .utf16)
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let index = error.byteOffsets.lowerBound
      let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
      throw DataFault(
        line: line,
        .noUTF8(byte: String(bytes[index], radix: 16)))
    }
  }

  /// Throws if the cells of the first line are separated by other characters than expected.
  private static func checkSeparator(
    _ names: [String], of bytes: [UInt8], _ separator: UInt8
  ) throws(DataFault) {
    if names[0].lowercased().hasPrefix("sep="), names.count <= 2,
      names.dropFirst() == [""] || names.count == 1
    {
      throw DataFault(line: 1, .separatorLine(shown(names, separator)))
    }
    // A table of one column may have any character in its name, but hardly one of these.
    guard names.count == 1 else { return }
    let isTabbed = separator == UInt8(ascii: "\t")
    let others: [(character: Character, name: String)] =
      isTabbed
      ? [(",", "commas"), (";", "semicolons")] : [("\t", "tabs"), ("|", "the character '|'")]
    guard let found = others.first(where: { names[0].contains($0.character) }) else { return }
    throw DataFault(line: 1, .otherSeparator(found.name, isTabbed: isTabbed))
  }

  /// Returns the first line in messages.
  private static func shown(_ names: [String], _ separator: UInt8) -> String {
    JSONProblem.shown(names.joined(separator: String(Unicode.Scalar(separator))))
  }

  /// A semicolon if the first line has one outside quotes and no comma, as spreadsheets write where
  /// the comma is the decimal separator.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    var found = UInt8(ascii: ",")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: return byte
      case UInt8(ascii: ";") where !isQuoted: found = byte
      case UInt8(ascii: "\n") where !isQuoted, UInt8(ascii: "\r") where !isQuoted: return found
      default: break
      }
    }
    return found
  }
}

/// Moves over the cells of delimited text.
struct DelimitedScanner {
  /// The bytes of a cell, without its quotes.
  struct Cell {
    let range: Range<Int>
    /// Whether the cell contains doubled quotes.
    let hasQuotes: Bool

    /// Returns the text of the cell.
    func text(in bytes: [UInt8]) -> String {
      guard hasQuotes else { return String(decoding: bytes[range], as: UTF8.self) }
      var kept: [UInt8] = []
      var isSecond = false
      for byte in bytes[range] {
        isSecond = byte == UInt8(ascii: "\"") && !isSecond
        if !isSecond { kept.append(byte) }
      }
      return String(decoding: kept, as: UTF8.self)
    }

    /// Returns whether the cell is a JSON number.
    func isNumber(in bytes: [UInt8]) -> Bool { JSONNumberText.isNumber(bytes[range]) }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int
  private var line: Int32

  /// The largest cell in bytes: no text that is drawn is longer (`Limits.textLengths`), with space
  /// for cells that are only passed along.
  private static let cellLimit = 1_000_000

  init(_ bytes: [UInt8], separator: UInt8, at start: DelimitedText.Start? = nil) {
    (self.bytes, self.separator) = (bytes, separator)
    index = start?.index ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    line = start?.line ?? 1
  }

  /// Moves over the next row that is not blank; returns its start, or `nil` at the end.
  mutating func scanRow(
    _ take: (Cell) -> Void
  ) throws(DataFault) -> DelimitedText.Start? {
    while index < bytes.count, isLineEnd(bytes[index]) { passLineEnd() }
    guard index < bytes.count else { return nil }
    let start = DelimitedText.Start(index: index, line: line)
    while true {
      take(try scanCell())
      guard index < bytes.count else { return start }
      if bytes[index] == separator {
        index += 1
      } else {
        passLineEnd()
        return start
      }
    }
  }

  private mutating func scanCell() throws(DataFault) -> Cell {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return try scanPlain() }
    let opening = line
    index += 1
    let start = index
    var hasQuotes = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
          hasQuotes = true
          index += 2
          continue
        }
        let cell = Cell(range: start..<index, hasQuotes: hasQuotes)
        index += 1
        guard index == bytes.count || bytes[index] == separator || isLineEnd(bytes[index]) else {
          throw DataFault(
            line: Int(line),
            .textAfterQuote)
        }
        return cell
      }
      if isLineEnd(bytes[index]) { passLineEnd() } else { index += 1 }
      if index - start > Self.cellLimit { throw Self.tooLong(line: opening) }
    }
    throw DataFault(line: Int(opening), .unclosedQuote)
  }

  private mutating func scanPlain() throws(DataFault) -> Cell {
    let start = index
    while index < bytes.count, bytes[index] != separator, !isLineEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\"") {
        throw DataFault(
          line: Int(line),
          .quoteInCell)
      }
      index += 1
    }
    if index - start > Self.cellLimit { throw Self.tooLong(line: line) }
    return Cell(range: start..<index, hasQuotes: false)
  }

  private static func tooLong(line: Int32) -> DataFault {
    DataFault(line: Int(line), .tooLongCell(limit: cellLimit))
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func passLineEnd() {
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
    index += isPair ? 2 : 1
    line += 1
  }
}

/// A mistake in a data file, which makes all of it unusable.
struct DataFault: Error, Sendable {
  let line: Int
  let message: Message
  /// Mistakes of other rows, which do not hinder reading on.
  fileprivate(set) var others: [DataFault] = []

  init(line: Int, _ message: Message) {
    (self.line, self.message) = (line, message)
  }

  static func tooManyRows(_ limit: Int, line: Int) -> DataFault {
    DataFault(
      line: line, .tooManyRows(limit: limit))
  }
}

/// The mistakes of rows; a reader needs only the first hundred of them.
private struct DataFaults {
  private var found: [DataFault] = []
  private var others = 0

  private static let limit = 100

  mutating func add(_ fault: DataFault) {
    if found.count < Self.limit { found.append(fault) } else { others += 1 }
  }

  /// The first mistake with all others; `nil` if there are none.
  var all: DataFault? {
    guard var first = found.first else { return nil }
    first.others = Array(found.dropFirst())
    if others > 0, let last = found.last {
      first.others.append(DataFault(line: last.line, .moreFaultyRows(others)))
    }
    return first
  }
}
