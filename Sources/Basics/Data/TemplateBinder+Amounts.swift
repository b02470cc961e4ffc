/// Currencies of the amounts that become one number.
extension TemplateBinder {
  /// Reports amounts in different currencies that become one number, and a number that is shown in another
  /// currency than its rows have; each once.
  mutating func checkCurrency(
    of column: String, _ rows: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    checkStyle(of: column, rows, position, at: path)
    checkCode(of: column, rows, position, at: path)
  }

  private mutating func checkCode(
    of column: String, _ rows: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let shown = shownCurrency else {
      guard rows.count > 1, !table.currencyColumns.isEmpty, !reportedAmounts.contains(column),
        let different = currencies(in: rows.filter { $0.row.cell(column).number != nil }),
        isAmount(column)
      else { return }
      reportedAmounts.add(column)
      return warn(.mixedAmounts(different, of: column), position, path)
    }
    if case .code = shown.source, table.currencyColumns.isEmpty { return }
    guard !reportedCurrencies.contains(shown.path) else { return }
    let rows = rows.filter { $0.row.cell(column).number != nil }
    guard let first = rows.first, !shown.isOfMarks || isAmount(column) else { return }
    switch shown.source {
    case .column(let currency, let code):
      if let different = Self.differentRows(rows, in: currency) {
        reportedCurrencies.insert(shown.path)
        let place = code == nil ? (position, path) : (shown.position, shown.path)
        report(.mixedCurrencies(different), place.0, place.1)
      } else if let code, case let own = first.row.cell(currency).text, own != code {
        let rows = DifferentRows(count: rows.count, column: currency, first: own, other: nil)
        warn(.hiddenCurrencies(rows, shown: code, of: column), shown.position, shown.path)
        reportedCurrencies.insert(shown.path)
      }
    case .code(let code):
      guard let different = currencies(in: rows, besides: code),
        !ColumnName.words(of: column).contains(code.lowercased())
      else { return }
      warn(.hiddenCurrencies(different, shown: code, of: column), shown.position, shown.path)
      reportedCurrencies.insert(shown.path)
    }
  }

  /// Checks rows that become a number each: one currency for all of them must be theirs.
  mutating func checkCurrency(
    ofEach rows: [BoundRow], in column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard case .code? = shownCurrency?.source else { return }
    checkCode(of: column, rows, position, at: path)
  }

  /// Checks two numbers that are calculated with, each of which may have one currency, but not the other's.
  mutating func checkCurrency(
    of operands: [TemplateNode], _ scope: TemplateScope, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    let amounts = operands.compactMap { operand in
      operand.numberColumn.flatMap { isAmount($0) ? ($0, operand.numberRows(of: scope.rows)) : nil }
    }
    guard amounts.count == 2, !amounts.contains(where: { reportedAmounts.contains($0.0) }) else {
      return
    }
    let indices = Set(amounts.flatMap { $0.1.map(\.index) })
    checkCurrency(
      of: amounts[0].0, scope.rows.filter { indices.contains($0.index) }, position, at: path)
  }

  /// Warns about amounts in different currencies that share a chart.
  mutating func checkCurrencies(
    ofMarks members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard let series = members.first(where: { $0.key == "series" })?.value, !series.isFixed
    else { return }
    guard shownCurrency == nil else { return }
    for column in series.elements.flatMap(\.addedColumns) {
      checkCurrency(of: column, scope.rows, series.position, at: path.key("series"))
    }
  }

  /// Checks the currency that a text writes behind a cell, as `${revenue|currency:EUR}` does.
  mutating func checkCurrency(
    of column: String, _ row: BoundRow, as format: TextFormat, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard case .currency(let code) = format else { return }
    let outer = shownCurrency
    defer { shownCurrency = outer }
    shownCurrency = ShownCurrency(source: .code(code), position: position, path: path)
    checkCurrency(of: column, [row], position, at: path)
  }

