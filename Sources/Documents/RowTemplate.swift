package import FioriBasics
package import FioriFiles
import FioriModel

/// A description into which rows are put one at a time, such as the lines of a stream.
package struct RowTemplate: Sendable {
  private let reader: DocumentReader
  private let root: JSONNode?
  private let template: ReferenceTree?
  private let types: [String: DataType]
  /// The traits that addresses of cards may set.
  package let servedParameters: [ServedParameter]

  /// Reads a template, and checks its references once for all rows.
  package init(_ json: [UInt8], file: String, resources: ResourceFolder?) {
    var reader = DocumentReader(file: file, resources: resources)
    let root = reader.parse(json)
    let read = root.flatMap { reader.rowTemplate(of: $0) }
    (self.root, template, types) = (read?.root, read?.template, read?.types ?? [:])
    servedParameters = read?.parameters ?? []
    self.reader = reader
  }

  /// The mistakes of the template itself; with an error no row can be drawn.
  package var diagnostics: [Diagnostic] { reader.description.diagnostics.inFileOrder }

  /// All places where the files of its style sheets were looked for.
  package var styleSheetPaths: [String] {
    reader.sheets.searchedPaths + (reader.texts?.searchedPaths ?? [])
  }

  /// Returns the figures of a row, a JSON object in UTF-8; `name` is its name in messages.
  package func document(row json: [UInt8], named name: String) -> Document {
    document { reader in
      reader.row(json).map { reading in
        var table = DataTable(row: reading, file: name)
        table.namesLines = false
        return table
      }
    }
  }

  /// Returns the figures of a row of texts, which are read like the cells of a CSV file.
  package func document(cells: [(column: String, text: String)], named name: String) -> Document {
    document { reader in
      let table = DataTable(row: cells, file: name)
      reader.description.add(table.diagnostics)
      return table.diagnostics.hasErrors ? nil : table
    }
  }

  /// The mistakes that every row would have, which are mistakes of the template itself.
  ///
  /// The possible values of a cell are not known in advance; mistakes that occur with numbers,
  /// texts and empty cells alike do not come from the cells.
  package var commonDiagnostics: [Diagnostic] {
    guard let template, !diagnostics.hasErrors else { return diagnostics }
    let found = ["1", "a", ""].map { text in
      document(cells: template.columns.map { ($0.name, text) }, named: "a row").diagnostics
    }
    return found[0].filter { found[1].contains($0) && found[2].contains($0) }
  }

  private func document(_ table: (inout DocumentReader) -> DataTable?) -> Document {
    let start = ContinuousClock.now
    var reader = reader
    var figures: [Figure] = []
    if let root, let template, var table = table(&reader) {
      table.types = types
      figures = reader.figures(of: root, template, in: table)
    }
    return reader.document(
      figures, reading: ReadingTime(parsing: ReadingTime.Span(from: start), figures: nil))
  }
}

extension DocumentReader {
  /// Reads a template for rows; of its `data` only the types are used.
  fileprivate mutating func rowTemplate(
    of root: JSONNode
  ) -> (
    root: JSONNode, template: ReferenceTree, types: [String: DataType],
    parameters: [ServedParameter]
  )? {
    guard case .object(let members) = root.value else {
      description.expected("an object", found: root, at: DescriptionPath())
      return nil
    }
    var settings = DataSettings()
    if let node = root.member("data")?.value, node.value != .null {
      description.read(
        node, at: DescriptionPath(.key("data")), DataSettings.properties, into: &settings)
    }
    let serve = root.member("serve").flatMap { member in
      member.value.value == .null
        ? nil : LocatedNode(node: member.value, path: DescriptionPath(.key("serve")))
    }
    let parameters = ServeSettings(serve, &description).parameters
    let rest = JSONNode(
      value: .object(members.filter { !["data", "serve"].contains($0.key) }),
      position: root.position)
    let template = ReferenceTree(rest)
    for problem in template.problems {
      description.note(.error, problem.message, at: problem.position, problem.path)
    }
    if let node = root.member("sharedRange")?.value, node.value == .bool(true) {
      description.error(
        .rangeOfStreamedRows, at: node.position, DescriptionPath(.key("sharedRange"))
      )
    }
    checkSharedRange(of: root)
    loadStyleSheets(of: root)
    loadTexts(root.member("texts").map { LocatedNode(node: $0.value, path: .texts) })
    return (rest, template, settings.types, parameters)
  }

  /// Parses a row, and takes its ID; `nil` if it is not an object.
  fileprivate mutating func row(_ json: [UInt8]) -> JSONReading? {
    var parser = JSONReader(json, depthLimit: Limits.depth)
    let reading = parser.read()
    if let problem = reading.problems.first {
      description.error(problem.message.prefixed("row: "), at: problem.position, DescriptionPath())
    }
    guard let node = reading.root, node.isObject else {
      if reading.problems.isEmpty, let root = reading.root {
        description.expected("an object as the row", found: root, at: DescriptionPath())
      }
      return nil
    }
    if let value = node.member("id")?.value {
      take(id: DescriptionID(value, in: json, problems: reading.problems))
    }
    return reading.problems.isEmpty ? reading : nil
  }

  /// Reads the figures of a table with one row.
  fileprivate mutating func figures(
    of root: JSONNode, _ template: ReferenceTree, in table: DataTable
  ) -> [Figure] {
    for problem in template.problems(with: table) {
      description.note(.error, problem.message, at: problem.position, problem.path)
    }
    let selection = RowSelection(of: table, where: [], sortedBy: [], dividedBy: .whole)
    let rows = RowFigures(
      root: root, template: template, table: table, selection: selection, isSeveral: false,
      path: nil)
    return figures(of: rows, at: 0)
  }
}
