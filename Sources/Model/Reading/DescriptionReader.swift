package import FioriBasics

/// Reads the values of a description and collects all its problems.
package struct DescriptionReader {
  /// The problems in the order found.
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The positions of syntax errors, where values are guesses.
  private var damaged: Set<SourcePosition> = []
  /// The numbers that are rounded.
  package private(set) var roundedNumbers = RoundedNumbers()
  /// The file name for diagnostics.
  let file: String

  /// The origins of the values that come out of rows of data.
  package var cells: CellOrigins?
  /// Writes the values in texts without runs, such as the title of a series, for the locale of a figure
  /// of rows; `nil` where there is no locale.
  package var writer: ValueWriter?
  /// Whether a value was written for the locale.
  package private(set) var hasWritten = false
  /// The index of the figure among the figures of the rows; `nil` for a description without data.
  package var figure: Int?

  /// The number of errors of the cells of each column.
  private var cellErrorCounts: [String: Int] = [:]
  /// The errors of a column's cells that are shown: they are usually the same mistake.
  private static let cellErrorLimit = 5

  /// No one reads more, and a malicious description could produce one for each of its bytes.
  private static let limit = 1_000

  package init(file: String) {
    self.file = file
  }

  /// Sets an object's properties from its members; reports unknown keys and missing required ones.
  ///
  /// `null` keeps a property's default, for programs that write every key, unless it is the value.
  package mutating func read<Owner>(
    _ node: JSONNode, at path: DescriptionPath, _ properties: [Property<Owner>],
    besides others: [String] = [], into owner: inout Owner
  ) {
    guard case .object(let members) = node.value, reference(of: node) == nil else {
      return expected("an object", found: node, at: path)
    }
    // By pointer, with indices of the table alone: a table of keys that depends on the owner's type is copied, and its type looked up, for
    // each of its keys that is compared.
    properties.withUnsafeBufferPointer { table in
      for member in members where !others.contains(member.key) {
        guard let index = Self.index(of: member.key, in: table) else {
          unknownKey(
            member, at: path, known: others + properties.map(\.name),
            taken: Set(members.map(\.key)))
          continue
        }
        if member.value.value == .null, !table[index].key.isNull { continue }
        table[index].read(member.value, path.key(member.key), &owner, &self)
      }
      for index in table.indices {
        guard case .required(let expectation, let orNull) = table[index].key.absence else {
          continue
        }
        require(table[index].key.name, expectation, orNull: orNull, of: node, at: path)
      }
    }
  }

  private static func index<Owner>(
    of key: String, in table: UnsafeBufferPointer<Property<Owner>>
  ) -> Int? {
    var index = 0
    while index < table.count {
      if table[index].key.name == key { return index }
      index += 1
    }
    return nil
  }

  /// Returns a copy of `blank` with an object's members read into it.
  package mutating func filled<Owner>(
    _ blank: Owner, from node: JSONNode, at path: DescriptionPath,
    _ properties: [Property<Owner>], besides others: [String] = []
  ) -> Owner {
    var owner = blank
    read(node, at: path, properties, besides: others, into: &owner)
    return owner
  }

  /// Returns the results of `read` for an array's elements; `nil` after an error, if it is not an
  /// array.
  package mutating func elements<Result>(
    of node: JSONNode, at path: DescriptionPath,
    _ read: (JSONNode, DescriptionPath, inout DescriptionReader) -> Result
  ) -> [Result]? {
    guard case .array(let nodes) = node.value else {
      if let column = columnMeant(by: node) {
        // The mistake is in the description, not in the cell.
        let position = SourcePosition(line: node.position.line, column: node.position.column)
        error(.columnInsteadOfArray(JSONProblem.shown(column)), at: position, path)
      } else {
        expected("an array", found: node, at: path)
      }
      return nil
    }
    // By index: `enumerated()` looks up types that depend on the result's for each element.
    var results: [Result] = []
    results.reserveCapacity(nodes.count)
    for index in nodes.indices { results.append(read(nodes[index], path.index(index), &self)) }
    return results
  }

  /// Returns the column whose values are meant by its name, or by a reference to only one of them; `nil` if
  /// the value is something else.
  private func columnMeant(by node: JSONNode) -> String? {
    guard let cells else { return nil }
    let cell = node.position.cell
    if let column = cells.column(of: cell) {
      let isOneOfColumn = cells.text(of: cell) != nil && cells.hasColumn(column)
      return isOneOfColumn && !cells.isWrong(cell) ? column : nil
    }
    guard case .string(let text) = node.value, cells.hasColumn(text) else { return nil }
    return text
  }

  /// Reports a required key that is missing.
  private mutating func require(
    _ key: String, _ expectation: String, orNull: Bool, of node: JSONNode, at path: DescriptionPath
  ) {
    guard let given = node.member(key)?.value else {
      return error(.missingKey(key, expectation: expectation), at: node.position, path)
    }
    guard given.value == .null, !orNull else { return }
    if cells?.isOfUnknownColumn(given.position.cell) == true { return }
    if let cell = cells?.name(of: given.position.cell) {
      return error(
        .emptyRequiredCell(cell), at: given.position,
        path.key(key))
    }
    error(.missingKey(key, expectation: expectation), at: node.position, path)
  }

  /// Reports syntax errors, and suppresses further errors at their positions; keeps the texts of
  /// rounded numbers.
  package mutating func take(_ reading: JSONReading) {
    let problems = reading.problems
    roundedNumbers = reading.roundedNumbers
    for problem in problems { error(problem.message, at: problem.position, DescriptionPath()) }
    if let last = problems.last, problems.count >= JSONReader.problemLimit {
      error(
        .tooManyErrors, at: last.position, DescriptionPath())
    }
    damaged.formUnion(problems.map(\.position))
  }

  /// Returns whether a value is a calculated number that is missing, which a warning reports.
  package func isMissing(_ node: JSONNode) -> Bool { cells?.isMissing(node.position.cell) == true }

  /// Warns about a number that is not the one that was written.
  package mutating func warnIfRounded(
    _ number: Double, at position: SourcePosition, _ path: DescriptionPath
  ) {
    guard JSONNumberText.canBeRounded(number) else { return }
    let cell = position.cell
    let written = cell > 0 ? cells?.text(of: cell, for: number) : roundedNumbers.text(at: position)
    guard let written, JSONNumberText.isRounded(written, to: number) else { return }
    note(.warning, .rounded(written, to: number), at: position, path)
  }

  /// Returns a message about a value with the digits of a number as they are written.
  package func quoting(_ node: JSONNode, _ message: Message) -> Message {
    guard case .number(let number) = node.value, JSONNumberText.canBeRounded(number),
      let written = roundedNumbers.text(at: node.position)
    else { return message }
    let text = message.text.replacing(Decimal.text(number), with: written)
    return Message(message.code, text, message.detail)
  }

  package mutating func error(
    _ message: Message, at position: SourcePosition, _ path: DescriptionPath
  ) {
    note(.error, message, at: position, path)
  }

  /// Reports a value of the wrong type; `cell` is the type wanted of a cell of data, and `code` for a
  /// type that has a code of its own.
  package mutating func expected(
    _ expectation: String, found node: JSONNode, at path: DescriptionPath, as cell: CellType? = nil,
    code: DiagnosticCode = .wrongValue
  ) {
    if let reference = reference(of: node) {
      return error(
        .referenceWithoutData(JSONProblem.shown(reference.key)),
        at: reference.keyPosition, path)
    }
    if node.isTextReference || node.isTextKey(at: path) {
      return error(
        .textKeyWithoutTexts, at: node.position, path)
    }
    if cell == .text, node.isFormatted {
      return error(
        .formattedValue,
        at: node.position, path)
    }
    if cells?.isWrong(node.position.cell) == true { return }
    guard let name = cells?.name(of: node.position.cell) else {
      return error(
        quoting(node, .expected(expectation, found: node.shown, code: code)), at: node.position,
        path)
    }
    if case .string(let text) = node.value, cell == .number {
      let advice = CellAdvice.number(for: text, column: cells?.column(of: node.position.cell))
      error(.notANumber(node.shown, in: name, advice: advice), at: node.position, path)
    } else {
      error(
        .expected(expectation, found: "\(node.shown) in \(name)", code: code), at: node.position,
        path)
    }
  }

  package mutating func unknown(
    _ what: String, _ word: String, known: [String], taken: Set<String> = [],
    at position: SourcePosition, _ path: DescriptionPath
  ) {
    if let own = SDKWord.counterpart(of: word, among: known) {
      let correction = taken.contains(own) ? nil : own
      return error(.sdkWord(word, own: own, correction: correction), at: position, path)
    }
    let meant = Suggestion.meant(by: word, among: known, taken: taken)
    let hint = Suggestion.hint(for: word, among: known, taken: taken)
    let correction = meant.flatMap { taken.contains($0) ? nil : $0 }
    error(.unknown(what, word, hint: hint, correction: correction), at: position, path)
  }

  package mutating func note(
    _ severity: Severity, _ message: Message, at position: SourcePosition, _ path: DescriptionPath
  ) {
    guard !damaged.contains(position), diagnostics.count < Self.limit else { return }
    let location = SourceLocation(file: file, line: position.line, column: position.column)
    var diagnostic = Diagnostic(
      severity: severity, location: location, path: path, message: message)
    if position.cell != 0, diagnostic.correction != nil { diagnostic.detail = nil }
    if let rows = cells?.rows(of: position.cell) {
      diagnostic.figure = figure
      diagnostic = diagnostic.naming(rows)
    }
    // An outer environment is read again for each figure.
    guard seen.insert(diagnostic).inserted else { return }
    if severity == .error, let column = cells?.column(of: position.cell) {
      cellErrorCounts[column, default: 0] += 1
      guard cellErrorCounts[column] != Self.cellErrorLimit + 1 else {
        let more = Message.moreWrongCells(column: column)
        diagnostics.append(
          Diagnostic(severity: severity, location: location, path: path, message: more))
        return
      }
      if cellErrorCounts[column, default: 0] > Self.cellErrorLimit { return }
    }
    diagnostics.append(diagnostic)
    if diagnostics.count == Self.limit - 1 {
      diagnostics.append(
        Diagnostic(
          severity: severity, location: location, path: path,
          message: .tooManyErrors))
    }
  }

  /// Adds problems of another file.
  package mutating func add(_ others: [Diagnostic]) { diagnostics += others }

  private mutating func unknownKey(
    _ member: JSONMember, at path: DescriptionPath, known: [String], taken: Set<String>
  ) {
    unknown("key", member.key, known: known, taken: taken, at: member.keyPosition, path)
  }

  /// Returns a text of a template with values such as `${share|percent}` in it, written for the locale;
  /// `nil` for any other value.
  mutating func written(_ node: JSONNode, at path: DescriptionPath) -> String? {
    guard let writer, node.isFormatted else { return nil }
    guard let text = ValueReader<Text>.content.read(node, path, &self) else { return "" }
    hasWritten = true
    let (written, findings) = writer.written(text, path)
    for finding in findings {
      note(finding.severity, finding.message, at: node.position, finding.path)
    }
    return written.string
  }

  /// Returns the member of an object such as `{"$sum": "revenue"}` in a description without a table.
  private func reference(of node: JSONNode) -> JSONMember? {
    guard cells == nil, case .object(let members) = node.value, members.count == 1,
      DataReference.keys.contains(members[0].key)
    else { return nil }
    return members[0]
  }
}

