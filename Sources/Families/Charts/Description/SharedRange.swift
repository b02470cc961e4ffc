import FioriBasics
import FioriLayout
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

  /// The dates of the time axes of several charts, or the times of stock charts.
  public struct TimeAxis: Hashable, Sendable {
    /// The dates of all charts in ISO 8601, in the order of time.
    public let dates: [String]
    /// The date at which the axis starts if the charts set one before their data; `nil` for the first.
    public let explicitMin: String?
    /// The date at which the axis ends if the charts set one after their data; `nil` for the last.
    public let explicitMax: String?
    /// The last date with a value.
    let lastValue: ISODate?
    /// The dates, and the scale that they have together.
    let parsed: [ISODate]
    let scale: TimeScale

    /// Creates the axis of dates in any order; names that are not dates are left out.
    public init(dates: [String], explicitMin: String? = nil, explicitMax: String? = nil) {
      var search = TimeAxisSearch()
      search.add(dates, explicitMin: explicitMin, explicitMax: explicitMax)
      self = search.axis ?? Self([], nil, nil, lastValue: nil)
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
  /// The dates of time axes; `nil` leaves them to each chart.
  public var timeAxis: TimeAxis?
  /// The times of stock charts; `nil` leaves them to each chart.
  public var stockTimes: TimeAxis?
  /// The least and the greatest value of micro charts, which have no axes; `nil` leaves them to each chart.
  public var microRange: ClosedRange<Double>?
  /// The names of the categories of all charts, in their order; `nil` leaves them to each chart.
  package var categoryNames: [String]?
  /// The names of series in the order of their colors, so that a name keeps its color; `nil` leaves colors to
  /// each chart.
  package var seriesNames: [String]?

  /// Creates the axes that charts share.
  public init(
    numericAxis: Axis? = nil, secondaryNumericAxis: Axis? = nil, categoryAxis: Axis? = nil,
    bubbleSizes: BubbleSizes? = nil, timeAxis: TimeAxis? = nil, stockTimes: TimeAxis? = nil,
    microRange: ClosedRange<Double>? = nil
  ) {
    (self.timeAxis, self.stockTimes, self.microRange) = (timeAxis, stockTimes, microRange)
    self.bubbleSizes = bubbleSizes
    self.numericAxis = numericAxis
    self.secondaryNumericAxis = secondaryNumericAxis
    self.categoryAxis = categoryAxis
  }

  /// Creates the axes that fit all charts of some views, also those in cards and headers.
  ///
  /// Explicit ends, ticks and references of an axis count as values. Stacks of shares have only their dates
  /// in common with others, and charts that cannot be drawn are left out.
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
    Self(range: range.joined(with: other.range), count: max(count, other.count))
  }
}

extension ClosedRange {
  /// The range from the lesser start to the greater end.
  func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension SharedRange.TimeAxis {
  /// Creates the axis of dates in the order of time.
  init(
    _ dates: [(text: String, date: ISODate)], _ first: String?, _ last: String?,
    lastValue: ISODate?, areOfTimeZone: Bool = false
  ) {
    self.dates = dates.map(\.text)
    (explicitMin, explicitMax) = (first, last)
    self.lastValue = lastValue
    parsed = dates.map(\.date)
    scale = TimeScale(parsed, areOfTimeZone: areOfTimeZone)
      .between(first.flatMap(ISODate.init), last.flatMap(ISODate.init))
  }

  /// Returns the axis with its dates as the clocks of the environment's time zone show them.
  func inTimeZone(of context: LoweringContext) -> Self {
    guard let zone = context.numbers.timeZone, parsed.contains(where: { $0.offset != nil }) else {
      return self
    }
    func date(_ text: String) -> String { context.date(text, in: zone) }
    let converted = dates.map(date).compactMap { text in ISODate(text).map { (text, $0) } }
    return Self(
      converted, explicitMin.map(date), explicitMax.map(date),
      lastValue: lastValue.flatMap { ISODate(date($0.iso)) }, areOfTimeZone: true)
  }
}

extension SharedRange.Axis {
  init(_ ticks: AxisTicks) {
    self.init(range: ticks.minimum...ticks.maximum, ticks: ticks.values)
  }

  /// The axis, with other ticks if some are explicit.
  func axisTicks(at explicit: [Double]? = nil) -> AxisTicks {
    let values = Set(explicit ?? ticks).sorted(by: >)
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
  /// The axes that charts share with the charts of other figures; `nil` if they share none.
  var sharedRange: SharedRange? { shared as? SharedRange }
}
