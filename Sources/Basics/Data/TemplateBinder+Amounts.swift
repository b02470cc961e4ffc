/// Reports about the currencies of amounts.
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
      return checkTitle(of: column, rows)
    }
    if case .code = shown.source, currencies.isEmpty { return }
    guard !reportedCurrencies.contains(shown.path) else { return }
    let rows = rows.filter { $0.row.cell(column).number != nil }
    guard let first = rows.first, !shown.isOfAmounts || isAmount(column) else { return }
    switch shown.source {
    case .column(let currency, let code):
      if let different = Self.differentRows(rows, in: currency) {
        reportedCurrencies.insert(shown.path)
        let place = code == nil ? (position, path) : (shown.position, shown.path)
        report(.mixedCurrencies(different), place.0, place.1)
      } else if let own = currencies.codes[column] {
        check(own, of: column, shown, code ?? first.row.cell(currency).text)
      } else if currencies.isOfOthers(currency, than: column) {
        let code = code ?? first.row.cell(currency).text
        guard let different = currencies(of: column, in: rows, besides: code) else { return }
        hide(.hiddenCurrencies(different, shown: code, of: column), shown)
      } else if let code, case let own = first.row.cell(currency).text, own != code {
        let rows = DifferentRows(count: rows.count, column: currency, first: own, other: nil)
        hide(.hiddenCurrencies(rows, shown: code, of: column), shown)
      }
    case .code(let code):
      if let own = currencies.codes[column] { return check(own, of: column, shown, code) }
      guard let different = currencies(of: column, in: rows, besides: code) else { return }
      hide(.hiddenCurrencies(different, shown: code, of: column), shown)
    }
  }

  /// Checks amounts without a currency against the one in their title.
  private mutating func checkTitle(of column: String, _ rows: [BoundRow]) {
    guard let title = titleCurrency, !isReported(column) else { return }
    checkShown(column, rows, in: title)
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
    // Repeated parts have one place in the description.
    guard hiddenCurrencies.insert(shown.position).inserted else { return }
    warn(message, shown.position, shown.path)
  }

  /// Checks rows that become a number each: one currency for all of them must be theirs.
  mutating func checkCurrency(
    ofEach rows: [BoundRow], in column: String, _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard let shown = shownCurrency else { return checkTitle(of: column, rows) }
    guard case .column(let name, _) = shown.source else {
      return checkCode(of: column, rows, position, at: path)
    }
    guard currencies.codes[column] != nil || currencies.isOfOthers(name, than: column)
    else { return }
    for row in rows where !reportedCurrencies.contains(shown.path) {
      var shown = shown
      shown.source = .code(row.row.cell(name).text)
      checkShown(column, [row], in: shown)
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
    guard shownCurrency == nil || !haveSameColumns(amounts) else {
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
      for (_, amounts) in marks(of: members, scope.rows).sorted(by: { $0.key < $1.key }) {
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

  /// Checks all rows that become one number, or the marks of one axis, stack, ring or waterfall, whichever
  /// references made them, or that are compared in another way.
  private mutating func checkTogether(
    _ amounts: [Amount], as comparison: AmountComparison = .number, _ position: SourcePosition,
    at path: DescriptionPath
  ) {
    guard !currencies.isEmpty else { return }
    let amounts = amounts.filter { isAmount($0.column) }
    let reported = reportedAmounts[comparison, default: []]
    guard !amounts.contains(where: { reported.contains($0.column) }) else { return }
    var own: [(column: String, rows: [BoundRow])] = []
    for amount in amounts where currencies.codes[amount.column] == nil {
      let rows = amount.rows.filter { $0.row.cell(amount.column).number != nil }
      let columns = currencies.columns(of: amount.column)
      if let index = own.firstIndex(where: { currencies.columns(of: $0.column) == columns }) {
        own[index].rows += rows
      } else {
        own.append((amount.column, rows))
      }
    }
    for (column, rows) in own where rows.count > 1 {
      guard let different = currencies(of: column, in: rows) else { continue }
      reportedAmounts[comparison, default: []].add(column)
      return warn(.mixedAmounts(different, of: column, as: comparison), position, path)
    }
    // All rows of a column have one currency, but maybe another one than other columns.
    let converted: [AmountCode] = amounts.compactMap { amount in
      currencies.codes[amount.column].map { (amount.column, $0) }
    }
    guard !converted.isEmpty || own.count > 1, let (one, other) = different(converted, own)
    else { return }
    for column in [one.column, other.column] {
      reportedAmounts[comparison, default: []].add(column)
    }
    warn(
      .otherCurrency(one.column, in: one.code, than: other.column, in: other.code), position, path)
  }

  /// Returns two columns of amounts in different currencies: `converted` columns have it in their names, and
  /// `own` columns in their rows.
  private func different(
    _ converted: [AmountCode], _ own: [(column: String, rows: [BoundRow])]
  ) -> (AmountCode, AmountCode)? {
    let all = converted + own.compactMap { currency(of: $0.column, in: $0.rows) }
    guard let one = all.first else { return nil }
    if let other = converted.first(where: { !CurrencyText.mayAgree($0.code, one.code) }) {
      return (one, other)
    }
    for (column, rows) in own {
      if let rows = currencies(of: column, in: rows, besides: one.code) {
        return (one, (column, rows.first))
      }
    }
    return nil
  }

  /// A column of amounts with their currency.
  private typealias AmountCode = (column: String, code: String)

  /// Returns a column of amounts with the first currency of its rows; `nil` if they have none.
  private func currency(of column: String, in rows: [BoundRow]) -> AmountCode? {
    for name in currencies.columns(of: column) {
      let texts = rows.lazy.map { $0.row.cell(name).text }
      if let text = texts.first(where: { !CurrencyText.isMissing($0) }) { return (column, text) }
    }
    return nil
  }

  /// Whether the rows of amounts say their currency in the same columns.
  private func haveSameColumns(_ amounts: [Amount]) -> Bool {
    guard let first = amounts.first.map({ currencies.columns(of: $0.column) }) else { return true }
    return amounts.allSatisfy {
      currencies.codes[$0.column] == nil && currencies.columns(of: $0.column) == first
    }
  }

  /// Checks the amounts in the columns of a table, or in the items of a list: one of several currencies needs
  /// the currency in its row, and a title may not show another one.
  mutating func checkLists(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard !currencies.isEmpty else { return }
    for list in TemplateNode.lists(of: members) {
      checkList(list, of: members, scope, at: path)
    }
  }

  private mutating func checkList(
    _ rows: TemplateNode.Member, of members: [TemplateNode.Member], _ scope: TemplateScope,
    at path: DescriptionPath
  ) {
    let titles = titleCurrencies(of: members, at: path.key("columns"))
    let titlesHaveCurrency = members.value(of: ["columns"])?.mentions(currencies.columns) ?? false
    var columns: [Int: [String: [BoundRow]]] = [:]
    for row in rows.value.elements {
      let hasCurrency = titlesHaveCurrency || row.mentions(currencies.columns)
      for (index, amounts) in plainAmounts(inRows: row, scope.rows)
      where !hasCurrency || titles[index] != nil {
        for amount in amounts {
          columns[index, default: [:]][amount.column, default: []] += amount.rows
        }
      }
    }
    for (index, amounts) in columns.sorted(by: { $0.key < $1.key }) {
      for (column, amountRows) in amounts.sorted(by: { $0.key < $1.key }) {
        if let title = titles[index] {
          checkShown(column, amountRows, in: title)
        } else if !isReported(column) {
          let amount = Amount(column: column, rows: amountRows)
          checkTogether([amount], as: .cells, rows.value.position, at: path.key(rows.key))
        }
      }
    }
  }

  /// Whether rows of a column have been reported, in whichever way they are compared.
  private func isReported(_ column: String) -> Bool {
    reportedAmounts.values.contains { $0.contains(column) }
  }

  /// Checks the currency that a text writes beside a cell, as `${revenue|currency:EUR}` and `${revenue} €` do.
  mutating func checkCurrency(
    ofCell index: Int, in parts: [TemplateNode.TextPart], _ row: BoundRow,
    _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard !currencies.isEmpty, case .cell(let column, _) = parts[index],
      let shown = shownCurrency(ofCell: index, in: parts, position, at: path)
    else { return }
    checkShown(column, [row], in: shown)
  }

  private mutating func checkShown(
    _ column: String, _ rows: [BoundRow], in shown: ShownCurrency
  ) {
    let outer = shownCurrency
    defer { shownCurrency = outer }
    shownCurrency = shown
    checkCode(of: column, rows, shown.position, at: shown.path)
  }

  /// Checks the amounts that rows are ordered by. Those behind their currency, or behind a column that divides
  /// the currencies, are compared in one.
  mutating func checkOrder(_ order: RowOrder, of rows: [BoundRow]) {
    guard !currencies.isEmpty, problems.isEmpty else { return }
    var groups = [rows]
    for column in order.columns {
      if currencies.columns.contains(column) { return }
      if !ColumnName.isPeriod(column), !isReported(column) {
        for rows in groups {
          let amount = Amount(column: column, rows: rows)
          checkTogether([amount], as: .order, order.position, at: order.path)
        }
      }
      groups = groups.flatMap { self.groups(of: $0, by: column) }
    }
  }

  /// Checks the amounts of all charts that have a range in common, of several figures.
  mutating func checkRange(
    ofChartsIn node: TemplateNode, _ figures: some Sequence<[BoundRow]>,
    _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard !currencies.isEmpty else { return }
    // One row of each currency decides, so that not all are kept.
    var (marks, seen): ([String: [Amount]], Set<[String]>) = ([:], [])
    for rows in figures {
      for (axis, amount) in self.marks(ofChartsIn: node, rows) {
        for row in amount.rows where row.row.cell(amount.column).number != nil {
          let key = [axis, amount.column] + currencies.columns.map { row.row.cell($0).text }
          guard seen.insert(key).inserted else { continue }
          marks[axis, default: []].append(Amount(column: amount.column, rows: [row]))
        }
      }
    }
    for (_, amounts) in marks.sorted(by: { $0.key < $1.key }) {
      checkTogether(amounts, as: .range, position, at: path)
    }
  }

  /// Returns the column of an amount's currencies in which some rows differ, or have another one than `code`,
  /// which is also the currency of empty cells.
  private func currencies(
    of column: String, in rows: [BoundRow], besides code: String? = nil
  ) -> DifferentRows? {
    for name in currencies.columns(of: column) {
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
  func isAmount(_ column: String) -> Bool { currencies.amounts.contains(column) }
}

/// How amounts are compared.
enum AmountComparison: Hashable {
  /// As parts of a number, or marks of a chart.
  case number
  /// Below each other in a table or a list.
  case cells
  /// By `sortBy`.
  case order
  /// As marks of charts that have a range in common.
  case range
}

/// The columns that the rows of figures are sorted by.
package struct RowOrder: Sendable {
  let columns: [String]
  let position: SourcePosition
  let path: DescriptionPath

  package init(_ columns: [String], at position: SourcePosition, _ path: DescriptionPath) {
    (self.columns, self.position, self.path) = (columns, position, path)
  }
}
