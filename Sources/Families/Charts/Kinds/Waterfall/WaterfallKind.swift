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
    seriesLimit: 1, check: checkTotals,
    drawnValues: { [WaterfallSteps($0).steps.map { $0?.value }] },
    range: { data, _ in WaterfallSteps(data).range }, zeroBase: .always, isLoose: true,
    isFudged: true,
    accessibility: ChartAccessibility(name: Phrase("waterfallChart")) {
      [$0.waterfall(listsUpTo: 12)]
    })

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
