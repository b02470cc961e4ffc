import FioriCharts
import FioriElements
import FioriModel

/// Finds the ticks of a chart's axes.
///
/// Stated: Docs/sources/charts.md#range.
struct AxisSearch {
  private let view: ChartView
  private let data: ChartData
  private let traits: PlotTraits

  init(_ view: ChartView, _ data: ChartData) {
    self.view = view
    self.data = data
    traits = PlotCatalog.plot(for: view.chartType).traits
  }

  /// `nil`: every series belongs to the second axis.
  var primary: AxisTicks? {
    ticks(of: data.drawnSeries.filter { !data.secondary.contains($0) }, view.numericAxis)
  }

  /// `nil`: no series belongs to it.
  var secondary: AxisTicks? {
    ticks(of: data.drawnSeries.filter { data.secondary.contains($0) }, view.secondaryNumericAxis)
  }

  /// The search between two values of the first axis.
  func search(_ lowest: Double, _ highest: Double) -> TickSearch {
    search(lowest, highest, view.numericAxis)
  }

  private func ticks(of series: [Int], _ axis: NumericAxis) -> AxisTicks? {
    guard !series.isEmpty else { return nil }
    let range = range(of: series)
    return search(range.lowerBound, range.upperBound, axis).ticks
  }

  /// The least and the greatest value: of stacks the sums of the series' own, even where they fall
  /// in different categories.
  private func range(of series: [Int]) -> ClosedRange<Double> {
    let ranges = series.map { data.ranges[$0] }
    switch view.chartType {
    case .stackedColumn, .stackedBar:
      let low = ranges.reduce(0) { $0 + min($1.lowerBound, 0) }
      let high = ranges.reduce(0) { $0 + max($1.upperBound, 0) }
      return low...high
    case .waterfall:
      return WaterfallSteps(data).range
    default:
      let low = ranges.map(\.lowerBound).min() ?? 0
      return low...(ranges.map(\.upperBound).max() ?? 1)
    }
  }

  private func search(_ low: Double, _ high: Double, _ axis: NumericAxis) -> TickSearch {
    var (low, high) = (axis.explicitMin ?? low, axis.explicitMax ?? high)
    if isZeroBased(axis) {
      if low >= 0, high >= low { low = 0 } else if high <= 0, low <= high { high = 0 }
    }
    let hasEnds = axis.explicitMin != nil || axis.explicitMax != nil
    let base = high < 0 ? high : max(0, low)
    return TickSearch(
      lowest: low, highest: high, count: view.numberOfGridlines,
      isLoose: (axis.allowLooseLabels ?? traits.isLoose) && base != 0,
      isFudged: axis.fudgeAxisRange ?? traits.isFudged,
      isNice: axis.adjustToNiceValues && !hasEnds)
  }

  private func isZeroBased(_ axis: NumericAxis) -> Bool {
    switch traits.zeroBase {
    case .always: true
    case .unlessTold: axis.isZeroBased ?? true
    case .ifTold: axis.isZeroBased ?? false
    }
  }
}
