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

  /// The sizes of the bubbles of several charts.
  public struct BubbleSizes: Hashable, Sendable {
    /// The least and the greatest size.
    public var range: ClosedRange<Double>
    /// The number of bubbles of the chart that has most; the more there are, the smaller all are.
    public var count: Int

    /// Creates the sizes of charts with up to `count` bubbles.
    public init(range: ClosedRange<Double>, count: Int) {
      self.range = range
      self.count = count
    }
  }

  /// The first numeric axis; `nil` leaves it to each chart.
  public var numericAxis: Axis?
  /// The second numeric axis; `nil` leaves it to each chart.
  public var secondaryNumericAxis: Axis?
  /// The horizontal axis of scatter and bubble charts; `nil` leaves it to each chart.
  public var categoryAxis: Axis?
  /// The sizes of bubbles; `nil` leaves them to each chart.
  public var bubbleSizes: BubbleSizes?

  /// Creates the axes that charts share.
  public init(
    numericAxis: Axis? = nil, secondaryNumericAxis: Axis? = nil, categoryAxis: Axis? = nil,
    bubbleSizes: BubbleSizes? = nil
  ) {
    self.bubbleSizes = bubbleSizes
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

extension SharedRange.BubbleSizes {
  /// Creates the sizes of a chart; `nil` without bubbles.
  init?(_ data: ChartData) {
    let sizes = data.points.joined().compactMap { $0?.size }
    guard let least = sizes.min(), let greatest = sizes.max() else { return nil }
    self.init(range: least...greatest, count: sizes.count)
  }

  func joined(with other: Self) -> Self {
    Self(
      range: min(
        range.lowerBound, other.range.lowerBound)...max(
          range.upperBound, other.range.upperBound),
      count: max(count, other.count))
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
