import Synchronization

/// Names of columns of numbers that are not amounts of money.
enum ColumnName {
  /// Whether a name is a quantity's: its last word counts or measures (`orders`, `net_weight`), and none is
  /// about money (`order_value`, `burn_rate`). The words before it say of what.
  static func isQuantity(_ column: String) -> Bool {
    if CurrencyText.hasSymbol(column) { return false }
    let words = words(of: column)
    guard let last = words.last(where: { !participles.contains($0) }),
      !words.contains(where: { money.contains($0) || hasSuffix($0, among: germanMoney) })
    else { return false }
    if words.count == 1, periods.contains(last) { return true }
    return quantities.contains(last) || hasSuffix(last, among: germanQuantities)
  }

  /// Returns the currency of the amounts of a column that has it in its name, as `amount_eur` and `Sales $` do;
  /// `nil` for a name without any, or with several.
  static func currency(of column: String) -> String? {
    let codes = Set(words(of: column).map { $0.uppercased() }).intersection(CurrencyText.inNames)
      .union(CurrencyText.symbols(in: column))
    return codes.count == 1 ? codes.first : nil
  }

  /// Returns the words of the name of a column of currencies that say of what they are: `cost` of
  /// `cost_currency_code`, none of `currency`; all in the singular.
  static func subject(ofCurrencies column: String) -> Set<String> {
    Set(singularWords(of: column).map(CurrencyText.withoutName).filter { !$0.isEmpty })
  }