  /// Returns the currency of the number or the chart that an object is; if it says none, the currency of the
  /// object around it.
  func shownCurrency(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> ShownCurrency? {
    if members.contains(where: { $0.key == "value" }) {
      return members.first { $0.key == "currency" }.flatMap {
        shownCurrency($0.value, scope, at: path.key("currency"))
      }
    }
    guard members.contains(where: { $0.key == "series" }) else { return shownCurrency }
    for axis in ["numericAxis", "secondaryNumericAxis"] {
      guard let node = members.value(of: [axis, "format", "currency"]) else { continue }
      let path = path.key(axis).key("format").key("currency")
      guard var shown = shownCurrency(node, scope, at: path) else { continue }
      shown.isOfMarks = true
      if case .column(let column, _) = shown.source,
        Self.differentRows(scope.rows, in: column) != nil
      {
        // Each mark has the currency of its own rows.
        shown.source = .column(column, code: nil)
      }
      return shown
    }
    return nil
  }

  private func shownCurrency(
    _ node: TemplateNode, _ scope: TemplateScope, at path: DescriptionPath
  ) -> ShownCurrency? {
    if case .fixed(let node) = node {
      guard case .string(let code) = node.value else { return nil }
      return ShownCurrency(source: .code(code), position: node.position, path: path)
    }
    guard let column = node.cellColumns.first else { return nil }
    let code = node.numberRows(of: scope.rows).first?.row.cell(column).text ?? ""
    return ShownCurrency(source: .column(column, code: code), position: node.position, path: path)
  }

  /// Returns the column of currencies in which some rows differ, or have another one than `code`, which is also
  /// the currency of empty cells.
  private func currencies(in rows: [BoundRow], besides code: String? = nil) -> DifferentRows? {
    for name in table.currencyColumns {
      let cells = rows.lazy.map { $0.row.cell(name) }
      guard let known = cells.first(where: { $0.value != .null }) else { continue }
      guard let code else {
        if let different = Self.differentRows(rows, in: name) { return different }
        continue
      }
      let rows = rows.filter { $0.row.cell(name).value != .null }
      if let different = Self.differentRows(rows, in: name) { return different }
      let own = known.text.uppercased()
      if own != code, CurrencyText.isCode(own) {
        return DifferentRows(count: rows.count, column: name, first: known.text, other: nil)
      }
    }
    return nil
  }

  /// Whether a column of numbers counts as amounts of money: all do, except for quantities.
  private func isAmount(_ column: String) -> Bool {
    table.types[column] != .quantity && !ColumnName.isQuantity(column)
  }
}

/// The currency that a number is shown in.
struct ShownCurrency {
  /// Where a currency comes from.
  enum Source {
    /// The description.
    case code(String)
    /// A column, with the code that is shown; `nil` if each mark has its own.
    case column(String, code: String?)
  }

  var source: Source
  /// Whether it is of a chart, whose series may also be quantities.
  var isOfMarks = false
  let position: SourcePosition
  let path: DescriptionPath
}

extension TemplateNode {
  /// The column whose cells become this number.
  fileprivate var numberColumn: String? {
    if case .reference(let reference, _) = self { reference.column } else { nil }
  }

  /// Returns the rows whose cells become this number or text.
  func numberRows(of rows: [BoundRow]) -> [BoundRow] {
    switch self {
    case .reference(.aggregate(let aggregate, let column), _):
      aggregate.rows(of: column, in: rows)
    case .reference(.cell, _), .text: Array(rows.prefix(1))
    default: rows
    }
  }
}

extension Aggregate {
  /// Returns the rows whose cells become one number.
  func rows(of column: String, in rows: [BoundRow]) -> [BoundRow] {
    func hasValue(_ row: BoundRow) -> Bool { row.row.cell(column).value != .null }
    switch self {
    case .first: return rows.first(where: hasValue).map { [$0] } ?? []
    case .last: return rows.last(where: hasValue).map { [$0] } ?? []
    case .sum, .mean, .min, .max: return rows.filter(hasValue)
    }
  }
}
