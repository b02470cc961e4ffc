import FioriRender
import Testing

@testable import TestSupport

/// Random small tables: either the rows that become one number have one currency, or a diagnostic
/// says that they do not.
struct MixedCurrencyTests {
  @Test(arguments: Calculation.all)
  fileprivate func `rows of different currencies do not become a number in silence`(
    calculation: Calculation
  ) {
    var random = JSONTestGenerator(state: 77)
    var counts = (mixed: 0, pure: 0)
    for _ in 0..<60 {
      let table = Table(using: &random)
      for shown in Shown.allCases {
        let document = calculation.document(table, shown)
        let found = document.diagnostics.filter { $0.message.contains("in 'currency'") }
        let words =
          "\(calculation.json) shown as \(shown) of \(table.json): \(document.diagnostics)"
        if calculation.isMixed(table, shown) {
          counts.mixed += 1
          #expect(!found.isEmpty, "no diagnostic for \(words)")
        } else if table.currencies.count == 1, shown.matches(table) {
          counts.pure += 1
          #expect(found.isEmpty, "a false alarm for \(words)")
        }
      }
    }
    #expect(counts.mixed > 20 && counts.pure > 20)
  }

  @Test(arguments: ["orders", "units sold", "net_weight", "tax_rate", "amount_eur", "Umsatzanteil"])
  func `quantities and converted amounts may be added up`(column: String) {
    expect(messages(addingUp: column), is: [])
  }

  @Test(arguments: [
    "shipments", "order_value", "cost_per_day", "day_rate", "last_month", "past_30_days",
    "discount",
    "earnings_per_share", "operating", "top_sales", "europe", "Kundenumsatz", "budget", "x",
    "burn_rate", "area_rent", "order_volume", "order_book", "freight_rate", "qty_amt",
    "amount_eur_usd", "sales_try",
  ])
  func `all other columns count as amounts`(column: String) {
    expect(
      messages(addingUp: column),
      is: [
        "the 2 rows have 'EUR' and 'USD' in 'c', but their '\(column)' is combined or compared; group "
          + "by 'c', convert the amounts, or add \"types\": {\"\(column)\": \"quantity\"} to 'data' if "
          + "they are not money"
      ])
    expect(messages(addingUp: column, types: "{\"\(column)\": \"quantity\"}"), is: [])
  }

  @Test(arguments: [
    (["EUR", "USD"], true), (["XAF", "XOF"], true), (["EUR", "BTC"], true), (["€", "US$"], true),
    (["EUR", ""], true), (["DEU", "USA"], false), (["CDG", "LHR"], false),
    (["euro", "dollar"], false), (["eur", "usd"], true), (["EUR ", "USD "], true),
    (["zł", "€"], true), (["n/a", "EUR", "USD"], true), (["kEUR", "kUSD"], true),
  ])
  func `columns of currencies are recognized by their cells`(cells: [String], are: Bool) {
    #expect(messages(addingUp: "v", currencies: cells).isEmpty != are)
    #expect(!messages(addingUp: "v", currencies: cells, in: "Local currency").isEmpty)
  }

  @Test(arguments: [
    ("currency", true), ("currency_no", true), ("currency_rate", false), ("c", false),
  ])
  func `numbers are currencies in columns that are named so`(name: String, are: Bool) {
    #expect(messages(addingUp: "v", currencies: [978, 840], in: name).isEmpty != are)
  }

  @Test(arguments: [["EUR", "eur "], ["€", "EUR"], ["kr", "KR"]])
  func `one currency may be written in several ways`(cells: [String]) {
    expect(messages(addingUp: "v", currencies: cells), is: [])
  }