  /// Returns the words of a name without the `s` of a plural.
  static func singularWords(of column: String) -> Set<String> {
    Set(words(of: column).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  /// Whether a name is a period's or a time's, whose numbers, such as years, are places and not sizes.
  static func isPeriod(_ column: String) -> Bool {
    words(of: column).last.map(times.contains) ?? false
  }

  /// Returns the words of a name, in lowercase: `netAmount`, `net_amount` and `Net amount` have two.
  static func words(of column: String) -> [String] {
    var words: [String] = [""]
    var wasLowercase = false
    for character in column {
      if !character.isLetter || (wasLowercase && character.isUppercase) { words.append("") }
      if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
      wasLowercase = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether a word is a compound that ends with another, such as `Bruttoumsatz`.
  private static func hasSuffix(_ word: String, among others: Set<String>) -> Bool {
    others.contains { word.hasSuffix($0) }
  }

  private static let quantities = CurrencyText.words(
    """
    count counts order orders quantity quantities qty units pieces items customers visits
    visitors tickets population inhabitants employees headcount number id share shares percent
    percentage pct ratio rate rates score rating weight kg km distance area temperature latitude
    longitude points rank ranking priority index sequence sort zip plz phone nr no nombre quantité cantidad pedidos quantità ordini quantidade 数量 件数
    """)

  private static let germanQuantities = CurrencyText.words(
    "anzahl menge stück aufträge bestellungen kunden einwohner anteil prozent gewicht quote")

  /// Periods alone: `last_month` and `past_30_days` may be amounts.
  private static let periods = CurrencyText.words(
    "year month week day days hours minutes seconds jahr monat tag tage stunden")

  /// Words that only say what became of a quantity: `units_sold`.
  private static let participles = CurrencyText.words(
    "open sold shipped ordered delivered returned produced opened closed")

  private static let times = CurrencyText.words(
    """
    year month quarter week day date time hour timestamp jahr monat quartal woche tag datum zeit stunde
    """)

  private static let money = CurrencyText.words(
    """
    amount amounts amt value values total totals sum revenue revenues turnover sales price prices cost
    costs profit income earnings expense expenses spend spending budget payment payments salary
    salaries fee fees capital money per day daily hour hourly burn freight rent rental rents lease wage
    wages labor labour billing shipping book volume debt credit loan cash cogs
    margin montant prix importe precio
    ventas coste prezzo costo ricavi valor receita 金額 売上 金额 销售额
    """)

  private static let germanMoney = CurrencyText.words(
    "betrag umsatz erlös preis kosten gewinn gehalt netto brutto wert summe")
}

/// Texts that are currencies.
enum CurrencyText {
  /// Whether the name of a column says that it has currencies.
  static func isName(_ column: String) -> Bool {
    ColumnName.words(of: column).contains { word in
      names.contains(word) || suffixes.contains(where: word.hasSuffix)
    }
  }

  /// Returns a word of the name of a column of currencies without its word for them: `kosten` of
  /// `kostenwährung`, and an empty text of `currency` and `code`.
  static func withoutName(_ word: String) -> String {
    if names.contains(word) || numberNames.contains(word) { return "" }
    guard let suffix = suffixes.first(where: word.hasSuffix) else { return word }
    return String(word.dropLast(suffix.count))
  }

  private static let suffixes = ["währung", "currency"]

  /// Whether a text is a known currency: a code of ISO 4217, which may be in lowercase or have a letter for
  /// its thousands (`kEUR`), or a symbol such as `€`, `US$` or `zł`.
  static func isKnown(_ text: String) -> Bool {
    if codes.contains(text) { return true }
    let text = trimmed(text)
    if isSymbol(text) || codes.contains(text) { return true }
    let upper = text.uppercased()
    if usual.contains(upper) || namedSymbols[upper] != nil { return true }
    return text.utf8.count == 4 && "kKTMm".contains(text.prefix(1))
      && usual.contains(String(text.dropFirst()))
  }

  /// Whether a text means that the currency is missing.
  static func isMissing(_ text: String) -> Bool { missing.contains(trimmed(text).uppercased()) }

  /// Returns the code of a currency that is written in one of several ways, empty for a missing one; other
  /// texts are returned in uppercase.
  static func normalized(_ text: String) -> String {
    if isCode(text) { return text }
    let upper = trimmed(text).uppercased()
    if missing.contains(upper) { return "" }
    if let code = namedSymbols[upper] { return code }
    if upper.utf8.count <= 3, let number = Int(upper), let code = numbers[number] { return code }
    return upper
  }

  /// Whether two normalized texts may be the same currency: some symbols are of several, and a text that is
  /// not a currency may be any.
  static func mayAgree(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    for (symbol, text) in [(one, other), (other, one)] {
      if let codes = sharedSymbols[symbol] { return codes.contains(text) }
    }
    return ![one, other].allSatisfy { isCode($0) || isSymbol($0) }
  }

  /// Whether the numbers of a column are the numbers of currencies: `currency_no` may have them, but a
  /// `currency_rate` may not.
  static func hasNumbers(_ column: String) -> Bool {
    guard let last = ColumnName.words(of: column).last else { return false }
    return isName(last) || numberNames.contains(last)
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    let start = text.drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether a text is a symbol, not an amount such as `$1`.
  static func isSymbol(_ text: String) -> Bool {
    // The longest symbols have so few bytes; other texts are not searched.
    guard text.utf8.count <= 8 else { return false }
    let kinds = text.unicodeScalars.map(\.properties.generalCategory)
    return kinds.contains(.currencySymbol) && !kinds.contains(.decimalNumber)
  }

  /// Returns the words of a text.
  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0.isNewline }.map(String.init))
  }

  private static let missing = words("N/A NA - – — NONE NULL ?").union([""])

  /// The symbols that are written in letters, and all symbols of one currency, in uppercase.
  static let namedSymbols = [
    "€": "EUR", "£": "GBP", "US$": "USD", "ZŁ": "PLN", "ZL": "PLN", "KČ": "CZK", "LEI": "RON",
    "R$": "BRL", "₹": "INR", "₩": "KRW", "₺": "TRY", "₪": "ILS", "฿": "THB", "SFR": "CHF",
    "KR": "KR", "A$": "AUD", "AU$": "AUD", "C$": "CAD", "CA$": "CAD", "NZ$": "NZD", "S$": "SGD",
    "HK$": "HKD", "MX$": "MXN", "NT$": "TWD", "CN¥": "CNY", "JP¥": "JPY",
  ]

  /// The symbols that several currencies have.
  private static let sharedSymbols = [
    "$": words("USD CAD AUD NZD SGD HKD MXN TWD CLP COP ARS"), "¥": words("JPY CNY"),
    "KR": words("SEK NOK DKK ISK"),
  ]

  /// The numbers that ISO 4217 gives to the most traded currencies.
  private static let numbers = [
    840: "USD", 978: "EUR", 392: "JPY", 826: "GBP", 156: "CNY", 36: "AUD", 124: "CAD", 756: "CHF",
    344: "HKD", 702: "SGD", 752: "SEK", 410: "KRW", 578: "NOK", 554: "NZD", 356: "INR", 484: "MXN",
    901: "TWD", 710: "ZAR", 986: "BRL", 208: "DKK", 985: "PLN", 764: "THB", 376: "ILS", 360: "IDR",
    203: "CZK", 784: "AED", 949: "TRY", 348: "HUF", 152: "CLP", 682: "SAR", 608: "PHP", 458: "MYR",
    643: "RUB", 946: "RON",
  ]

  private static let numberNames = words("no nr num number numeric code id key iso")

  private static let names = words(
    "ccy curr devise devises moneda moneta valuta waluta moeda 通貨 货币 貨幣")

  /// The most traded currencies, which names of columns may have: `top_sales` is not in the currency of Tonga.
  static let usual = words(
    """
    USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB
    ILS IDR CZK AED TRY HUF CLP SAR PHP MYR RUB RON
    """)

  /// The codes that names of columns may have: `sales_try` may also be a try.
  static let inNames = usual.subtracting(["TRY"])

  static let codes = usual.union(
    words(
      """
      AFN ALL AMD ANG AOA ARS AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BSD BTN BWP BYN BZD CDF
      COP CRC CUP CVE DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HNL HTG IQD IRR
      ISK JMD JOD KES KGS KHR KMF KPW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT
      MOP MRU MUR MVR MWK MZN NAD NGN NIO NPR OMR PAB PEN PGK PKR PYG QAR RSD RWF SBD SCR SDG SHP
      SLE SOS SRD SSP STN SVC SYP SZL TJS TMT TND TOP TTD TZS UAH UGX UYU UZS VES VND VUV WST XAF
      XCD XOF XPF YER ZMW ZWG
      """))
}

/// What the names and the first cells of a table say about its amounts of money.
struct TableCurrencies: Sendable {
  /// The columns of currencies.
  var columns: [String] = []
  /// The currencies of columns that have them in their names.
  var codes: [String: String] = [:]
  /// The columns whose numbers count as amounts of money: all do, except for quantities.
  var amounts: Set<String> = []

  /// The columns of currencies of amounts, if a table has several that belong to different amounts.
  private var columnsOfAmounts: [String: [String]] = [:]

  /// Whether no amount has a known currency.
  var isEmpty: Bool { columns.isEmpty && codes.isEmpty }

  init(of table: DataTable) {
    for column in table.columns where table.types[column] != .quantity {
      if ColumnName.isQuantity(column) { continue }
      amounts.insert(column)
      codes[column] = ColumnName.currency(of: column)
    }
    let rows = (0..<min(Self.cellCount, table.rowCount)).map { table.row($0) }
    columns = table.columns.filter { Self.hasCurrencies($0, rows, of: table) }
    if columns.count > 1 {
      divide(
        among: amounts.filter { column in
          rows.contains { $0.cell(column).number != nil }
        })
    }
  }

  /// Returns the columns that may have the currency of an amount.
  func columns(of amount: String) -> [String] { columnsOfAmounts[amount] ?? columns }

  /// Whether a column of currencies is another amount's.
  func isOfOthers(_ currency: String, than amount: String) -> Bool {
    columnsOfAmounts[amount].map { !$0.contains(currency) } ?? false
  }

  /// Finds the columns of currencies that are named like an amount, as `cost_currency` is like `cost`. All other
  /// amounts have the columns that are not named like any.
  private mutating func divide(among numbers: Set<String>) {
    let subjects = columns.map { ($0, ColumnName.subject(ofCurrencies: $0)) }
    var plain = Set(columns)
    for number in numbers {
      let words = ColumnName.singularWords(of: number)
      let named = subjects.filter { !$0.1.isEmpty && $0.1.isSubset(of: words) }
      guard let longest = named.map(\.1.count).max() else { continue }
      columnsOfAmounts[number] = named.filter { $0.1.count == longest }.map(\.0)
      plain.subtract(named.map(\.0))
    }
    guard !plain.isEmpty, plain.count < columns.count else { return }
    for number in numbers where columnsOfAmounts[number] == nil {
      columnsOfAmounts[number] = columns.filter(plain.contains)
    }
  }

  /// Whether a column has currencies, as far as its first cells show. Three capitals may also be a country or
  /// an airport, so at least half of the different texts are known currencies.
  private static func hasCurrencies(
    _ column: String, _ rows: [DataRow], of table: DataTable
  ) -> Bool {
    let isName = CurrencyText.isName(column)
    let numbers = isName && CurrencyText.hasNumbers(column)
    var (texts, count, index) = (ExactTexts(), 0, 0)
    var areKnown: Bool { texts.count { CurrencyText.isKnown($0.text) } * 2 >= texts.count }
    while index < table.rowCount, count < cellCount {
      // Only a column that is still in question is worth reading more rows.
      if index >= rows.count, !isName, !areKnown { return false }
      let cell = (index < rows.count ? rows[index] : table.row(index)).cell(column)
      index += 1
      if CurrencyText.isMissing(cell.text), cell.isNullOrText { continue }
      switch cell.value {
      case .string: texts.add(cell.text)
      case .number where numbers && cell.text.utf8.allSatisfy { (0x30...0x39).contains($0) }:
        texts.add(cell.text)
      case .null, .bool, .number, .array, .object: return false
      }
      count += 1
    }
    return isName || (texts.count > 0 && areKnown)
  }

  /// The cells with a text that decide: later ones do not change their column.
  private static let cellCount = 50
}

extension DataCell {
  fileprivate var isNullOrText: Bool {
    switch value {
    case .null, .string: true
    case .bool, .number, .array, .object: false
    }
  }
}

/// The currencies of a table. They are the same for all figures that are made of it, so they are searched once.
final class KnownCurrencies: Sendable {
  private let known = Mutex<TableCurrencies?>(nil)

  func currencies(of table: DataTable) -> TableCurrencies {
    known.withLock { known in
      let currencies = known ?? TableCurrencies(of: table)
      known = currencies
      return currencies
    }
  }
}
