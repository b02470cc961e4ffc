import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Columns side by side.
  static let column = ChartKind(
    plot: ColumnPlot.self, imported: [ImportedChart("column", allowing: ["timeseries"])],
    values: .numbers, options: columnOptions + [.time], fitsHeader: true,
    zeroBase: .always,
    accessibility: .series(Phrase("columnChart")))

  /// Stacked columns.
  static let stackedColumn = ChartKind(
    plot: StackedColumnPlot.self,
    imported: [ImportedChart("column", with: ["stacked"], allowing: ["timeseries", "100"])],
    values: .numbers, options: columnOptions + [.time],
    hasTotals: true, range: stackedRange, zeroBase: .always, isLoose: true, isFudged: true,
    accessibility: .series(Phrase("stackedColumnChart")))

  /// Horizontal bars.
  static let bar = ChartKind(
    plot: BarPlot.self,
    imported: [ImportedChart("bar", allowing: ["timeseries"], isHorizontal: true)],
    values: .numbers, options: columnOptions, zeroBase: .always,
    showsCategoryBaseline: false,
    accessibility: .series(Phrase("barChart")))

  /// Stacked bars.
  static let stackedBar = ChartKind(
    plot: StackedBarPlot.self,
    imported: [
      ImportedChart(
        "bar", with: ["stacked"], allowing: ["timeseries", "100"], isHorizontal: true)
    ],
    values: .numbers, options: columnOptions, hasTotals: true,
    range: stackedRange,
    zeroBase: .always, showsCategoryBaseline: false,
    accessibility: .series(Phrase("stackedBarChart")))

  /// Columns, and lines over them.
  static let combo = ChartKind(
    plot: ComboPlot.self,
    imported: [
      ImportedChart("combination", allowing: ["timeseries", "dual", "horizontal"]),
      ImportedChart(
        "column", with: ["dual"], allowing: ["timeseries"], hasOnlyColumns: true),
      ImportedChart(
        "bar", with: ["dual"], allowing: ["timeseries"], isHorizontal: true,
        hasOnlyColumns: true),
    ],
    values: .numbers,
    options: columnOptions + [.time, .secondaryAxis, .columns, .lines, .lineEnds],
    growsFromZero: { data in data.drawnSeries.contains(where: data.columns.contains) },
    isFudged: true,
    accessibility: .series(Phrase("comboChart")))

  /// The options of all types whose columns or bars begin at zero.
  static let columnOptions: [Option] = [
    .categoryColors, .valueLabels, .cornerRadius, .forecast, .sort, .categories, .categoryEnds,
    .selections,
  ]

  /// The sums of the extremes of all series, even if these are in different categories (stated:
  /// Docs/sources/charts.md#range).
  private static func stackedRange(_ data: ChartData, _ series: [Int]) -> ClosedRange<Double> {
    guard data.stackSizes.isEmpty else { return shareRange(data, series) }
    let ranges = data.ranges(of: series)
    let low = ranges.reduce(0) { $0 + min($1.lowerBound, 0) }
    let high = ranges.reduce(0) { $0 + max($1.upperBound, 0) }
    return low...high
  }

  /// The range of the shares that stacks reach, rounded since their sums may miss 1 by a little.
  private static func shareRange(_ data: ChartData, _ series: [Int]) -> ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    for category in data.stackSizes.indices {
      let shares = series.compactMap { index -> Double? in
        data.value(index, category).map { data.stackLength(of: $0, in: category) }
      }
      low = min(low, shares.filter { $0 < 0 }.reduce(0, +))
      high = max(high, shares.filter { $0 > 0 }.reduce(0, +))
    }
    func rounded(_ share: Double) -> Double { (share * 1e9).rounded() / 1e9 }
    return low == high ? 0...1 : rounded(low)...rounded(high)
  }
}