  /// Numbers of one row each, in euros and in dollars.
  @Test(arguments: [
    #"{"type": "kpiView", "items": [{"metric": {"value": {"$difference": [{"$current": "v", "over": "m"}, {"$previous": "v", "over": "m"}]}}}]}"#,
    #"{"type": "kpiView", "items": [{"metric": {"value": {"$ratio": [{"$current": "v", "over": "m"}, {"$first": "v"}]}}}]}"#,
    #"{"type": "kpiView", "items": [{"metric": {"value": {"$difference": [{"$ratio": [{"$last": "v"}, 2]}, {"$ratio": [{"$first": "v"}, 3]}]}}}]}"#,
    #"{"type": "kpiView", "items": [{"fraction": {"value": {"$first": "v"}, "total": {"$last": "v"}}}]}"#,
    #"{"type": "kpiView", "items": [{"metric": {"value": {"$last": "v"}}, "rules": [{"from": {"$first": "v"}, "color": "negativeLabel"}]}]}"#,
    #"{"type": "chartView", "chartType": "waterfall", "series": [{"values": [{"$first": "v"}, {"$last": "v"}]}]}"#,
    #"{"type": "chartView", "chartType": "waterfall", "series": [{"values": {"$distinct": "v"}}]}"#,
    #"{"type": "chartView", "chartType": "donut", "series": {"$by": "c", "values": [{"$first": "v"}]}}"#,
    #"{"type": "chartView", "chartType": "stackedColumn", "series": [{"values": [{"$first": "v"}]}, {"values": [{"$last": "v"}]}]}"#,
    #"{"type": "chartView", "chartType": "column", "series": [{"values": [{"$last": "v"}]}], "numericAxis": {"references": [{"value": {"$first": "v"}}]}}"#,
    #"{"type": "chartView", "chartType": "scatter", "series": [{"values": {"x": 1, "y": {"$column": "v"}}}]}"#,
    #"{"type": "chartView", "chartType": "column", "series": [{"values": {"$distinct": "v"}}], "numericAxis": {"format": {"style": "currency", "currency": "EUR"}}}"#,
  ])
  func `rows that belong together have one currency`(view: String) {
    func count(_ currencies: [String]) -> Int {
      let rows = zip(currencies, 1...).map { code, month in
        "{\"c\": \"\(code)\", \"m\": \"2026-0\(month)-01\", \"v\": \(month)}"
      }.joined(separator: ", ")
      let json = "{\"data\": {\"values\": [\(rows)]}, \"view\": \(view)}"
      return Document(json: Array(json.utf8), file: "a.json").diagnostics
        .filter { $0.message.contains("in 'c'") }.count
    }
    #expect(count(["EUR", "USD"]) == 1)
    #expect(count(["EUR", "EUR"]) == 0)
  }

  /// Converted amounts beside others, and shown in another currency than the one in their name.
  @Test(arguments: [
    #"{"$ratio": [{"$sum": "v_eur"}, {"$sum": "v_usd"}]}"#,
    #"{"$difference": [{"$sum": "v"}, {"$sum": "v_eur"}]}"#,
    #"{"$sum": "v_eur"}, "style": "currency", "currency": "${c}""#,
    #"{"$sum": "v_eur"}, "style": "currency", "currency": "USD""#,
  ])
  func `converted amounts have the currency in their name`(value: String) {
    let json = """
      {"data": {"values": [{"c": "USD", "v": 3, "v_eur": 2, "v_usd": 3}]},
       "view": {"type": "kpiView", "items": [{"metric": {"value": \(value)}}]}}
      """
    let messages = Document(json: Array(json.utf8), file: "a.json").diagnostics.map(\.message)
    #expect(messages.count == 1 && messages[0].hasPrefix("'v_eur' has amounts in 'EUR'"))
  }

