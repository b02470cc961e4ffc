import Synchronization

/// Names of columns of numbers that are not amounts of money.
enum ColumnName {
  /// Whether a name is a quantity's: its first or last word counts or measures (`orders`, `net_weight`) and
  /// none is about money (`order_value`), or it has the one currency of its amounts in it (`amount_eur`).
  static func isQuantity(_ column: String) -> Bool {
    let words = words(of: column)
    if words.contains(where: { CurrencyText.usual.contains($0.uppercased()) }) { return true }
    guard let first = words.first, let last = words.last,
      !words.contains(where: { money.contains($0) || hasSuffix($0, among: germanMoney) })
    else { return false }
    if words.count == 1, periods.contains(first) { return true }
    return [first, last].contains {
      quantities.contains($0) || hasSuffix($0, among: germanQuantities)
    }
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
    longitude points nombre quantité cantidad pedidos quantità ordini quantidade 数量 件数
    """)

  private static let germanQuantities = CurrencyText.words(
    "anzahl menge stück aufträge bestellungen kunden einwohner anteil prozent gewicht quote")

  /// Periods alone: `last_month` and `past_30_days` may be amounts.
  private static let periods = CurrencyText.words(
    "year month week day days hours minutes seconds jahr monat tag tage stunden")

  private static let money = CurrencyText.words(
    """
    amount amounts value values total totals sum revenue revenues turnover sales price prices cost
    costs profit income earnings expense expenses spend spending budget payment payments salary
    salaries fee fees capital money per day daily hour hourly montant prix importe precio
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
      names.contains(word) || word.hasSuffix("währung") || word.hasSuffix("currency")
    }
  }

  /// Whether a text may be a currency: a code, or a symbol such as `€` or `US$`.
  static func mayBeCurrency(_ text: String) -> Bool { isCode(text) || isSymbol(text) }

  /// Whether different texts that may be currencies are: at least half of the codes are in ISO 4217, since
  /// three capitals may also be a country or an airport.
  static func areCurrencies(_ texts: ExactTexts) -> Bool {
    texts.count { isSymbol($0.text) || codes.contains($0.text) } * 2 >= texts.count
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether a text is a symbol, not an amount such as `$1`.
  private static func isSymbol(_ text: String) -> Bool {
    // The longest symbols have so few bytes; other texts are not searched.
    guard text.utf8.count <= 8 else { return false }
    let kinds = text.unicodeScalars.map(\.properties.generalCategory)
    return kinds.contains(.currencySymbol) && !kinds.contains(.decimalNumber)
  }

  /// Returns the words of a text.
  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0.isNewline }.map(String.init))
  }

  private static let names = words(
    "ccy curr devise devises moneda moneta valuta waluta moeda 通貨 货币 貨幣")

  /// The most traded currencies, which names of columns may have: `top_sales` is not in the currency of Tonga.
  static let usual = words(
    """
    USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB
    ILS IDR CZK AED TRY HUF CLP SAR PHP MYR RUB RON
    """)

  private static let codes = usual.union(
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

/// The columns of a table that have currencies. They are the same for all figures that are made of it, so
/// they are searched once.
final class CurrencyColumns: Sendable {
  private let known = Mutex<[String]?>(nil)

  func names(in table: DataTable) -> [String] {
    known.withLock { known in
      let names = known ?? Self.search(table)
      known = names
      return names
    }
  }

  private static func search(_ table: DataTable) -> [String] {
    table.columns.filter { column in
      guard let texts = texts(of: column, in: table) else { return false }
      return CurrencyText.isName(column) || (!texts.isEmpty && CurrencyText.areCurrencies(texts))
    }
  }

  /// Returns the different texts of a column, as far as its first cells show, or `nil` if one cannot be a
  /// currency.
  private static func texts(of column: String, in table: DataTable) -> ExactTexts? {
    let isName = CurrencyText.isName(column)
    var texts = ExactTexts()
    var count = 0
    for index in 0..<table.rowCount where count < cellCount {
      let cell = table.row(index).cell(column)
      guard cell.value != .null, !cell.text.isEmpty else { continue }
      guard case .string = cell.value, isName || CurrencyText.mayBeCurrency(cell.text)
      else { return nil }
      texts.add(cell.text)
      count += 1
    }
    return texts
  }

  /// The cells with a text that decide: a later one that is not a currency does not change its column.
  private static let cellCount = 50
}
