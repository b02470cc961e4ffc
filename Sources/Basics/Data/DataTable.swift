/// A table of data: its rows supply the values of a description's figures.
public struct DataTable: Sendable {
  /// The kinds of files that can be read.
  public enum Format: String, Sendable, CaseIterable {
    /// Comma-separated values (RFC 4180); a semicolon is recognized.
    case csv
    /// Tab-separated values.
    case tsv
    /// An array of objects.
    case json
    /// An object on each line.
    case jsonl

    /// Returns the format for a file name's extension; `nil` if it is unknown.
    public init?(file: String) {
      guard let dot = file.lastIndex(of: ".") else { return nil }
      self.init(rawValue: file[file.index(after: dot)...].lowercased())
    }

    /// Returns the message for a file whose extension is none of these.
    public static func fault(of file: String) -> String { Message.noDataFormat(of: file).text }
  }

  /// The rows as the source has them.
  enum Rows: Sendable {
    case delimited(DelimitedText)
    case lines(ObjectLines)
    case objects([JSONNode])
  }

  /// The name of the file in messages.
  package let file: String
  /// The names of the columns, in order of appearance.
  public let columns: [String]
  /// The problems found while reading; rows are empty after an error.
  public package(set) var diagnostics: [Diagnostic] = []
  /// Whether messages name the line of a row; not where the table is a single row.
  package var namesLines = true
  let rows: Rows
  /// The numbers in objects that are rounded.
  private var roundedNumbers = RoundedNumbers()
  /// The conversions of columns, by name.
  package var types: [String: DataType] = [:]
  /// The currencies, found when they are first needed.
  private let knownCurrencies = KnownCurrencies()

  /// The number of rows, without the line of names.
  public var rowCount: Int {
    switch rows {
    case .delimited(let text): text.rows.count
    case .lines(let lines): lines.rows.count
    case .objects(let nodes): nodes.count
    }
  }

  /// The maximum number of rows to read by default: a million rows of 100 bytes take 120 MB.
  public static let rowLimit = 1_000_000

  /// The maximum size of a data file in bytes; the whole file is kept in memory.
  package static let byteLimit = 500_000_000

  /// Reads a table from the bytes of a file in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - format: The kind of file.
  ///   - file: The name in messages.
  ///   - rowLimit: The largest number of rows.
  public init(_ bytes: [UInt8], as format: Format, file: String, rowLimit: Int = Self.rowLimit) {
    self.file = file
    do throws(DataFault) {
      if bytes.count > Self.byteLimit {
        throw DataFault(
          line: 1, .tooLongFile(limit: Self.byteLimit))
      }
      switch format {
      case .csv, .tsv:
        let separator = format == .tsv ? UInt8(ascii: "\t") : nil
        let text = try DelimitedText(bytes, separator: separator, rowLimit: rowLimit)
        (rows, columns) = (.delimited(text), text.names.filter { !$0.isEmpty })
        if text.separator == UInt8(ascii: ";") {
          note(.note, line: 1, .semicolons)
        }
      case .json:
        let objects: [JSONNode]
        (objects, roundedNumbers) = try Self.objects(bytes, rowLimit: rowLimit)
        (rows, columns) = (.objects(objects), Self.columns(of: objects))
      case .jsonl:
        let lines = try ObjectLines(bytes, rowLimit: rowLimit)
        (rows, columns) = (.lines(lines), lines.columns)
      }
    } catch {
      (rows, columns) = (.objects([]), [])
      for fault in [error] + error.others { note(.error, line: fault.line, fault.message) }
    }
  }

  /// Creates a table of one row, whose texts are read as the cells of a CSV file.
  package init(row cells: [(column: String, text: String)], file: String) {
    guard !cells.isEmpty else {
      let row = JSONNode(value: .object([]), position: SourcePosition(line: 1, column: 1))
      self.init([row], roundedNumbers: RoundedNumbers(), file: file)
      return
    }
    let lines = [cells.map(\.column), cells.map(\.text)].map { texts in
      texts.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
    }
    self.init(Array(lines.joined(separator: "\n").utf8), as: .csv, file: file)
    namesLines = false
  }

  /// Creates a table of one row, a JSON object.
  package init(row reading: JSONReading, file: String) {
    self.init(
      reading.root.map { [$0] } ?? [], roundedNumbers: reading.roundedNumbers, file: file)
  }

