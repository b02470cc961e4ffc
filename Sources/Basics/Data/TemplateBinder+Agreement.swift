/// Texts, formats and currencies that must agree in all rows that they are taken from.
extension TemplateBinder {
  /// Warns about cells that differ, since only the first one is used: a number might be taken for a sum,
  /// and a text or a format might be wrong for the other rows.
  mutating func warnIfDifferent(
    _ column: String, _ position: SourcePosition, _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard !scope.reportedColumns.contains(column),
      let (first, other) = Self.difference(of: column, in: scope.rows)
    else { return }
    let rows = DifferentRows(
      count: scope.rows.count, column: column, first: first.text, other: other.text)
    if scope.marksCurrency == column, path.lastStep == .key("currency") {
      warn(.currenciesOnAxis(rows), position, path)
    } else if case .number = first.value {
      warn(.severalNumbers(rows), position, path)
    } else {
      warn(.severalTexts(rows), position, path)
    }
  }

  private static func difference(
    of column: String, in rows: [BoundRow]
  ) -> (DataCell, DataCell)? {
    guard let first = rows.first?.row.cell(column) else { return nil }
    return rows.dropFirst().lazy.map { $0.row.cell(column) }.first { $0.text != first.text }
      .map { (first, $0) }
  }

  // MARK: - Currencies of numbers

