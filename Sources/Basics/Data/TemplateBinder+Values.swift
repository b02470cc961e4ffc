/// Numbers and names instead of references.
extension TemplateBinder {
  mutating func value(
    _ reference: DataReference, _ position: SourcePosition, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONNode {
    switch reference {
    case .cell(let column):
      warnIfDifferent(column, position, scope, at: path)
      guard let row = scope.rows.first else { return JSONNode(value: .null, position: position) }
      checkCurrency(of: column, [row], position, at: path)
      return cell(column, of: row, position, at: path)
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
      let areNames = path.lastStep == .key("categories")
      if areNames { warnIfRepeated(column, position, scope, at: path) }
      if !areNames { checkCurrency(ofEach: scope.rows, in: column, position, at: path) }
      let nodes = scope.rows.map { cell(column, of: $0, position, at: path) }
      return JSONNode(value: .array(nodes), position: position)
    case .distinct(let column):
      let areNames = path.lastStep == .key("categories")
      if areNames, let categories = scope.categories, categories.column == column {
        return names(of: categories, position, at: path)
      }
      if !areNames { checkCurrency(ofEach: scope.rows, in: column, position, at: path) }
      return distinct(column, scope, position, at: path)
    case .aggregate(let aggregate, let column):
      return self.aggregate(aggregate, column, scope.rows, position, at: path)
    case .count:
      return JSONNode(
        value: .number(Double(scope.rows.count)),
        position: cellPosition(nil, "$count", at: position))
    }
  }

  mutating func names(
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

  mutating func distinct(
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
  mutating func lined(
    _ column: String, _ categories: CategoryPlaces, _ scope: TemplateScope,
    _ position: SourcePosition, at path: DescriptionPath
  ) -> JSONNode {
    let groups = categories.groups(of: scope.rows)
    let summed = groups.indices.first { groups[$0].count > 1 && $0 != categories.other?.index }
    if scope.aggregate == nil, let rows = summed.map({ groups[$0] }) {
      warnAboutSum(of: column, at: categories.column, rows, position, path)
    }
    checkCurrency(ofEach: groups.flatMap(\.self), in: column, position, at: path)
    if let other = categories.other, scope.aggregate ?? .sum == .sum {
      warnAboutMissing(of: column, in: groups[other.index], position, at: path)
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

  mutating func aggregate(
    _ aggregate: Aggregate, _ column: String, _ rows: [BoundRow], _ position: SourcePosition,
    at path: DescriptionPath
  ) -> JSONNode {
    checkCurrency(of: column, aggregate.rows(of: column, in: rows), position, at: path)
    let cells = rows.map { $0.row.cell(column) }
    let (value, mistake) = aggregate.value(of: cells)
    if let rounded = aggregate.rounding(of: cells, to: value) {
      let source =
        rounded.cell.map { name(column, rows[$0]) }
        ?? Self.name(of: .init(row: nil, column: column), in: table)
      warn(.rounded(rounded.text, to: rounded.number).suffixed(" (\(source))"), position, path)
    }
    if let mistake {
      let state: CellOrigins.Cell.State = cells[mistake].fault == nil ? .present : .wrong
      let position = cellPosition(rows[mistake], column, at: position, as: state)
      reportNumber(cells[mistake], rows[mistake], column, position, at: path)
      return JSONNode(value: .string(cells[mistake].text), position: position)
    }
    return JSONNode(value: value, position: cellPosition(nil, column, at: position))
  }

  mutating func cell(
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
  static func marked(_ value: JSONValue, _ position: SourcePosition) -> JSONValue {
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

  /// Warns about a name of several rows, which are each a category of their own.
  mutating func warnIfRepeated(
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

  /// Warns once for a column about rows of one place, whose sum might not be meant.
  mutating func warnAboutSum(
    of column: String, at categoryColumn: String, _ rows: [BoundRow], _ position: SourcePosition,
    _ path: DescriptionPath
  ) {
    guard summed.add(column), let row = rows.first else { return }
    let category = JSONProblem.shown(row.row.cell(categoryColumn).text)
    warn(
      .addedUp(rows.count, category: category, column: JSONProblem.shown(categoryColumn)), position,
      path)
  }
}
