import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Columns that each begin where the previous one ends. The accessibility text lists many of
  /// them, since each is a step of one account.
  static let waterfall = ChartKind(
    plot: WaterfallPlot.self,
    imported: [ImportedChart("waterfall", allowing: ["timeseries", "horizontal"])],
    values: .numbers,
    options: [.totals, .categoryColors, .valueLabels, .signColors, .categories, .selections],
    seriesLimit: 1, check: checkSteps,
    drawnValues: { [WaterfallSteps($0).steps.map { $0?.value }] },
    range: { data, _ in WaterfallSteps(data).range }, zeroBase: .always, isLoose: true,
    isFudged: true,
    accessibility: ChartAccessibility(name: Phrase("waterfallChart"), listedCount: 12) {
      [$0.waterfall(listsUpTo: 12)]
    })

  private static func checkSteps(_ check: inout ChartCheck) {
    checkTotals(&check)
    checkMissingSteps(&check)
    checkStepsToZero(&check)
    checkLastStep(&check)
  }

  /// Reports a last column that is not a total and looks like one: one of 0, which only a number shows, or one that is named
  /// like the first and about as high as the sum. It is then read as the closing balance.
  private static func checkLastStep(_ check: inout ChartCheck) {
    let chart = check.corrected
    let data = ChartData(chart, endsAtClose: false)
    let last = data.categoryCount - 1
    guard last > 0, !data.totals.contains(last), let value = data.value(0, last) else { return }
    let steps = WaterfallSteps(data)
    let sum =
      value == 0
      ? steps.levelBesideZero(at: last)
      : namesClosing(chart.categories) ? steps.levelNear(step: last) : nil
    guard let sum else { return }
    check.warn(
      check.path.key("series").index(0).key("values").index(last),
      .stepLikeTotal(
        chart.categories[at: last] ?? nil, value: value, sum: sum, category: last))
  }

  /// Returns whether the last name has a word of the first that no other name has, such as `2026` after `2025`, whose digits
  /// may differ, or `Closing balance` after `Opening balance`, or is a name of a total.
  private static func namesClosing(_ names: [String?]) -> Bool {
    guard names.count > 2 else { return false }
    let last = (names[names.count - 1] ?? "").lowercased()
    guard !closings.contains(where: last.contains) else { return true }
    let words = names.map { Set(($0 ?? "").split(separator: " ").map(wordWithoutDigits)) }
    let others = words.dropFirst().dropLast().reduce(into: Set()) { $0.formUnion($1) }
    return !words[0].intersection(words[words.count - 1]).subtracting(others).isEmpty
  }

  /// What names of totals contain, in the languages of our words and in Thai and Vietnamese.
  private static let closings = [
    "closing", "total", "net income", "net profit", "result", "endbestand", "schluss", "ergebnis",
    "saldo", "summe", "gesamt", "clôture", "solde", "résultat", "cierre", "resultado", "fechamento",
    "chiusura", "finale", "risultato", "cuối kỳ", "kết quả", "tổng", "期末", "合计", "总计", "合計", "残高",
    "สิ้นงวด", "รวม", "نهاية", "ختام", "إجمالي", "סגירה", "סך",
  ]

  /// Returns a word in lowercase with a mark in place of each digit.
  private static func wordWithoutDigits(_ word: Substring) -> String {
    String(word.lowercased().map { $0.isNumber ? "#" : $0 })
  }

  /// Reports a step that looks like one from zero in the other direction, since it ends at the zero line.
  private static func checkStepsToZero(_ check: inout ChartCheck) {
    let chart = check.corrected
    guard !chart.colorBySign, chart.valueLabels == .hidden else { return }
    let steps = WaterfallSteps(ChartData(chart, endsAtClose: false))
    let unseen = steps.endingAtZero.first { chart.colorsForCategory[0]?[$0] == nil }
    guard let unseen, let step = steps.steps[unseen] else { return }
    check.warn(
      check.path.key("series").index(0).key("values").index(unseen),
      .stepToZero(chart.categories[at: unseen] ?? nil, rises: step.value > 0))
  }

  /// Reports steps without a value before a total that is their sum.
  private static func checkMissingSteps(_ check: inout ChartCheck) {
    let missing = WaterfallSteps.missingFromSums(
      (check.corrected.series.first?.values ?? []).map { $0?.first },
      totals: Set(check.corrected.indexesOfTotalsCategories))
    guard let first = missing.first else { return }
    check.warn(
      check.path.key("series").index(0).key("values").index(first), .missingSteps(missing.count))
  }

  /// A total is the sum of the values before it.
  private static func checkTotals(_ check: inout ChartCheck) {
    let values = (check.corrected.series.first?.values ?? []).map { $0?.first }
    let wrong = WaterfallSteps.wrongTotals(
      values, totals: Set(check.corrected.indexesOfTotalsCategories))
    guard let first = wrong.first else { return }
    let more =
      switch wrong.count {
      case 1: ""
      case 2: ", and so does another total"
      default: ", and so do \(wrong.count - 1) other totals"
      }
    check.warn(
      check.path.key("series").index(0).key("values").index(first.category),
      .wrongTotal(first.total, sum: first.sum, more: more))
  }
}