  /// Returns the columns of currencies that differ in the rows that an amount adds up, which is an error,
  /// so that these columns need no other message.
  mutating func mixedCurrencies(
    _ members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> Set<String> {
    guard scope.rows.count > 1,
      let currency = members.first(where: { $0.key == "currency" })?.value,
      let value = members.first(where: { $0.key == "value" })?.value
    else { return [] }
    let columns = value.addedColumns
    guard !columns.isEmpty else { return [] }
    amountsWithCurrency.formUnion(columns)
    let rows = scope.rows.filter { row in columns.contains { row.row.cell($0).value != .null } }
    if case .fixed(let node) = currency {
      warnAboutHiddenCurrencies(node, rows, of: columns, at: path.key("currency"))
      return []
    }
    let mixed = currency.cellColumns.filter { Self.difference(of: $0, in: rows) != nil }
    for column in mixed { reportMixed(column, rows, currency.position, at: path.key("currency")) }
    return Set(mixed)
  }

  private mutating func reportMixed(
    _ column: String, _ rows: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let (first, other) = Self.difference(of: column, in: rows) else { return }
    report(
      .mixedCurrencies(
        DifferentRows(
          count: rows.count, column: column, first: first.text, other: other.text)),
      position, path)
  }

  /// Warns about amounts with a fixed currency, of rows that have different ones.
  private mutating func warnAboutHiddenCurrencies(
    _ currency: JSONNode, _ rows: [BoundRow], of columns: [String], at path: DescriptionPath
  ) {
    guard case .string(let code) = currency.value,
      !columns.contains(where: { $0.lowercased().contains(code.lowercased()) }),
      let different = currencies(in: rows, besides: code)
    else { return }
    warn(.hiddenCurrencies(different, shown: code), currency.position, path)
  }

  // MARK: - Currencies of marks

  /// Returns the column of the currencies that the marks of a chart have, if they differ.
  mutating func marksCurrency(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> String? {
    guard scope.rows.count > 1, let series = members.first(where: { $0.key == "series" })?.value,
      !series.isFixed
    else { return nil }
    for axis in ["numericAxis", "secondaryNumericAxis"] {
      guard let currency = members.value(of: [axis, "format", "currency"]) else { continue }
      amountsWithCurrency.formUnion(series.elements.flatMap(\.addedColumns))
      if case .fixed(let node) = currency {
        let columns = series.elements.flatMap(\.addedColumns)
        let path = path.key(axis).key("format").key("currency")
        warnAboutHiddenCurrencies(node, scope.rows, of: columns, at: path)
      } else if let column = currency.cellColumns.first(where: {
        Self.difference(of: $0, in: scope.rows) != nil
      }) {
        return column
      }
    }
    return nil
  }

  /// Returns the currency of each value of a series; a value that adds up different ones is an error.
  mutating func currencies(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> JSONMember? {
    guard let column = scope.marksCurrency,
      let values = members.first(where: { $0.key == "values" }),
      !members.contains(where: { $0.key == "currencies" })
    else { return nil }
    let columns = values.value.addedColumns
    guard !columns.isEmpty else { return nil }
    let position = values.value.position
    let places = places(of: values.value, scope)
      .map { rows in
        rows.filter { row in columns.contains { row.row.cell($0).value != .null } }
      }
    if let mixed = places.first(where: { Self.difference(of: column, in: $0) != nil }) {
      reportMixed(column, mixed, position, at: path.key("values"))
    }
    let nodes = places.map { rows in
      let code = rows.first?.row.cell(column).text ?? ""
      return JSONNode(
        value: code.isEmpty ? .null : .string(code),
        position: cellPosition(rows.first, column, at: position))
    }
    return JSONMember(
      key: "currencies", keyPosition: values.keyPosition,
      value: JSONNode(value: .array(nodes), position: position))
  }

  /// Returns the rows of each value of a series.
  private func places(of values: TemplateNode, _ scope: TemplateScope) -> [[BoundRow]] {
    // A running sum has the rows of all earlier ones.
    if case .calculation = values { return [scope.rows] }
    if let categories = scope.categories { return categories.groups(of: scope.rows) }
    if case .array(let elements, _) = values { return elements.map { _ in scope.rows } }
    return scope.aggregate == nil ? scope.rows.map { [$0] } : [scope.rows]
  }
}

/// Rows that differ in a column.
struct DifferentRows {
  let count: Int
  let column: String
  /// The text of the first row, and one that differs from it.
  let first: String
  let other: String
}

extension CategoryPlaces {
  /// Returns the rows of each category.
  func groups(of rows: [BoundRow]) -> [[BoundRow]] {
    var groups = [[BoundRow]](repeating: [], count: count)
    for row in rows {
      if let index = indices[row.row.cell(column).text] { groups[index].append(row) }
    }
    return groups
  }
}

extension TemplateNode {
  /// The columns whose cells this takes from a row.
  var cellColumns: [String] {
    switch self {
    case .text(let parts, _):
      parts.compactMap { if case .cell(let column, _) = $0 { column } else { nil } }
    case .reference(.cell(let column), _), .reference(.aggregate(.first, let column), _),
      .reference(.aggregate(.last, let column), _):
      [column]
    default: []
    }
  }

  /// The columns whose cells are combined into one number.
  var addedColumns: [String] {
    switch self {
    case .reference(.column(let column), _): [column]
    case .reference(.aggregate(let aggregate, let column), _):
      [.first, .last].contains(aggregate) ? [] : [column]
    case .calculation(let calculation, _): calculation.columns
    case .array(let elements, _): elements.flatMap(\.addedColumns)
    case .repeated(_, let node, _), .aggregated(_, let node): node.addedColumns
    case .object(let members, _, _):
      members.filter { $0.key == "values" }.flatMap(\.value.addedColumns)
    case .fixed, .text, .reference, .points, .keyed: []
    }
  }

  /// The place in the description.
  var position: SourcePosition {
    switch self {
    case .fixed(let node): node.position
    case .text(_, let position), .reference(_, let position), .calculation(_, let position),
      .array(_, let position), .object(_, let position, _), .repeated(_, _, let position),
      .points(_, let position):
      position
    case .aggregated(_, let node), .keyed(let node, _): node.position
    }
  }
}

extension Calculation {
  /// The columns whose cells are combined.
  var columns: [String] {
    switch self {
    case .change(let comparison, _), .previous(let comparison), .current(let comparison):
      [comparison.column]
    case .running(let column, _, _): [column]
    case .ratio(let one, let other), .difference(let one, let other):
      one.addedColumns + other.addedColumns
    }
  }
}

extension [TemplateNode.Member] {
  /// Returns the value at some nested keys.
  func value(of keys: [String]) -> TemplateNode? {
    guard let key = keys.first, let member = first(where: { $0.key == key }) else { return nil }
    if keys.count == 1 { return member.value }
    let rest = Array<String>(keys.dropFirst())
    switch member.value {
    case .object(let members, _, _): return members.value(of: rest)
    case .fixed(let node):
      return rest.reduce(node as JSONNode?) { node, key in
        guard case .object(let members)? = node?.value else { return nil }
        return members.first { $0.key == key }?.value
      }.map { .fixed($0) }
    default: return nil
    }
  }
}
