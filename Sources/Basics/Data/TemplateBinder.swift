/// Puts values instead of references.
struct TemplateBinder {
  private(set) var cells: [CellOrigins.Cell] = []
  private(set) var problems: [TemplateProblem] = []
  private(set) var warnings: [TemplateProblem] = []
  private(set) var notes: [TemplateProblem] = []
  /// The limit of categories, and the columns that it applies to.
  var limit: (limit: RowLimit, columns: [String])?
  /// The rows of the figure before the rows of other categories were left out; `nil` if none were.
  var unlimitedRows: [BoundRow]?
  /// The columns whose rows were added up without being asked for.
  var summed: ExactTexts = []
  /// The currency of the numbers in the object being read; `nil` if the description does not say.
  var shownCurrency: ShownCurrency?
  /// The currency beside the numbers of the array being read.
  var shownUnit: ShownCurrency?
  /// The currency in the title of the numbers being read.
  var titleCurrency: ShownCurrency?
  /// The formats of the marks of the chart being read, if they come from rows that differ, and of the series
  /// being read.
  var markFormats: MarkFormats?
  var markFormat: MarkFormat?
  /// The places of reported currencies, which differ from the rows' own.
  var reportedCurrencies: Set<DescriptionPath> = []
  /// The columns of amounts in different currencies that have been reported.
  var reportedAmounts: [AmountComparison: ExactTexts] = [:]
  /// The places of currencies that are not the rows' own, which have been reported.
  var hiddenCurrencies: Set<SourcePosition> = []
  /// The columns whose earlier last periods have been reported.
  var reportedEnds: ExactTexts = []
  let table: DataTable
  let currencies: TableCurrencies
  /// The last periods of all figures; `nil` if they are not compared.
  var periodEnds: PeriodEnds?

  init(_ table: DataTable) { (self.table, currencies) = (table, table.currencies) }

  /// Returns a value; `nil` for series, which are several.
  mutating func node(
    _ node: TemplateNode, _ scope: TemplateScope, at path: DescriptionPath
  ) -> JSONNode? {
    switch node {
    case .fixed(let node): return node
    case .text(let parts, let position): return text(parts, position, scope, at: path)
    case .reference(let reference, let position):
      return value(reference, position, scope, at: path)
    case .calculation(let calculation, let position):
      return value(calculation, position, scope, at: path)
    case .array(let elements, let position):
      return array(elements, position, scope, at: path)
    case .object(let members, let position, let column):
      var scope = scope
      let (outerCurrency, outerTitle) = (shownCurrency, titleCurrency)
      defer { (shownCurrency, titleCurrency) = (outerCurrency, outerTitle) }
      shownCurrency = shownCurrency(of: members, scope, at: path)
      if !currencies.isEmpty { titleCurrency = titleCurrency(of: members, at: path) }
      warnIfNotDistinct(members, scope, at: path)
      warnAboutLast(members, at: path)
      if members.contains(where: { $0.key == "series" }) {
        scope.isRing = TemplateNode.isRing(members)
      }
      scope.placeColumn = TemplateNode.categoryColumn(of: members) ?? scope.placeColumn
      let limited = limitedCategories(of: members)
      if let limited, let limit = limit?.limit {
        let rows = unlimitedRows ?? scope.rows
        warnAboutTies(limit, limited, rows, position, at: path.key("categories"))
        noteCut(limit, limited, rows, position, at: path.key("categories"))
      }
      if let limited, let limit = limit?.limit, limit.other == nil {
        scope.rows = limit.kept(scope.rows, by: limited)
      }
      if let column = column ?? (limit?.limit.other == nil ? nil : limited) {
        scope.categories = lineUp(column, scope, position, at: path)
      }
      checkCurrencies(of: members, scope, at: path)
      if let formats = self.markFormats(of: members, scope, at: path) {
        return JSONNode(
          value: .object(chart(members, formats, scope, at: path)), position: position)
      }
      if let markFormats, members.contains(where: { $0.key == "values" }) {
        markFormat = markFormats.format(at: path)
      }
      var bound = self.members(members, scope, at: path)
      checkLists(of: members, scope, at: path)
      if let formats = formats(of: members, bound, scope, at: path) { bound.append(formats) }
      return JSONNode(value: .object(bound), position: position)
    case .points(let members, let position):
      let points = scope.rows.enumerated().compactMap { index, row in
        var scope = scope
        scope.rows = [row]
        return self.node(.object(members, position, categories: nil), scope, at: path.index(index))
      }
      return JSONNode(value: .array(points), position: position)
    case .repeated(_, _, let position): return array([node], position, scope, at: path)
    case .aggregated(let aggregate, let node):
      var scope = scope
      scope.aggregate = aggregate
      return self.node(node, scope, at: path)
    case .keyed(let key, let texts): return text(keyed: key, texts, scope, at: path)
    }
  }

