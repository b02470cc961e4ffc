/// Puts values instead of references.
struct TemplateBinder {
  private(set) var cells: [CellOrigins.Cell] = []
  private(set) var problems: [TemplateProblem] = []
  private(set) var warnings: [TemplateProblem] = []
  /// The limit of categories, and the columns that it applies to.
  var limit: (limit: RowLimit, columns: [String])?
  /// The rows of the figure before the rows of other categories were left out; `nil` if none were.
  var unlimitedRows: [BoundRow]?
  /// The columns whose rows were added up without being asked for.
  private var summed: Set<String> = []
  /// The columns of amounts that the object being read shows with a currency, which is checked there.
  var amountsWithCurrency: Set<String> = []
  /// The columns of amounts in different currencies that have been reported.
  var mixedAmounts: Set<String> = []
  let table: DataTable
  /// The whole description, whose formats say which columns are amounts.
  let root: TemplateNode

  init(_ root: TemplateNode, _ table: DataTable) {
    self.root = root
    self.table = table
  }

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
      let outerAmounts = amountsWithCurrency
      defer { amountsWithCurrency = outerAmounts }
      warnIfNotDistinct(members, scope, at: path)
      warnAboutLast(members, at: path)
      scope.reportedColumns.formUnion(mixedCurrencies(members, scope, at: path))
      scope.placeColumn = TemplateNode.categoryColumn(of: members) ?? scope.placeColumn
      let limited = limitedCategories(of: members)
      if let limited, let limit = limit?.limit {
        let rows = unlimitedRows ?? scope.rows
        warnAboutTies(limit, limited, rows, position, at: path.key("categories"))
      }
      if let limited, let limit = limit?.limit, limit.other == nil {
        scope.rows = limit.kept(scope.rows, by: limited)
      }
      if let column = column ?? (limit?.limit.other == nil ? nil : limited) {
        scope.categories = lineUp(column, scope, position, at: path)
      }
      if let column = marksCurrency(of: members, scope, at: path) { scope.marksCurrency = column }
      warnAboutAddedMarks(members, scope, at: path)
      var bound = members.compactMap { member in
        self.node(member.value, scope, at: path.key(member.key)).map {
          JSONMember(key: member.key, keyPosition: member.keyPosition, value: $0)
        }
      }
      if let currencies = currencies(of: members, scope, at: path) { bound.append(currencies) }
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

  // MARK: - Containers

  private mutating func array(
    _ elements: [TemplateNode], _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    var nodes: [JSONNode] = []
    for element in elements {
      if case .repeated(let repetition, let body, let position) = element {
        for group in groups(for: repetition, scope, position, at: path) {
          var inner = scope
          inner.rows = group.rows
          inner.aggregate = scope.aggregate ?? (group.isOther ? .sum : nil)
          if let node = node(body, inner, at: path.index(nodes.count)) { nodes.append(node) }
        }
      } else if let node = node(element, scope, at: path.index(nodes.count)) {
        nodes.append(node)
      }
    }
    return JSONNode(value: .array(nodes), position: position)
  }