  /// Creates a table of the elements of an array in a description; a diagnostic is added if one is
  /// not an object.
  package init(
    _ nodes: [JSONNode], roundedNumbers: RoundedNumbers, file: String
  ) {
    (self.file, self.roundedNumbers) = (file, roundedNumbers)
    do throws(DataFault) {
      try Self.check(nodes)
      (rows, columns) = (.objects(nodes), Self.columns(of: nodes))
    } catch {
      (rows, columns) = (.objects([]), [])
      for fault in [error] + error.others { note(.error, line: fault.line, fault.message) }
    }
  }

  /// The table whose dates are not gathered into periods.
  var withoutPeriods: DataTable {
    var table = self
    table.types = types.mapValues { type in
      guard case .date(let pattern, _, let zone) = type else { return type }
      return .date(pattern, by: nil, in: zone)
    }
    return table
  }

  /// What is known about its amounts of money.
  var currencies: TableCurrencies { knownCurrencies.currencies(of: self) }

  /// Returns whether a column exists.
  package func hasColumn(_ name: String) -> Bool { columns.contains(name) }

  /// Returns the name of a row in messages, such as `sales.csv:17`.
  package func name(of row: Int) -> String { namesLines ? "\(file):\(line(of: row))" : file }

  /// Returns the line of a row in its file.
  package func line(of row: Int) -> Int {
    switch rows {
    case .delimited(let text): Int(text.rows[row].line)
    case .lines(let lines): Int(lines.rows[row].line)
    case .objects(let nodes): nodes[row].position.line
    }
  }

  /// Returns a row, read and converted.
  package func row(_ index: Int) -> DataRow {
    switch rows {
    case .delimited(let text):
      let cells = text.cells(of: index)
      return DataRow(
        cells: zip(text.names.indices, cells).map { column, cell in
          converted(
            Self.cell(cell, isNumber: text.isNumber[column]), column: text.names[column])
        }, names: text.names, line: line(of: index))
    case .lines(let lines):
      let (node, roundedNumbers) = lines.object(of: index)
      return row(node, roundedNumbers, line: line(of: index))
    case .objects(let nodes): return row(nodes[index], roundedNumbers, line: line(of: index))
    }
  }

  /// Returns a row as an object that is read as the same row if it is part of a description: before
  /// its cells are converted to the types of their columns.
  package func object(ofRow index: Int) -> JSONValue {
    switch rows {
    case .delimited(let text):
      let cells = zip(text.names, zip(text.isNumber, text.cells(of: index)))
      return .object(
        cells.map { name, cell in
          // A text that looks like a number may be another one in the language of its column.
          let isNumber = cell.0 && types[name] == nil
          return Self.member(name, Self.cell(cell.1, isNumber: isNumber).value)
        })
    case .lines(let lines): return lines.object(of: index).0?.value ?? .object([])
    case .objects(let nodes): return nodes[index].value
    }
  }

  private static func member(_ name: String, _ value: JSONValue) -> JSONMember {
    let position = SourcePosition(line: 1, column: 1)
    return JSONMember(
      key: name, keyPosition: position, value: JSONNode(value: value, position: position))
  }

  private func row(
    _ node: JSONNode?, _ roundedNumbers: RoundedNumbers, line: Int
  ) -> DataRow {
    guard case .object(let members)? = node?.value else {
      return DataRow(cells: [], names: [], line: line)
    }
    return DataRow(
      cells: members.map { member in
        let cell = DataCell(node: member.value, roundedNumbers: roundedNumbers)
        return converted(cell, column: member.key)
      },
      names: members.map(\.key), line: line)
  }

  private func converted(_ cell: DataCell, column: String) -> DataCell {
    guard !types.isEmpty, let type = types[column] else { return cell }
    var cell = cell
    // A cell of CSV that looks like a number in JSON may be another one in the language of its column.
    if case .delimited = rows, case .number = cell.value { cell.value = .string(cell.text) }
    return type.converted(cell)
  }

  private static func cell(_ text: String, isNumber: Bool) -> DataCell {
    if text.isEmpty { return DataCell(value: .null, text: "") }
    guard isNumber, let number = JSONNumberText.number(text) else {
      return DataCell(value: .string(text), text: text)
    }
    return DataCell(value: .number(number), text: text)
  }

