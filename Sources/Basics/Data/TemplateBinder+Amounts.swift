/// Amounts that a description shows without a currency, of rows that have one.
extension TemplateBinder {
  /// Warns once for a column about amounts in different currencies that become one number.
  mutating func warnIfMixed(
    _ column: String, _ rows: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard rows.count > 1, !mixedAmounts.contains(column), !amountsWithCurrency.contains(column)
    else { return }
    let rows = rows.filter { $0.row.cell(column).value != .null }
    guard let different = currencies(in: rows), isAmount(column, in: rows) else { return }
    mixedAmounts.insert(column)
    warn(.mixedAmounts(different, of: column), position, path)
  }

  /// Warns about the amounts of a ring, a waterfall or stacks, which the chart adds up.
  mutating func warnAboutAddedMarks(
    _ members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) {
    guard let series = members.first(where: { $0.key == "series" })?.value, !series.isFixed,
      case .fixed(let node)? = members.first(where: { $0.key == "chartType" })?.value,
      case .string(let type) = node.value
    else { return }
    let sets: [[BoundRow]]
    switch addedMarks(type) {
    case .all: sets = [scope.rows]
    case .stacks: sets = scope.categories?.groups(of: scope.rows) ?? []
    case nil: return
    }
    for column in series.elements.flatMap(\.addedColumns) {
      for rows in sets { warnIfMixed(column, rows, series.position, at: path.key("series")) }
    }
  }

  // MARK: - Currencies of rows

  /// Returns the column of currencies in which some rows differ, or have another one than `code`.
  func currencies(in rows: [BoundRow], besides code: String? = nil) -> DifferentRows? {
    for name in table.columns {
      guard let first = rows.lazy.map({ $0.row.cell(name).text }).first(where: { !$0.isEmpty }),
        CurrencyCode.isCode(first),
        let other = rows.lazy.map({ $0.row.cell(name).text })
          .first(where: { !$0.isEmpty && $0 != first })
      else { continue }
      let codes = Set(rows.map { $0.row.cell(name).text }.filter { !$0.isEmpty })
      guard codes.allSatisfy(CurrencyCode.isCode),
        codes.contains(where: { $0 == code || CurrencyCode.usual.contains($0[...]) })
      else { continue }
      return DifferentRows(count: rows.count, column: name, first: first, other: other)
    }
    return nil
  }

  // MARK: - Columns of amounts

  /// Whether a column has amounts of money: the description shows it with a currency somewhere, its name says so, it
  /// has decimals, or no other column of numbers is what the currency belongs to.
  private func isAmount(_ column: String, in rows: [BoundRow]) -> Bool {
    let shown = root.amountColumns
    if let isKnown = isKnownAmount(column, in: rows, shown) { return isKnown }
    return !table.columns.contains { isKnownAmount($0, in: rows, shown) == true }
  }

  /// Whether a column has amounts of money; `nil` if it has whole numbers with a name that does not say.
  private func isKnownAmount(
    _ column: String, in rows: [BoundRow], _ shown: Set<String>
  ) -> Bool? {
    let numbers = rows.lazy.compactMap { $0.row.cell(column).number }
    guard !numbers.isEmpty else { return false }
    if shown.contains(column) { return true }
    if let isNamed = AmountName.isAmount(column) { return isNamed }
    return numbers.contains { $0 != $0.rounded() } ? true : nil
  }
}

extension TemplateNode {
  /// The columns that are shown with a currency somewhere in a description.
  fileprivate var amountColumns: Set<String> {
    switch self {
    case .fixed, .reference, .calculation: return []
    case .text(let parts, _):
      return Set(
        parts.compactMap { part in
          if case .cell(let column, .currency) = part { column } else { nil }
        })
    case .array(let elements, _):
      return elements.reduce(into: []) { $0.formUnion($1.amountColumns) }
    case .repeated(_, let node, _), .aggregated(_, let node), .keyed(let node, _):
      return node.amountColumns
    case .object(let members, _, _), .points(let members, _):
      var columns = members.reduce(into: Set<String>()) { $0.formUnion($1.value.amountColumns) }
      if members.contains(where: { $0.key == "currency" }) {
        for member in members where member.key == "value" {
          columns.formUnion(member.value.addedColumns + member.value.cellColumns)
        }
      }
      if members.value(of: ["numericAxis", "format", "currency"]) != nil {
        for member in members where member.key == "series" {
          columns.formUnion(member.value.elements.flatMap(\.addedColumns))
        }
      }
      return columns
    }
  }
}

/// Codes of currencies in ISO 4217.
private enum CurrencyCode {
  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Returns the words of a text.
  static func words(_ text: String) -> Set<Substring> {
    Set(text.split { $0 == " " || $0.isNewline })
  }

  /// The most traded currencies: three capitals alone may be a country or an airport.
  static let usual: Set<Substring> = words(
    """
    USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB
    ILS IDR CZK AED TRY HUF CLP SAR PHP MYR RUB RON
    """)
}

/// Names of columns that are amounts of money, or are not.
private enum AmountName {
  /// Whether a name is one of an amount, by the last word that says so: `revenue_share` is a share, and
  /// `unit_price` a price; `nil` if none does. Amounts that are converted (`amount_eur`) have one currency.
  static func isAmount(_ column: String) -> Bool? {
    let words = words(of: column)
    if words.contains(where: { CurrencyCode.usual.contains($0.uppercased()[...]) }) { return false }
    for word in words.reversed() {
      if counts.contains(where: { matches(word, $0) }) { return false }
      if amounts.contains(where: { matches(word, $0) }) { return true }
    }
    return nil
  }

  /// Returns the words of a name, in lowercase: `netAmount`, `net_amount` and `Net amount` have two.
  private static func words(of column: String) -> [String] {
    var words: [String] = [""]
    var wasLowercase = false
    for character in column {
      if !character.isLetter || (wasLowercase && character.isUppercase) { words.append("") }
      if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
      wasLowercase = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether a word is another, or a compound that ends with it, such as `Bruttoumsatz`.
  private static func matches(_ word: String, _ other: Substring) -> Bool {
    word[...] == other || (other.count > 4 && word.hasSuffix(other))
  }

  private static let amounts: Set<Substring> = CurrencyCode.words(
    """
    amount amounts revenue revenues sales turnover price cost costs profit income expense
    expenses budget spend payment salary net gross fee betrag umsatz erlös preis kosten
    gewinn gehalt netto brutto montant prix importe precio ventas coste importo prezzo
    costo ricavi valor receita 金額 売上 金额 销售额
    """)

  private static let counts: Set<Substring> = CurrencyCode.words(
    """
    count counts order orders quantity qty units pieces items customers visits visitors
    tickets population inhabitants employees headcount number id year month week day days
    hours minutes seconds share rate percent percentage pct ratio score rating weight kg km
    distance area temperature latitude longitude anzahl menge stück aufträge bestellungen
    kunden einwohner anteil prozent gewicht jahr monat tage stunden nombre quantité
    cantidad pedidos quantità ordini quantidade 数量 件数
    """)
}
