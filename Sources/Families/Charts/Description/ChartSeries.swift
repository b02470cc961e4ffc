public import FioriModel

/// A series of values, and its style.
///
/// The SAPFiori counterpart is `FUIChartSeries` with its attributes.
public struct ChartSeries: Hashable, Sendable {
  /// The style of a line.
  public enum LineStyle: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// Of dashes.
    case dashed
  }

  // key: .string, examples: ["Orders"]
  /// The title of the series, in the legend and the accessibility text; `nil` for none.
  public var title: String?

  // key: .sparseArray(of: .chartValue), default: .required("an array of numbers"), examples: [[182,
  //   205, nil, 259], [["x": 1, "y": 2]]]
  /// A value for each category; `nil` if missing.
  public var values: [ChartValue?]

  // key: .color, default: .text("chart1 to chart11 in turn; for stock charts, by direction"),
  //   examples: ["chart1"]
  // sdk: FUIChartSeriesCollection.colors = series.color (of each series)
  /// The color of lines, points and columns; `nil` uses the next of `chart1` to `chart11`.
  public var color: Color?

  // key: .colorRules, examples: [[["below": 480_000, "color": "negativeLabel", "title": "Below
  //   target"]]]
  /// The colors of values; the first matching rule wins; not in SAP's engine.
  public var rules: [ColorRule] = []

  // key: .color, default: .text("the series' color"), examples: ["chart2"]
  /// The color of the area below a line, drawn at 40 %; `nil` uses the series' color.
  public var fillColor: Color?

  // key: .number(in: Limits.length), default: 2, examples: [3]
  /// The line width in points; `nil` means 2 (stated: Docs/sources/charts.md#lines).
  public var lineWidth: Double?

  // key: .pointStyle
  /// The style of the points of a line.
  public var point = ChartPointStyle()

  // key: .choice("line style")
  /// The style of a line; not in SAP's engine.
  public var lineStyle: LineStyle = .solid

  // key: .wholeNumber, examples: [3]
  /// The first category whose value is a forecast, from 0: there lines are dashed, areas lighter
  /// and columns hatched; not in SAP's engine. `nil` for none.
  public var forecastFrom: Int?

  // key: .sparseArray(of: .axisFormat), default: .text("the format of the axis"), examples: [[["style":
  //   "percent"], nil]]
  /// The format of each value where they differ, in value labels and the accessibility text, or `nil` for
  /// the format of the axis; not in SAP's engine. The axis has the format that all its values share, or
  /// plain numbers.
  public var formats: [NumericAxisFormat?] = []

  // key: .sparseArray(of: .string), examples: [["12%", nil, "15%"]]
  /// The texts in place of the numbers of a micro column chart; `nil` for the number.
  public var labelsForDimension: [String?] = []

  // init: …
  /// Creates a series, by default in the chart's style.
  public init(
    title: String? = nil,
    values: [ChartValue?],
    color: Color? = nil,
    rules: [ColorRule] = [],
    fillColor: Color? = nil,
    lineWidth: Double? = nil,
    point: ChartPointStyle = ChartPointStyle(),
    lineStyle: LineStyle = .solid,
    forecastFrom: Int? = nil,
    formats: [NumericAxisFormat?] = [],
    labelsForDimension: [String?] = []
  ) {
    self.title = title
    self.values = values
    self.color = color
    self.rules = rules
    self.fillColor = fillColor
    self.lineWidth = lineWidth
    self.point = point
    self.lineStyle = lineStyle
    self.forecastFrom = forecastFrom
    self.formats = formats
    self.labelsForDimension = labelsForDimension
  }
}

/// The style of a line's points.
public struct ChartPointStyle: Hashable, Sendable {
  // key: .bool, default: .text("false; true in stock charts, and in cards unless another key is set")
  /// Whether points are hidden, except for isolated values; `nil` hides them in stock charts, and in cards and headers
  /// whose description has no style of points.
  public var isHidden: Bool?

  // key: .number(in: Limits.length), default: 7, examples: [10]
  /// The diameter of a point, in points; `nil` means 7 (stated: Docs/sources/charts.md#lines).
  public var diameter: Double?

  // key: .color, default: .text("the series' color"), examples: ["chart2"]
  /// The color of the points; `nil` for the color of the series.
  public var strokeColor: Color?

  // key: .number(in: Limits.length), default: 2, examples: [8]
  /// The least gap between two points in points; a nearer point is not drawn. `nil` means 2
  /// (stated: Docs/sources/charts.md#lines).
  public var gap: Double?

  // init: …
  /// Creates a style, by default the chart's.
  public init(
    isHidden: Bool? = nil,
    diameter: Double? = nil,
    strokeColor: Color? = nil,
    gap: Double? = nil
  ) {
    self.isHidden = isHidden
    self.diameter = diameter
    self.strokeColor = strokeColor
    self.gap = gap
  }
}

/// A value of a series: one number, or several.
public enum ChartValue: Hashable, Sendable {
  /// A single number.
  case number(Double)
  /// A point of a scatter or bubble chart; it is not drawn if a coordinate is `nil`. The size is
  /// the area of a bubble.
  case point(x: Double?, y: Double?, size: Double? = nil)
  /// Several numbers, such as a stock's opening and closing prices; the first is drawn;
  /// for a point, its `x`, `y` and size.
  case dimensions([Double?])

  /// All numbers in the value.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let x, let y, let size): [x, y, size].compactMap(\.self)
    case .dimensions(let numbers): numbers.compactMap(\.self)
    }
  }

  /// The number drawn by a chart with categories; `nil` for none.
  package var first: Double? {
    switch self {
    case .number(let number): number
    case .point(_, let y, _): y
    case .dimensions(let numbers): numbers.first ?? nil
    }
  }

  /// The value as a point.
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
  /// Creates a value with one number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a value with one number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