  /// Returns the members of an object. Currencies are read after their numbers, so that each is reported once.
  mutating func members(
    _ members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> [JSONMember] {
    var nodes = [JSONNode?](repeating: nil, count: members.count)
    let isLater = { ["currency", "numericAxis", "secondaryNumericAxis"].contains(members[$0].key) }
    for index in members.indices.filter({ !isLater($0) }) + members.indices.filter(isLater) {
      nodes[index] = node(members[index].value, scope, at: path.key(members[index].key))
    }
    return zip(members, nodes).compactMap { member, node in
      node.map { JSONMember(key: member.key, keyPosition: member.keyPosition, value: $0) }
    }
  }

  // MARK: - Messages

  /// Returns a position with the number of a new cell.
  mutating func cellPosition(
    _ row: BoundRow?, _ column: String, at position: SourcePosition,
    as state: CellOrigins.Cell.State = .present
  ) -> SourcePosition {
    cells.append(CellOrigins.Cell(row: row, column: column, state: state))
    return position.holding(cell: Int32(clamping: cells.count))
  }

  mutating func report(
    _ message: Message, _ position: SourcePosition, _ path: DescriptionPath
  ) {
    problems.append(TemplateProblem(message: message, position: position, path: path))
  }

  mutating func reportText(
    _ column: String, _ row: BoundRow, _ position: SourcePosition, _ path: DescriptionPath
  ) {
    report(.noSingleValue(in: name(column, row)), position, path)
  }

  mutating func reportNumber(
    _ cell: DataCell, _ row: BoundRow, _ column: String, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    report(
      .wrongCell(cell.text, in: name(column, row), column: column, cell.fault ?? .number), position,
      path)
  }

  mutating func warn(_ message: Message, _ position: SourcePosition, _ path: DescriptionPath) {
    warnings.append(TemplateProblem(message: message, position: position, path: path))
  }

  mutating func note(_ message: Message, _ position: SourcePosition, _ path: DescriptionPath) {
    notes.append(TemplateProblem(message: message, position: position, path: path))
  }

  func name(_ column: String, _ row: BoundRow) -> String {
    Self.name(of: CellOrigins.Cell(row: row, column: column), in: table)
  }

  /// Returns the name of the first of several cells of a column.
  func name(_ column: String, _ rows: [BoundRow]) -> String {
    Self.name(of: CellOrigins.Cell(row: rows.first, column: column), in: table)
  }

  /// Returns the name of the cell that a value comes from; `nil` for one that is written out.
  func name(of node: JSONNode) -> String? {
    cells[at: Int(node.position.cell) - 1].map { Self.name(of: $0, in: table) }
  }

  /// Returns the cell of a row that a value is; `nil` for any other.
  func cell(of node: JSONNode) -> DataCell? {
    cells[at: Int(node.position.cell) - 1].flatMap(\.cell)
  }

  /// Returns rows by the values of a column, whose dates may belong to periods.
  func periods(of rows: [BoundRow], over column: String) -> Periods {
    var period: DatePeriod?
    if case .date(_, let by, _)? = table.types[column] { period = by }
    return Periods(of: rows, over: column, by: period)
  }

  static func name(of cell: CellOrigins.Cell, in table: DataTable) -> String {
    guard let row = cell.row else { return "column '\(cell.column)' of \(table.file)" }
    return "column '\(cell.column)' of \(table.name(of: Int(row.index)))"
  }
}
