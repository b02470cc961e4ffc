import FioriCharts
import FioriElements
import FioriModel

/// Searches for the ticks of a chart's axes.
///
/// Stated: Docs/sources/charts.md#range.
struct AxisSearch {
  private let view: ChartView
  private let data: ChartData
  private let kind: ChartKind

  init(_ view: ChartView, _ data: ChartData) {
    self.view = view
    self.data = data
    kind = view.chartType.kind
  }

  /// The ticks of the first axis; `nil` if every series uses the second axis.
  var primary: AxisTicks? {
    ticks(of: data.drawnSeries.filter { !data.secondary.contains($0) }, view.numericAxis)
  }

  /// The ticks of the second axis; `nil` if no series uses it.
  var secondary: AxisTicks? {
    ticks(of: data.drawnSeries.filter { data.secondary.contains($0) }, view.secondaryNumericAxis)
  }

  /// Returns the search between two values of the first axis.
  func search(_ lowest: Double, _ highest: Double) -> TickSearch {
    search(lowest, highest, view.numericAxis)
  }

  private func ticks(of series: [Int], _ axis: NumericAxis) -> AxisTicks? {
    guard !series.isEmpty else { return nil }
    let range = kind.range(data, series)
    return search(range.lowerBound, range.upperBound, axis).ticks
  }

  private func search(_ low: Double, _ high: Double, _ axis: NumericAxis) -> TickSearch {
    let marked = (axis.ticks ?? []) + axis.references.flatMap(\.numbers)
    var (low, high) = (marked.reduce(low, min), marked.reduce(high, max))
    (low, high) = (axis.explicitMin ?? low, axis.explicitMax ?? high)
    if isZeroBased(axis) {
      if low >= 0, high >= low { low = 0 } else if high <= 0, low <= high { high = 0 }
    }
    let hasEnds = axis.explicitMin != nil || axis.explicitMax != nil
    let base = high < 0 ? high : max(0, low)
    return TickSearch(
      lowest: low, highest: high, count: view.numberOfGridlines,
      isLoose: (axis.allowLooseLabels ?? kind.isLoose) && base != 0,
      isFudged: axis.fudgeAxisRange ?? kind.isFudged,
      isNice: axis.adjustToNiceValues && !hasEnds, given: axis.ticks ?? [])
  }

  private func isZeroBased(_ axis: NumericAxis) -> Bool {
    switch kind.zeroBase {
    case .always: true
    case .byDefault: axis.isZeroBased ?? true
    case .onRequest: axis.isZeroBased ?? false
    }
  }
}
