import FioriLayout
import FioriModel

/// Searches for the ticks of a chart's axes.
///
/// Stated: Docs/sources/charts.md#range.
struct AxisTickSearch {
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
    primarySearch.map { ticks($0, isSecondary: false, shared?.numericAxis) }
  }

  /// The search for the ticks of the first axis by the chart's own data.
  var primarySearch: TickSearch? { search(isSecondary: false) }

  /// The ticks of the second axis; `nil` if no series uses it.
  var secondary: AxisTicks? {
    secondarySearch.map { ticks($0, isSecondary: true, shared?.secondaryNumericAxis) }
  }

  /// The ticks of both axes, with their zeros level if marks grow from these; an axis that the chart
  /// shares keeps its ends. `nil` for an axis without series.
  var levelTicks: (primary: AxisTicks?, secondary: AxisTicks?) {
    guard let primary, let secondary else { return (self.primary, self.secondary) }
    guard levelsZeros,
      let level = LevelZeros(
        axis(primary, isSecondary: false, isShared: shared?.numericAxis != nil),
        axis(secondary, isSecondary: true, isShared: shared?.secondaryNumericAxis != nil))
    else { return (primary, secondary) }
    return (level.primary, level.secondary)
  }

  /// Whether marks of the chart grow from the zeros of two axes.
  var levelsZeros: Bool { kind.growsFromZero(data) && !series(true).isEmpty }

  private func axis(
    _ ticks: AxisTicks, isSecondary: Bool, isShared: Bool
  ) -> LevelZeros.Axis {
    let ends = ends(isSecondary: isSecondary)
    return LevelZeros.Axis(
      ticks, keepsMinimum: isShared || ends.minimum != nil,
      keepsMaximum: isShared || ends.maximum != nil)
  }

  /// The search for the ticks of the second axis by the chart's own data.
  var secondarySearch: TickSearch? { search(isSecondary: true) }

  /// Returns the circles of points on the axes that the chart shares.
  func onSharedAxes(_ geometry: BubbleGeometry) -> BubbleGeometry {
    guard let shared else { return geometry }
    return geometry.on(
      horizontal: shared.categoryAxis?.axisTicks(),
      vertical: ticks(
        search(geometry.vertical.minimum, geometry.vertical.maximum), isSecondary: false,
        shared.numericAxis, own: geometry.vertical), data)
  }

  /// Returns the ticks that an axis shares, but between its own ends if these are explicit.
  private func ticks(
    _ search: TickSearch, isSecondary: Bool, _ shared: SharedRange.Axis?, own: AxisTicks? = nil
  ) -> AxisTicks {
    guard let shared else { return own ?? search.ticks }
    let (axis, ends) = (axis(isSecondary), ends(isSecondary: isSecondary))
    guard ends.minimum != nil || ends.maximum != nil else {
      return shared.axisTicks(at: axis.ticks)
    }
    let own = self.search(
      shared.range.lowerBound, shared.range.upperBound, isSecondary: isSecondary
    ).ticks
    return shared.hasEnds(of: own) ? shared.axisTicks(at: axis.ticks) : own
  }

  /// Returns the search between two values of the first axis.
  func search(_ lowest: Double, _ highest: Double) -> TickSearch {
    search(lowest, highest, isSecondary: false)
  }

  /// Returns the explicit ends of an axis.
  func ends(isSecondary: Bool) -> ExplicitEnds {
    let (axis, series) = (axis(isSecondary), series(isSecondary))
    return ExplicitEnds(
      axis, values: kind.range(data, series),
      hasValues: series.contains { data.values[$0].contains { $0 != nil } },
      zero: zeroReason(isSecondary: isSecondary))
  }

  private func search(isSecondary: Bool) -> TickSearch? {
    let series = series(isSecondary)
    guard !series.isEmpty else { return nil }
    let range = kind.range(data, series)
    return search(range.lowerBound, range.upperBound, isSecondary: isSecondary)
  }

  private func axis(_ isSecondary: Bool) -> NumericAxis {
    isSecondary ? view.secondaryNumericAxis : view.numericAxis
  }

  /// Returns the drawn series of an axis.
  private func series(_ isSecondary: Bool) -> [Int] {
    data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }
  }

  private func search(_ low: Double, _ high: Double, isSecondary: Bool) -> TickSearch {
    let (axis, ends) = (axis(isSecondary), ends(isSecondary: isSecondary))
    let marked = (axis.ticks ?? []) + axis.references.flatMap(\.numbers)
    var (low, high) = (marked.reduce(low, min), marked.reduce(high, max))
    (low, high) = (ends.minimum ?? low, ends.maximum ?? high)
    if zeroReason(isSecondary: isSecondary) != nil {
      if low >= 0, high >= low { low = 0 } else if high <= 0, low <= high { high = 0 }
    }
    let hasEnds = ends.minimum != nil || ends.maximum != nil
    let base = high < 0 ? high : max(0, low)
    return TickSearch(
      lowest: low, highest: high, count: view.numberOfGridlines,
      isLoose: (axis.allowLooseLabels ?? kind.isLoose) && base != 0,
      isFudged: axis.fudgeAxisRange ?? kind.isFudged,
      isNice: axis.adjustToNiceValues && !hasEnds, explicitTicks: axis.ticks ?? [],
      keepsLowest: ends.minimum != nil, keepsHighest: ends.maximum != nil)
  }

  /// Returns the reason why an axis contains zero: marks that start there, also the columns of a combo chart, or its
  /// setting; `nil` if it does not have to.
  private func zeroReason(isSecondary: Bool) -> ExplicitEnds.ZeroReason? {
    if series(isSecondary).contains(where: data.columns.contains) { return .marks }
    let setting = axis(isSecondary).isZeroBased
    return switch kind.zeroBase {
    case .always: .marks
    case .byDefault: setting ?? true ? .setting : nil
    case .onRequest: setting ?? false ? .setting : nil
    }
  }
}