  private mutating func groups(
    for repetition: TemplateNode.Repetition, _ scope: TemplateScope, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> [(rows: [BoundRow], isOther: Bool)] {
    let column = repetition.column
    var rows = scope.rows
    if !repetition.includesEmpty {
      warnAboutEmpty(rows.filter { $0.row.cell(column).value == .null }, column, position, at: path)
      rows = rows.filter { $0.row.cell(column).value != .null }
    }
    if let limit, limit.columns.contains(column), path.lastStep == .key("series"),
      scope.categories == nil
    {
      return limit.limit.parts(of: rows, by: column)
    }
    let groups = groups(of: rows, by: column)
    for rows in groups { warnAboutSpellings(rows, column, position, at: path) }
    return groups.map { ($0, false) }
  }

  private func groups(of rows: [BoundRow], by column: String) -> [[BoundRow]] {
    var (groups, indices): ([[BoundRow]], [String: Int]) = ([], [:])
    for row in rows {
      let key = row.row.cell(column).text
      if let index = indices[key] {
        groups[index].append(row)
      } else {
        indices[key] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  /// Returns the column of an object's categories if their number is limited.
  private func limitedCategories(of members: [TemplateNode.Member]) -> String? {
    guard let limit, let column = TemplateNode.categoryColumn(of: members) else { return nil }
    return limit.columns.contains(column) ? column : nil
  }

  private mutating func lineUp(
    _ column: String, _ scope: TemplateScope, _ position: SourcePosition, at path: DescriptionPath
  ) -> CategoryPlaces {
    let empty = scope.rows.filter { $0.row.cell(column).value == .null }
    warnAboutEmpty(empty, column, position, at: path.key("categories"))
    let limit = limit.flatMap { $0.columns.contains(column) ? $0.limit : nil }
    var places = CategoryPlaces(column: column)
    let categories = (limit ?? RowLimit(count: .max)).categories(of: scope.rows, by: column)
    for (name, rows) in categories.prefix(limit?.count ?? .max) {
      places.indices[name] = places.firstRows.count
      places.firstRows += rows.prefix(1)
      warnAboutSpellings(rows, column, position, at: path.key("categories"))
    }
    guard let limit, let other = limit.other, categories.count > limit.count else { return places }
    if places.indices[other] != nil {
      warn(.otherInData(other, column: column), position, path.key("categories"))
    }
    let index = places.indices[other] ?? places.firstRows.count
    for (name, _) in categories.dropFirst(limit.count) { places.indices[name] = index }
    places.other = (other, index)
    return places
  }

  /// Warns about a category that is left out although its value equals the last one that is kept.
  private mutating func warnAboutTies(
    _ limit: RowLimit, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard let tie = limit.tie(of: rows, by: column) else { return }
    warn(
      .tieAtLimit(
        kept: JSONProblem.shown(tie.kept), left: JSONProblem.shown(tie.left), column: tie.column),
      position, path)
  }

  /// Warns about rows that are not drawn, since their cell of a column is empty.
  private mutating func warnAboutEmpty(
    _ rows: [BoundRow], _ column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let row = rows.first else { return }
    let others =
      rows.count > 1 ? ", and \(rows.count - 1) more \(rows.count == 2 ? "row" : "rows")," : ""
    warnings.append(
      TemplateProblem(
        message: .emptyCategory(in: name(column, row), others: others),
        position: position, path: path))
  }

  /// Warns about rows of one group whose cells only read the same, such as an accent in one character and in two.
  private mutating func warnAboutSpellings(
    _ rows: [BoundRow], _ column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    // Reading the cells again takes time, and ASCII texts have one spelling except for two signs of physics.
    guard rows.count > 1, let first = rows.first?.row.cell(column).text,
      !first.utf8.allSatisfy({ $0 < 0x80 }),
      let other = rows.first(where: { !$0.row.cell(column).text.isExactly(first) })
    else { return }
    warnings.append(
      TemplateProblem(
        message:
          .sameCategories(in: name(column, other)),
        position: position, path: path))
  }

  // MARK: - Values

  private mutating func value(
    _ reference: DataReference, _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    switch reference {
    case .cell(let column):
      warnIfDifferent(column, position, scope, at: path)
      return scope.rows.first.map { cell(column, of: $0, position, at: path) }
        ?? JSONNode(value: .null, position: position)
    case .column(let column):
      if let categories = scope.categories {
        if categories.column == column, path.lastStep == .key("categories") {
          return names(of: categories, position, at: path)
        }
        return lined(column, categories, scope, position, at: path)
      }
      if let aggregate = scope.aggregate {
        // Without categories, all rows are of one place, like the rows of a donut's share.
        let node = self.aggregate(aggregate, column, scope.rows, position, at: path)
        return JSONNode(value: .array([node]), position: position)
      }
      if path.lastStep == .key("categories") { warnIfRepeated(column, position, scope, at: path) }
      let nodes = scope.rows.map { cell(column, of: $0, position, at: path) }
      return JSONNode(value: .array(nodes), position: position)
    case .distinct(let column):
      if let categories = scope.categories, categories.column == column,
        path.lastStep == .key("categories")
      {
        return names(of: categories, position, at: path)
      }
      return distinct(column, scope, position, at: path)
    case .aggregate(let aggregate, let column):
      return self.aggregate(aggregate, column, scope.rows, position, at: path)
    case .count:
      return JSONNode(
        value: .number(Double(scope.rows.count)),
        position: cellPosition(nil, "$count", at: position))
    }
  }

  /// Warns about a name of several rows, which are each a category of their own.
  private mutating func warnIfRepeated(
    _ column: String, _ position: SourcePosition, _ scope: TemplateScope, at path: DescriptionPath
  ) {
    var seen: Set<String> = []
    let repeated = scope.rows.lazy.map { $0.row.cell(column) }.first {
      $0.value != .null && !seen.insert($0.text).inserted
    }
    guard let repeated else { return }
    warn(
      .repeatedCategory(JSONProblem.shown(repeated.text), column: JSONProblem.shown(column)),
      position, path)
  }

  private mutating func names(
    of categories: CategoryPlaces, _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    var nodes = categories.firstRows.map {
      cell(categories.column, of: $0, position, at: path)
    }
    if let other = categories.other, other.index == nodes.count {
      nodes.append(JSONNode(value: .string(other.name), position: position))
    }
    return JSONNode(value: .array(nodes), position: position)
  }

  private mutating func distinct(
    _ column: String, _ scope: TemplateScope, _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    var seen: Set<String> = []
    var nodes: [JSONNode] = []
    for row in scope.rows {
      let cell = row.row.cell(column)
      guard cell.value != .null, seen.insert(cell.text).inserted else { continue }
      nodes.append(self.cell(column, of: row, position, at: path))
    }
    return JSONNode(value: .array(nodes), position: position)
  }

  /// Returns the cells of a column, lined up with the places of another one.
  private mutating func lined(
    _ column: String, _ categories: CategoryPlaces, _ scope: TemplateScope,
    _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    let groups = categories.groups(of: scope.rows)
    let summed = groups.indices.first { groups[$0].count > 1 && $0 != categories.other?.index }
    if scope.aggregate == nil, let rows = summed.map({ groups[$0] }) {
      warnAboutSum(of: column, at: categories.column, rows, position, path)
    }
    let nodes = groups.enumerated().map { index, rows in
      switch rows.count {
      case 0: JSONNode(value: .null, position: position)
      case 1: cell(column, of: rows[0], position, at: path.index(index))
      default: aggregate(scope.aggregate ?? .sum, column, rows, position, at: path.index(index))
      }
    }
    return JSONNode(value: .array(nodes), position: position)
  }

  /// Warns once for a column about rows of one place, whose sum might not be meant.
  mutating func warnAboutSum(
    of column: String, at categoryColumn: String, _ rows: [BoundRow], _ position: SourcePosition,
    _ path: DescriptionPath
  ) {
    guard summed.insert(column).inserted, let row = rows.first else { return }
    let category = JSONProblem.shown(row.row.cell(categoryColumn).text)
    warnings.append(
      TemplateProblem(
        message:
          .addedUp(rows.count, category: category, column: JSONProblem.shown(categoryColumn)),
        position: position, path: path))
  }

  /// Warns about categories for each row beside series of groups of rows, which do not line up.
  private mutating func warnIfNotDistinct(
    _ members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard
      let categories = members.first(where: { $0.key == "categories" }),
      case .reference(.column(let column), let position) = categories.value,
      let series = members.first(where: { $0.key == "series" })?.value,
      series.elements.contains(where: {
        if case .repeated(let repetition, _, _) = $0 {
          groups(of: scope.rows, by: repetition.column).count > 1
        } else {
          false
        }
      })
    else { return }
    let name = JSONProblem.shown(column)
    warnings.append(
      TemplateProblem(
        message: .categoryPerRow(column: name), position: position,
        path: path.key("categories")))
  }

  mutating func aggregate(
    _ aggregate: Aggregate, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode {
    if ![.first, .last].contains(aggregate) { warnIfMixed(column, rows, position, at: path) }
    let cells = rows.map { $0.row.cell(column) }
    let (value, mistake) = aggregate.value(of: cells)
    if let rounded = aggregate.rounding(of: cells, to: value) {
      let source =
        rounded.cell.map { name(column, rows[$0]) }
        ?? Self.name(of: .init(row: nil, column: column), in: table)
      warnings.append(
        TemplateProblem(
          message: .rounded(rounded.text, to: rounded.number).suffixed(" (\(source))"),
          position: position, path: path))
    }
    if let mistake {
      let state: CellOrigins.Cell.State = cells[mistake].fault == nil ? .present : .wrong
      let position = cellPosition(rows[mistake], column, at: position, as: state)
      reportNumber(cells[mistake], rows[mistake], column, position, at: path)
      return JSONNode(value: .string(cells[mistake].text), position: position)
    }
    return JSONNode(value: value, position: cellPosition(nil, column, at: position))
  }

  private mutating func cell(
    _ column: String, of row: BoundRow, _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    let cell = row.row.cell(column)
    let state: CellOrigins.Cell.State = cell.fault == nil ? .present : .wrong
    let position = cellPosition(row, column, at: position, as: state)
    if let fault = cell.fault {
      report(.wrongCell(cell.text, in: name(column, row), column: column, fault), position, path)
      return JSONNode(value: .string(cell.text), position: position)
    }
    return JSONNode(value: Self.marked(cell.value, position), position: position)
  }

  /// Returns a value with a cell's position in all its parts.
  private static func marked(_ value: JSONValue, _ position: SourcePosition) -> JSONValue {
    switch value {
    case .null, .bool, .number, .string: value
    case .array(let nodes):
      .array(nodes.map { JSONNode(value: marked($0.value, position), position: position) })
    case .object(let members):
      .object(
        members.map {
          JSONMember(
            key: $0.key, keyPosition: position,
            value: JSONNode(value: marked($0.value.value, position), position: position))
        })
    }
  }

  private mutating func text(
    _ parts: [TemplateNode.TextPart], _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    var (text, runs) = ("", [JSONNode]())
    var last: SourcePosition?
    for part in parts {
      switch part {
      case .plain(let plain): text += plain
      case .cell(let column, let format):
        guard let row = scope.rows.first else { continue }
        warnIfDifferent(column, position, scope, at: path)
        let node = cell(column, of: row, position, at: path)
        last = node.position
        switch node.value {
        case .array, .object:
          reportText(column, row, node.position, path)
          continue
        case .null, .bool, .number, .string: break
        }
        guard let format, !format.isPlain else {
          let cell = row.row.cell(column).text
          text += format?.plain(cell) ?? cell
          continue
        }
        guard let value = self.value(in: column, of: row, format, node.position, at: path) else {
          continue
        }
        if !text.isEmpty { runs.append(Self.run([("text", .string(text))], node.position)) }
        (text, runs) = ("", runs + [value])
      }
    }
    let end = last ?? position
    if runs.isEmpty { return JSONNode(value: .string(text), position: end) }
    if !text.isEmpty { runs.append(Self.run([("text", .string(text))], end)) }
    return runs.count == 1 ? runs[0] : JSONNode(value: .array(runs), position: end)
  }

  /// Returns a cell as a value in a text; `nil` for an empty one, and after an error.
  private mutating func value(
    in column: String, of row: BoundRow, _ format: TextFormat, _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode? {
    let cell = row.row.cell(column)
    guard cell.value != .null, cell.fault == nil else { return nil }
    guard let keys = format.keys(of: cell) else {
      reportNumber(cell, row, column, position, at: path)
      return nil
    }
    return Self.run(keys, position)
  }

  private static func run(
    _ keys: [(String, JSONValue)], _ position: SourcePosition
  ) -> JSONNode {
    JSONNode(
      value: .object(
        keys.map {
          JSONMember(
            key: $0, keyPosition: position, value: JSONNode(value: $1, position: position))
        }), position: position)
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

  private mutating func reportText(
    _ column: String, _ row: BoundRow, _ position: SourcePosition, _ path: DescriptionPath
  ) {
    report(.noSingleValue(in: name(column, row)), position, path)
  }

  private mutating func reportNumber(
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

  private func name(_ column: String, _ row: BoundRow) -> String {
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