  /// Cells of a table and of a list, which need the currency of their rows.
  @Test(arguments: [
    (table(#""${v}""#), true), (table(#"{"value": {"$": "v"}}"#), true),
    (table(#""${v|compact}""#), true), (table(#"{"value": {"$sum": "v"}}"#), true),
    (table(#""${v} ${c}""#), false), (table(#""${v}", "${c}""#), false),
    (table(#"{"value": {"$": "v"}, "style": "currency", "currency": "${c}"}"#), false),
    (table(#"[{"value": {"$": "v"}}, {"text": " ${c}"}]"#), false),
    (table(#""${v|percent}""#), false), (table(#""${orders}""#), false),
    (
      #"{"type": "list", "items": {"$each": "m", "item": {"title": "${m}", "subtitle": "${v}"}}}"#,
      true
    ),
    (
      #"{"type": "list", "items": {"$each": "m", "item": {"title": "${c}", "subtitle": "${v}"}}}"#,
      false
    ),
  ])
  func `cells of different currencies show their own`(body: String, isWarned: Bool) {
    let view = "{\"type\": \"card\", \"title\": \"T\", \"cardBody\": \(body)}"
    let found = warnings(view, ["EUR", "USD"])
    #expect(found.count == (isWarned ? 1 : 0))
    #expect(
      found.allSatisfy { $0.contains("the 2 rows have 'EUR' and 'USD' in 'c', but the cells") })
    #expect(warnings(view, ["EUR", "EUR"]).isEmpty)
  }

  /// Amounts beside a written currency, the euro.
  @Test(arguments: [
    table(#""${v} €""#), table(#""${v|decimal} €/month""#), table(#""${v|compact} million EUR""#),
    table(#""€${v}""#), table(#""${orders} orders for €${v}""#), table(#""${v} (EUR)""#),
    table(#"[{"value": {"$": "v"}}, {"text": " €"}]"#), table(#""${v} k€""#),
    table(#""${v}""#, title: "Amount, €"), table(#""${v}""#, title: "EUR"),
    table(#"{"value": {"$": "v"}}"#, title: "Revenue in k€"),
  ])
  func `a written currency is the one of the rows`(body: String) {
    let view = "{\"type\": \"card\", \"title\": \"T\", \"cardBody\": \(body)}"
    for currencies in [["EUR", "USD"], ["USD", "USD"]] {
      let found = warnings(view, currencies)
      #expect(found.count == 1 && found[0].contains("but 'v' is shown in '"))
    }
    for currencies in [["EUR", "EUR"], ["€", "eur"]] {
      expect(warnings(view, currencies), is: [])
    }
  }

  @Test(arguments: [
    #"[{"metric": "${v}"}, {"unit": "€"}]"#, #"[{"metric": {"$": "v"}}, {"unit": "k€"}]"#,
    #"[{"metric": {"value": {"$": "v"}}}, {"unit": "€"}]"#, #"[{"metric": "${v} €"}]"#,
  ])
  func `a unit is the currency of the row`(items: String) {
    let view = "{\"type\": \"kpiView\", \"items\": \(items)}"
    #expect(warnings(view, ["USD"]).count == 1)
    expect(warnings(view, ["EUR"]), is: [])
  }

  @Test(arguments: [
    (#""sortBy": "-v""#, true), (#""sortBy": ["v", "c"], "limit": 1"#, true),
    (#""sortBy": ["c", "-v"]"#, false), (#""sortBy": ["m", "v"]"#, false),
    (#""sortBy": "v", "groupBy": "c""#, false), (#""sortBy": "-orders""#, false),
    (#""sortBy": "v", "types": {"v": "quantity"}"#, false),
  ])
  func `amounts in different currencies are not sorted in silence`(data: String, isWarned: Bool) {
    let view = #"{"type": "kpiView", "items": [{"metric": {"value": {"$first": "v"}}}]}"#
    let found = warnings(view, ["EUR", "USD"], data: ", \(data)")
    #expect(found.count == (isWarned ? 1 : 0))
    #expect(found.allSatisfy { $0.contains("but are sorted by 'v'; sort by 'c' first") })
    #expect(warnings(view, ["EUR", "EUR"], data: ", \(data)").isEmpty)
  }

  @Test(arguments: [("column", true), ("microColumn", true), ("donut", false)])
  func `charts of different currencies share no range in silence`(type: String, isWarned: Bool) {
    let view =
      "{\"type\": \"chartView\", \"chartType\": \"\(type)\", \"categories\": [\"A\"], \"series\": "
      + "[{\"values\": {\"$column\": \"v\"}}]}"
    func found(_ currencies: [String], shared: Bool) -> [String] {
      warnings(view, currencies, data: ", \"groupBy\": \"m\"", top: "\"sharedRange\": \(shared), ")
    }
    let messages = found(["EUR", "JPY", "EUR"], shared: true)
    #expect(messages.count == (isWarned ? 1 : 0))
    #expect(
      messages.allSatisfy {
        $0.hasPrefix("rows with 'EUR' and 'JPY' in 'c' share the range of their 'v'; remove")
      })
    expect(found(["EUR", "JPY"], shared: false) + found(["EUR", "EUR"], shared: true), is: [])
  }

  /// The messages about currencies of a view of rows with months, amounts and counts.
  private func warnings(
    _ view: String, _ currencies: [String], data: String = "", top: String = ""
  ) -> [String] {
    let rows = zip(currencies, 1...).map { code, month in
      "{\"m\": \"2026-0\(month)\", \"c\": \"\(code)\", \"v\": \(month), \"orders\": \(5 - month)}"
    }.joined(separator: ", ")
    let json = "{\(top)\"data\": {\"values\": [\(rows)]\(data)}, \"view\": \(view)}"
    return Document(json: Array(json.utf8), file: "a.json").diagnostics.map(\.message)
      .filter { $0.contains("in 'c'") }
  }

  private func messages(
    addingUp column: String, currencies: [Int], in name: String
  ) -> [String] {
    let rows = currencies.map { "{\"\(name)\": \($0), \"\(column)\": 2}" }.joined(separator: ", ")
    let json = """
      {"data": {"values": [\(rows)]},
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$sum": "\(column)"}}}]}}
      """
    return Document(json: Array(json.utf8), file: "kpi.json").diagnostics.map(\.message)
  }

  private func messages(
    addingUp column: String, types: String = "{}", currencies: [String] = ["EUR", "USD"],
    in name: String = "c"
  ) -> [String] {
    let rows = currencies.map { "{\"\(name)\": \"\($0)\", \"\(column)\": 2}" }
      .joined(separator: ", ")
    let json = """
      {"data": {"values": [\(rows)], "types": \(types)},
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$sum": "\(column)"}}}]}}
      """
    return Document(json: Array(json.utf8), file: "kpi.json").diagnostics.map(\.message)
  }
}

/// Returns a table in a card, with a row for each month.
private func table(_ cells: String, title: String = "Amount") -> String {
  """
  {"type": "dataTable", "columns": ["Month", "\(title)"], "rows": {"$each": "m", "item": ["${m}", \(cells)]}}
  """
}

// MARK: - Tables

/// A few rows with a month, a region, a currency that may be empty, and an amount that may be.
private struct Table {
  struct Row {
    let month: Int
    let region: String
    let currency: String
    let amount: Int?
    let target: Int
  }

  let rows: [Row]

  init(using random: inout JSONTestGenerator) {
    let sets = [["EUR"], ["USD"], ["EUR", "USD"], ["EUR", "USD", ""]]
    let currencies = sets.randomElement(using: &random) ?? []
    rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Row(
        month: .random(in: 1...3, using: &random),
        region: ["A", "B", "C"].randomElement(using: &random) ?? "",
        currency: currencies.randomElement(using: &random) ?? "",
        amount: Int.random(in: 0...5, using: &random) == 0
          ? nil : .random(in: 1...9, using: &random),
        target: .random(in: 1...9, using: &random))
    }
  }

  var currencies: Set<String> { Set(rows.map(\.currency)) }

  /// The rows with an amount.
  var given: [Row] { rows.filter { $0.amount != nil } }

  var json: String {
    let rows = rows.map { row in
      let currency = row.currency.isEmpty ? "null" : "\"\(row.currency)\""
      return """
        {"month": "2026-0\(row.month)", "region": "\(row.region)", "currency": \(currency), \
        "amount": \(row.amount.map { "\($0)" } ?? "null"), "target": \(row.target)}
        """
    }
    return "[\(rows.joined(separator: ", "))]"
  }

  /// The rows with an amount of the first region, and of all others.
  var places: [[Row]] {
    let first = rows.first?.region
    return [given.filter { $0.region == first }, given.filter { $0.region != first }]
  }

  /// Returns the rows with an amount in the last month, and in the month before it; `nil` if one of them
  /// has none.
  var lastMonths: (last: [Row], before: [Row])? {
    let months = rows.map(\.month)
    guard let last = months.max(), months.contains(last - 1) else { return nil }
    let found = [last, last - 1].map { month in given.filter { $0.month == month } }
    return found.contains(where: \.isEmpty) ? nil : (found[0], found[1])
  }
}

/// How a description says the currency of a number.
private enum Shown: CaseIterable {
  case no, fixed, cell, first, last

  /// The key of the currency, if there is any.
  var json: String? {
    switch self {
    case .no: nil
    case .fixed: "\"EUR\""
    case .cell: "\"${currency}\""
    case .first: "{\"$first\": \"currency\"}"
    case .last: "{\"$last\": \"currency\"}"
    }
  }

  /// Returns the code that is shown for a table; `nil` if none is.
  func code(of table: Table) -> String? {
    let given = table.rows.map(\.currency).filter { !$0.isEmpty }
    return switch self {
    case .no: nil
    case .fixed: "EUR"
    case .cell: table.rows.first?.currency ?? ""
    case .first: given.first ?? ""
    case .last: given.last ?? ""
    }
  }

  /// Whether a table with one currency is shown in it.
  func matches(_ table: Table) -> Bool { self != .fixed || table.currencies == ["EUR"] }
}

/// A way to make numbers of rows.
private struct Calculation: Sendable, CustomTestStringConvertible {
  let json: String
  var isChart = false
  /// Returns the rows of each mark, where a chart has a currency and does not use all rows; otherwise `nil`.
  var shownSets: (@Sendable (Table) -> [[Table.Row]])?
  /// Returns the rows of each number, or of a whole chart.
  let sets: @Sendable (Table) -> [[Table.Row]]

  var testDescription: String { json }

  static let all: [Calculation] =
    ["$sum", "$mean", "$min", "$max"].map { key in
      Calculation(json: "{\"\(key)\": \"amount\"}") { [$0.given] }
    } + [
      Calculation(json: "{\"$first\": \"amount\"}") { [Array($0.given.prefix(1))] },
      Calculation(json: "{\"$last\": \"amount\"}") { [$0.given.suffix(1)] },
      Calculation(json: "{\"$current\": \"amount\", \"over\": \"month\"}") { table in
        [table.given.filter { $0.month == table.rows.map(\.month).max() }]
      },
      Calculation(json: "{\"$previous\": \"amount\", \"over\": \"month\", \"aggregate\": \"mean\"}")
      {
        $0.lastMonths.map { [$0.before] } ?? []
      },
      Calculation(json: "{\"$change\": \"amount\", \"over\": \"month\"}") {
        $0.lastMonths.map { [$0.last + $0.before] } ?? []
      },
      Calculation(json: "{\"$change\": \"amount\", \"over\": \"month\", \"as\": \"difference\"}") {
        $0.lastMonths.map { [$0.last + $0.before] } ?? []
      },
      Calculation(json: "{\"$ratio\": [{\"$sum\": \"amount\"}, {\"$sum\": \"target\"}]}") {
        [$0.rows]
      },
      Calculation(json: "{\"$difference\": [{\"$first\": \"target\"}, {\"$last\": \"amount\"}]}") {
        [$0.rows.prefix(1) + $0.given.suffix(1)]
      },
      chart(#"{"$by": "currency", "title": "${currency}", "values": {"$column": "amount"}}"#),
      chart(
        #"{"$by": "month", "title": "${month}", "aggregate": "mean", "#
          + #""values": {"$column": "amount"}}"#),
      chart(#"[{"title": "A", "aggregate": "sum", "values": {"$column": "amount"}}]"#),
      Calculation(
        json: #"[{"title": "A", "aggregate": "last", "values": {"$column": "amount"}}]"#,
        isChart: true, shownSets: { $0.places.map { $0.suffix(1) } }, sets: { [$0.given] }),
      chart(#"[{"title": "A", "values": {"$running": "amount"}}]"#) { [$0.given] },
      chart(#"[{"title": "A", "values": [{"$max": "amount"}]}]"#) { [$0.given] },
    ]

  /// Returns a chart of regions, of which all beyond one are added up as others.
  private static func chart(
    _ series: String,
    _ sets: @escaping @Sendable (Table) -> [[Table.Row]] = { table in [table.given] }
  ) -> Calculation {
    Calculation(json: series, isChart: true, sets: sets)
  }

  func document(_ table: Table, _ shown: Shown) -> Document {
    let view: String
    var limit = ""
    if isChart {
      let axis = shown.json.map {
        #", "numericAxis": {"format": {"style": "currency", "currency": \#($0)}}"#
      }
      limit = #", "limit": {"count": 1, "other": "Other"}"#
      view = #"""
        {"type": "chartView", "chartType": "column", "categories": {"$distinct": "region"},
         "series": \#(json)\#(axis ?? "")}
        """#
    } else {
      let format = shown.json.map { #", "style": "currency", "currency": \#($0)"# }
      view = #"{"type": "kpiView", "items": [{"metric": {"value": \#(json)\#(format ?? "")}}]}"#
    }
    let text = #"{"data": {"values": \#(table.json)\#(limit)}, "view": \#(view)}"#
    return Document(json: Array(text.utf8), file: "kpi.json")
  }

  /// Whether a number is made of different currencies, or shown in another one.
  func isMixed(_ table: Table, _ shown: Shown) -> Bool {
    let sets = shown == .no ? sets : shownSets ?? sets
    return sets(table).contains { rows in
      var found = Set(rows.map(\.currency))
      // An empty cell has the currency that the description says.
      if shown == .fixed { found.remove("") }
      if found.count > 1 { return true }
      guard let code = shown.code(of: table), !isChart || shown == .fixed else { return false }
      return found.contains { $0 != code }
    }
  }
}