  private mutating func note(_ severity: Severity, line: Int, _ message: Message) {
    diagnostics.append(
      Diagnostic(
        severity: severity, location: SourceLocation(file: file, line: line, column: 1),
        message: message))
  }

  // MARK: - Objects

  private static func objects(
    _ bytes: [UInt8], rowLimit: Int
  ) throws(DataFault) -> (nodes: [JSONNode], roundedNumbers: RoundedNumbers) {
    let (root, roundedNumbers) = try ObjectLines.value(bytes, firstLine: 1)
    guard case .array(let nodes) = root.value else {
      throw DataFault(line: 1, .expectedObjects)
    }
    try check(nodes)
    guard nodes.count <= rowLimit else {
      throw .tooManyRows(rowLimit, line: nodes[rowLimit].position.line)
    }
    return (nodes, roundedNumbers)
  }

  private static func check(_ nodes: [JSONNode]) throws(DataFault) {
    for node in nodes { try ObjectLines.check(node) }
  }

  private static func columns(of nodes: [JSONNode]) -> [String] {
    var names = ColumnNames()
    for node in nodes { names.add(node) }
    return names.list
  }
}

/// A row of a table.
package struct DataRow: Sendable {
  let cells: [DataCell]
  let names: [String]
  /// The line in the file.
  package let line: Int

  /// Returns the index of a column's cell; `nil` if the row has none.
  func index(of column: String) -> Int? { names.firstIndex(of: column) }

  /// Returns the row with a text in a column.
  func replacing(_ column: String, with text: String) -> DataRow {
    let cell = DataCell(value: .string(text), text: text)
    var (cells, names) = (cells, names)
    if let index = index(of: column) {
      cells[index] = cell
    } else {
      (cells, names) = (cells + [cell], names + [column])
    }
    return DataRow(cells: cells, names: names, line: line)
  }

  /// Returns a column's cell; a missing one is null.
  package func cell(_ column: String) -> DataCell {
    index(of: column).map { cells[$0] } ?? DataCell(value: .null, text: "")
  }
}

/// A cell of a row.
package struct DataCell: Sendable {
  package var value: JSONValue
  /// The value in a text: a number as the data has it, nothing for null.
  package var text: String
  /// Whether its column has the type `string`, so that digits are not a number.
  var isText = false
  /// The mistake of a cell that cannot be converted.
  package var fault: CellFault?
  /// The texts of the numbers in an array or object that are rounded.
  private var roundedParts: [String] = []

  /// The number, also in a column of texts; `nil` for any other cell.
  var number: Double? {
    switch value {
    case .number(let number): number
    case .string(let text): isText ? nil : JSONNumberText.number(text)
    case .null, .bool, .array, .object: nil
    }
  }

  init(value: JSONValue, text: String) {
    (self.value, self.text) = (value, text)
  }

  /// Creates a cell of a value in an object; a number that is rounded keeps its text.
  init(node: JSONNode, roundedNumbers: RoundedNumbers) {
    value = node.value
    switch node.value {
    case .string(let string): text = string
    case .number(let number):
      let written =
        JSONNumberText.canBeRounded(number) ? roundedNumbers.text(at: node.position) : nil
      text = written ?? Decimal.text(number)
    case .bool(let bool): text = "\(bool)"
    case .null: text = ""
    case .array, .object:
      text = ""
      if !roundedNumbers.isEmpty { roundedParts = node.texts(in: roundedNumbers) }
    }
  }

  /// Returns the text of a number that is the value, or a part of it.
  func text(of number: Double) -> String? {
    text.isEmpty ? roundedParts.first { JSONNumberText.number($0) == number } : text
  }

  /// Whether the value is a number with other digits than its text.
  var isRounded: Bool {
    number.map { JSONNumberText.isRounded(text, to: $0) } ?? false
  }
}

extension JSONNode {
  /// Returns the texts of the value's parts that are rounded.
  fileprivate func texts(in numbers: RoundedNumbers) -> [String] {
    switch value {
    case .number: numbers.text(at: position).map { [$0] } ?? []
    case .array(let nodes): nodes.flatMap { $0.texts(in: numbers) }
    case .object(let members): members.flatMap { $0.value.texts(in: numbers) }
    case .null, .bool, .string: []
    }
  }
}
