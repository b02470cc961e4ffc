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
  /// The axes that the chart shares with others; `nil` if it shares none.
  private let shared: SharedRange?

  init(_ view: ChartView, _ data: ChartData, sharing shared: SharedRange? = nil) {
    self.shared = view.stacking == .percent ? nil : shared
    self.view = view
    self.data = data
    kind = view.chartType.kind
  }

  /// The ticks of the first axis; `nil` if every series uses the second axis.
  var primary: AxisTicks? {
    primarySearch.map { ticks($0, view.numericAxis, shared?.numericAxis) }
  }

  /// The search for the ticks of the first axis by the chart's own data.
  var primarySearch: TickSearch? {
    search(of: data.drawnSeries.filter { !data.secondary.contains($0) }, view.numericAxis)
  }

  /// The ticks of the second axis; `nil` if no series uses it.
  var secondary: AxisTicks? {
    secondarySearch.map { ticks($0, view.secondaryNumericAxis, shared?.secondaryNumericAxis) }
  }

  /// The search for the ticks of the second axis by the chart's own data.
  var secondarySearch: TickSearch? {
    search(of: data.drawnSeries.filter { data.secondary.contains($0) }, view.secondaryNumericAxis)
  }

  /// Returns the circles of points on the axes that the chart shares.
  func onSharedAxes(_ law: BubbleLaw) -> BubbleLaw {
    guard let shared else { return law }
    return law.on(
      horizontal: shared.categoryAxis?.axisTicks(),
      vertical: ticks(
        search(law.vertical.minimum, law.vertical.maximum), view.numericAxis, shared.numericAxis,
        own: law.vertical), data)
  }

  /// Returns the ticks that an axis shares, but between its own ends if these are given.
  private func ticks(
    _ search: TickSearch, _ axis: NumericAxis, _ shared: SharedRange.Axis?, own: AxisTicks? = nil
  ) -> AxisTicks {
    guard let shared else { return own ?? search.ticks }
    guard axis.explicitMin != nil || axis.explicitMax != nil else {
      return shared.axisTicks(given: axis.ticks)
    }
    let own = self.search(shared.range.lowerBound, shared.range.upperBound, axis).ticks
    return shared.hasEnds(of: own) ? shared.axisTicks(given: axis.ticks) : own
  }

  /// Returns the search between two values of the first axis.
  func search(_ lowest: Double, _ highest: Double) -> TickSearch {
    search(lowest, highest, view.numericAxis)
  }

  private func search(of series: [Int], _ axis: NumericAxis) -> TickSearch? {
    guard !series.isEmpty else { return nil }
    let range = kind.range(data, series)
    return search(range.lowerBound, range.upperBound, axis)
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
