/// Values that belong together, and how they look.
///
/// The SAPFiori counterpart is `FUIChartSeries` with its attributes.
public struct ChartSeries: Hashable, Sendable {
  /// The series' name, in the legend and in words; `nil`: none.
  public var title: String?
  /// One value for each category; `nil`: missing.
  public var values: [ChartValue?]
  /// `nil`: the next of `chart1` to `chart11`.
  public var color: Color?
  /// Of the area under the line; `nil`: the series' color. Both are drawn at 40 %.
  public var fillColor: Color?
  /// Points; `nil`: 2 (stated: Docs/sources/charts.md#lines).
  public var lineWidth: Double?
  /// Style of the points of a line.
  public var point: ChartPointStyle

  /// A series in the look that charts have.
  public init(
    title: String? = nil, values: [ChartValue?], color: Color? = nil, fillColor: Color? = nil,
    lineWidth: Double? = nil, point: ChartPointStyle = ChartPointStyle()
  ) {
    self.title = title
    self.values = values
    self.color = color
    self.fillColor = fillColor
    self.lineWidth = lineWidth
    self.point = point
  }
}

/// The points of a line.
public struct ChartPointStyle: Hashable, Sendable {
  /// Whether there are no marks but of values that stand alone; `nil`: the chart's own, shown but in
  /// a stock chart.
  public var isHidden: Bool?
  /// Points; `nil`: 7 (stated: Docs/sources/charts.md#lines).
  public var diameter: Double?

  /// Marks as the chart has them.
  public init(isHidden: Bool? = nil, diameter: Double? = nil) {
    self.isHidden = isHidden
    self.diameter = diameter
  }
}

/// A value of a series: a number, or several that belong together.
public enum ChartValue: Hashable, Sendable {
  /// One number.
  case number(Double)
  /// A place in a scatter or bubble chart; `nil`: not known, so that nothing is drawn. The size, of
  /// bubbles, is an area.
  case point(x: Double?, y: Double?, size: Double? = nil)
  /// Several numbers, such as a stock's at opening and close, of which the first is drawn; of a
  /// point its `x`, `y` and size.
  case dimensions([Double?])

  /// Every number in the value.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let x, let y, let size): [x, y, size].compactMap(\.self)
    case .dimensions(let numbers): numbers.compactMap(\.self)
    }
  }

  /// The number that a chart over categories draws; `nil`: none.
  package var first: Double? {
    switch self {
    case .number(let number): number
    case .point(_, let y, _): y
    case .dimensions(let numbers): numbers.first ?? nil
    }
  }

  /// The numbers of a point.
  package var point: (x: Double?, y: Double?, size: Double?) {
    switch self {
    case .number(let number): (nil, number, nil)
    case .point(let x, let y, let size): (x, y, size)
    case .dimensions(let numbers):
      (numbers.first ?? nil, numbers.dropFirst().first ?? nil, numbers.dropFirst(2).first ?? nil)
    }
  }
}

extension ChartValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// One number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// One number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
