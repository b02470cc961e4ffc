import FioriElements
public import FioriLowering

/// The ends and the ticks that the axes of several charts have in common, so that the charts can be
/// compared.
public struct SharedRange: Hashable, Sendable {
  /// The ends of an axis and its ticks.
  public struct Axis: Hashable, Sendable {
    /// The values at the two ends.
    public var range: ClosedRange<Double>
    /// The values with a tick, in any order.
    public var ticks: [Double]

    /// Creates an axis between two values.
    public init(range: ClosedRange<Double>, ticks: [Double]) {
      self.range = range
      self.ticks = ticks
    }
  }

  /// The first numeric axis; `nil` leaves it to each chart.
  public var numericAxis: Axis?
  /// The second numeric axis; `nil` leaves it to each chart.
  public var secondaryNumericAxis: Axis?
  /// The horizontal axis of scatter and bubble charts; `nil` leaves it to each chart.
  public var categoryAxis: Axis?

  /// Creates the axes that charts share.
  public init(
    numericAxis: Axis? = nil, secondaryNumericAxis: Axis? = nil, categoryAxis: Axis? = nil
  ) {
    self.numericAxis = numericAxis
    self.secondaryNumericAxis = secondaryNumericAxis
    self.categoryAxis = categoryAxis
  }

  /// Creates the axes that fit all charts of some views, also those in cards and headers.
  ///
  /// Given ends, ticks and references of an axis count as values. Stacks of shares and charts that
  /// cannot be drawn are left out.
  public init(of views: some Sequence<any Component>) {
    var search = SharedRangeSearch()
    for view in views { search.add(view) }
    self = search.range
  }
}

extension SharedRange.Axis {
  init(_ ticks: AxisTicks) {
    self.init(range: ticks.minimum...ticks.maximum, ticks: ticks.values)
  }

  /// The axis, with other ticks if some are given.
  func axisTicks(given: [Double]? = nil) -> AxisTicks {
    let values = Set(given ?? ticks).sorted(by: >)
    let step = zip(values, values.dropFirst()).map { $0 - $1 }.min()
    return AxisTicks(
      values: values.isEmpty ? [range.upperBound, range.lowerBound] : values,
      minimum: range.lowerBound, maximum: range.upperBound,
      step: step ?? range.upperBound - range.lowerBound)
  }

  /// Whether an axis has the same ends.
  func hasEnds(of ticks: AxisTicks) -> Bool {
    range.lowerBound == ticks.minimum && range.upperBound == ticks.maximum
  }
}

extension LoweringContext {
  /// The axes that charts share with those of other figures; `nil` if they share none.
  var sharedRange: SharedRange? { shared as? SharedRange }
}
