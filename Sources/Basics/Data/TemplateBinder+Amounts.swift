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
      if rows.count > 1 { checkTogether([Amount(column: column, rows: rows)], position, at: path) }
      return
    }
    if case .code = shown.source, currencies.isEmpty { return }
    guard !reportedCurrencies.contains(shown.path) else { return }
    let rows = rows.filter { $0.row.cell(column).number != nil }
    guard let first = rows.first, !shown.isOfMarks || isAmount(column) else { return }
    switch shown.source {
    case .column(let currency, let code):
      if let different = Self.differentRows(rows, in: currency) {
        reportedCurrencies.insert(shown.path)
        let place = code == nil ? (position, path) : (shown.position, shown.path)
        report(.mixedCurrencies(different), place.0, place.1)
      } else if let own = currencies.codes[column] {
        check(own, of: column, shown, code ?? first.row.cell(currency).text)
      } else if let code, case let own = first.row.cell(currency).text, own != code {
        let rows = DifferentRows(count: rows.count, column: currency, first: own, other: nil)
        hide(.hiddenCurrencies(rows, shown: code, of: column), shown)
      }
    case .code(let code):
      if let own = currencies.codes[column] { return check(own, of: column, shown, code) }
      guard let different = currencies(in: rows, besides: code) else { return }
      hide(.hiddenCurrencies(different, shown: code, of: column), shown)
    }
  }

  /// Checks the currency in the name of a column that is shown in another one.
  private mutating func check(
    _ own: String, of column: String, _ shown: ShownCurrency, _ code: String
  ) {
    guard !CurrencyText.mayAgree(own, CurrencyText.normalized(code)) else { return }
    hide(.hiddenCurrency(own, shown: code, of: column), shown)
  }

  private mutating func hide(_ message: Message, _ shown: ShownCurrency) {
    reportedCurrencies.insert(shown.path)
    warn(message, shown.position, shown.path)
  }

  /// Checks rows that become a number each: one currency for all of them must be theirs.
  mutating func checkCurrency(
    ofEach rows: [BoundRow], in column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let shown = shownCurrency else { return }
    switch shown.source {
    case .code: checkCode(of: column, rows, position, at: path)
    case .column:
      guard let own = currencies.codes[column] else { return }
      for row in rows where !reportedCurrencies.contains(shown.path) {
        if row.row.cell(column).number != nil, case .column(let name, _) = shown.source {
          check(own, of: column, shown, row.row.cell(name).text)
        }
      }
    }
  }

  // MARK: - Amounts that belong together

  /// Checks the amounts that two numbers are made of, which become one.
  mutating func checkCurrency(
    of operands: [TemplateNode], _ scope: TemplateScope, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard !currencies.isEmpty || shownCurrency != nil else { return }
    let amounts = operands.flatMap { self.amounts(of: $0, scope.rows) }
    guard shownCurrency == nil || !amounts.allSatisfy({ currencies.codes[$0.column] == nil }) else {
      return checkShown(amounts, scope, position, at: path)
    }
    checkTogether(amounts, position, at: path)
  }

  /// Checks amounts that are shown in one currency: each may have one, but not the other's.
  private mutating func checkShown(
    _ amounts: [Amount], _ scope: TemplateScope, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard let first = amounts.first(where: { isAmount($0.column) }) else { return }
    let indices = Set(amounts.flatMap { $0.rows.map(\.index) })
    checkCode(
      of: first.column, scope.rows.filter { indices.contains($0.index) }, position, at: path)
  }

  /// Warns about amounts in different currencies that share a chart, are parts of each other, or are compared
  /// by rules.
  mutating func checkCurrencies(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard !currencies.isEmpty, shownCurrency == nil else { return }
    if let series = members.first(where: { $0.key == "series" })?.value {
      for amounts in marks(of: members, scope.rows) {
        checkTogether(amounts, series.position, at: path.key("series"))
      }
      return
    }
    let values = members.filter { Self.comparedKeys.contains($0.key) && !$0.value.isFixed }
    guard values.count > 1 else { return }
    let amounts = values.flatMap { self.amounts(of: $0.value, scope.rows) }
    checkTogether(amounts, values[0].value.position, at: path.key(values[0].key))
  }

  /// The keys of numbers that are parts of each other, or compared.
  private static let comparedKeys: Set = ["value", "total", "metric", "fraction", "rules"]

  /// The rows whose currencies decide about one number.
  struct Amount {
    let column: String
    let rows: [BoundRow]
  }

  /// Checks all rows that become one number, or the marks of one axis, stack, ring or waterfall, whichever
  /// references made them.
  private mutating func checkTogether(
    _ amounts: [Amount], _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard !currencies.isEmpty else { return }
    let amounts = amounts.filter { isAmount($0.column) }
    guard !amounts.contains(where: { reportedAmounts.contains($0.column) }) else { return }
    let own = amounts.filter { currencies.codes[$0.column] == nil }
    let rows = own.flatMap { amount in
      amount.rows.filter { $0.row.cell(amount.column).number != nil }
    }
    if let column = own.first?.column, rows.count > 1, let different = currencies(in: rows) {
      reportedAmounts.add(column)
      return warn(.mixedAmounts(different, of: column), position, path)
    }
    guard let converted = amounts.first(where: { currencies.codes[$0.column] != nil }),
      let code = currencies.codes[converted.column]
    else { return }
    let other =
      amounts.compactMap { amount in
        currencies.codes[amount.column].map { (amount.column, $0) }
      }.first { $0.1 != code }
      ?? own.first.flatMap { amount in
        currencies(in: rows, besides: code).map { (amount.column, $0.first) }
      }
    guard let other else { return }
    reportedAmounts.add(converted.column)
    reportedAmounts.add(other.0)
    warn(.otherCurrency(converted.column, in: code, than: other.0, in: other.1), position, path)
  }

  /// Returns the amounts that a part of a description is made of. A share of one amount in another has none.
  private func amounts(of node: TemplateNode, _ rows: [BoundRow]) -> [Amount] {
    switch node {
    case .fixed, .text, .keyed, .reference(.count, _): []
    case .reference(.cell(let column), _): [Amount(column: column, rows: Array(rows.prefix(1)))]
    case .reference(.column(let column), _), .reference(.distinct(let column), _):
      [Amount(column: column, rows: rows)]
    case .reference(.aggregate(let aggregate, let column), _):
      [Amount(column: column, rows: aggregate.rows(of: column, in: rows))]
    case .calculation(let calculation, _): amounts(of: calculation, rows)
    case .array(let elements, _): elements.flatMap { amounts(of: $0, rows) }
    case .repeated(let repetition, let node, _):
      groups(of: rows, by: repetition.column).flatMap { amounts(of: node, $0) }
    case .aggregated(_, let node): amounts(of: node, rows)
    case .object(let members, _, _), .points(let members, _):
      members.flatMap { amounts(of: $0.value, rows) }
    }
  }

  private func amounts(of calculation: Calculation, _ rows: [BoundRow]) -> [Amount] {
    switch calculation {
    case .change(_, isDifference: false): return []
    case .running(let column, _, _): return [Amount(column: column, rows: rows)]
    case .current(let comparison), .previous(let comparison), .change(let comparison, _):
      let periods = periods(of: rows, over: comparison.over)
      let (last, base) = (periods.all.last, periods.before(comparison.periods))
      let used =
        switch calculation {
        case .current: [last]
        case .previous: [base]
        default: [last, base]
        }
      return [
        Amount(column: comparison.column, rows: used.flatMap { $0?.rows ?? [] })
      ]
    case .difference(let one, let other): return amounts(of: one, rows) + amounts(of: other, rows)
    case .ratio(let one, let other):
      let parts = [one, other].map { amounts(of: $0, rows).filter { isAmount($0.column) } }
      return parts.allSatisfy { !$0.isEmpty } ? [] : parts.flatMap(\.self)
    }
  }

  /// Returns the amounts of a chart's marks and reference lines, by what they are compared on.
  private func marks(of members: [TemplateNode.Member], _ rows: [BoundRow]) -> [[Amount]] {
    var marks: [String: [Amount]] = [:]
    let secondary = members.value(of: ["indexesOfSecondaryValuesAxis"])?.indices ?? []
    for (index, element) in (members.first { $0.key == "series" }?.value.elements ?? [])
      .enumerated()
    {
      let axis = secondary.contains(index) ? "secondary" : "y"
      for (key, amounts) in self.marks(of: element, rows, on: axis) {
        marks[key, default: []] += amounts
      }
    }
    for (key, axis) in [("numericAxis", "y"), ("secondaryNumericAxis", "secondary")] {
      if let references = members.value(of: [key, "references"]) {
        marks[axis, default: []] += amounts(of: references, rows)
      }
    }
    return marks.sorted { $0.key < $1.key }.map(\.value)
  }

  private func marks(
    of series: TemplateNode, _ rows: [BoundRow], on axis: String
  ) -> [(key: String, [Amount])] {
    switch series {
    case .repeated(let repetition, let node, _):
      groups(of: rows, by: repetition.column).flatMap { marks(of: node, $0, on: axis) }
    case .aggregated(_, let node): marks(of: node, rows, on: axis)
    case .object(let members, _, _):
      members.first { $0.key == "values" }.map { marks(of: $0.value, rows, on: axis) } ?? []
    case .points(let members, _):
      members.map { member in
        (
          member.key,
          member.value.cellColumns.map { Amount(column: $0, rows: rows) }
        )
      }
    default: [(axis, amounts(of: series, rows))]
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
      guard let currency = members.first(where: { $0.key == "currency" }) else { return shownUnit }
      return shownCurrency(currency.value, scope, at: path.key("currency"))
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

  /// Returns the currency that a part of an array writes beside its numbers, such as `{"unit": "€"}`; `nil` if
  /// none does.
  func shownUnit(of elements: [TemplateNode], at path: DescriptionPath) -> ShownCurrency? {
    guard !currencies.isEmpty else { return nil }
    for (index, element) in elements.enumerated() {
      guard case .fixed(let node) = element, case .object(let members) = node.value,
        let unit = members.first(where: { $0.key == "unit" })?.value,
        case .string(let text) = unit.value, CurrencyText.isKnown(text)
      else { continue }
      return ShownCurrency(
        source: .code(text), position: unit.position, path: path.index(index).key("unit"))
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
    for name in currencies.columns {
      let texts = rows.map { $0.row.cell(name).text }
      guard let code else {
        if texts.contains(where: { !CurrencyText.isMissing($0) }),
          let different = Self.differentCurrencies(texts, in: name)
        {
          return different
        }
        continue
      }
      let known = texts.filter { !CurrencyText.isMissing($0) }
      if let different = Self.differentCurrencies(known, in: name) { return different }
      let shown = CurrencyText.normalized(code)
      if let first = known.first, !CurrencyText.mayAgree(CurrencyText.normalized(first), shown) {
        return DifferentRows(count: known.count, column: name, first: first, other: nil)
      }
    }
    return nil
  }

  /// Returns how some currencies differ, in whichever way they are written; `nil` if they do not.
  private static func differentCurrencies(_ texts: [String], in column: String) -> DifferentRows? {
    guard let first = texts.first else { return nil }
    lazy var currency = CurrencyText.normalized(first)
    for other in texts.dropFirst() where other != first {
      if CurrencyText.normalized(other) == currency { continue }
      return DifferentRows(count: texts.count, column: column, first: first, other: other)
    }
    return nil
  }

  /// Whether a column of numbers counts as amounts of money.
  private func isAmount(_ column: String) -> Bool { currencies.amounts.contains(column) }
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