/// Writes the values in a text for a locale.
package struct ValueWriter: Sendable {
  /// Returns the text with its values written, and their problems.
  package let written: @Sendable (Text, DescriptionPath) -> (text: Text, findings: [Finding])

  package init(
    _ written: @escaping @Sendable (Text, DescriptionPath) -> (text: Text, findings: [Finding])
  ) {
    self.written = written
  }
}

/// The types that a cell of data can be read as, whatever the rest of its column holds.
package enum CellType: Sendable {
  /// The text that the data has, also of a number.
  case text
  /// The number of a cell in a column with other texts.
  case number
  /// True or false, which CSV can only write as texts.
  case bool
}

extension DescriptionReader {
  /// Returns the value of a node; a cell's in the type that is wanted, if it has one.
  package func value(of node: JSONNode, as type: CellType?) -> JSONValue {
    guard let type, node.position.cell > 0 else { return node.value }
    switch (type, node.value) {
    case (.text, .number(let number)):
      return .string(cells?.text(of: node.position.cell) ?? Decimal.text(number))
    case (.text, .bool(let bool)): return .string("\(bool)")
    case (.number, _):
      return cells?.number(of: node.position.cell).map(JSONValue.number) ?? node.value
    case (.bool, .string(let text)):
      return Bool(text.lowercased()).map(JSONValue.bool) ?? node.value
    case (.text, _), (.bool, _): return node.value
    }
  }
}

extension JSONNode {
  /// The value in messages: itself if it is short, or else its kind.
  package var shown: String {
    switch value {
    case .string(let text): "'\(JSONProblem.shown(text))'"
    case .number(let number): Decimal.text(number)
    case .bool(let bool): "\(bool)"
    case .null, .array, .object: value.kindName
    }
  }

  package var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// Whether the value is a text of a template where the locale decides how values are written: a
  /// value, or runs.
  fileprivate var isFormatted: Bool {
    guard position.cell > 0 else { return false }
    guard case .array(let runs) = value else { return isTextValue }
    return runs.contains(where: \.isTextValue)
  }

  /// Whether the value is a text of `texts`, such as `{"text": {"key": "sales.title"}}`.
  package var isTextReference: Bool { textKey != nil }

  /// Whether the value is the object with the key of such a text.
  fileprivate func isTextKey(at path: DescriptionPath) -> Bool {
    guard case .object(let members) = value, members.count == 1, members[0].key == "key",
      case .key("text")? = path.lastStep
    else { return false }
    return true
  }

  /// Returns the member of an object with a key; `nil` for anything else.
  package func member(_ key: String) -> JSONMember? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }
  }
}
