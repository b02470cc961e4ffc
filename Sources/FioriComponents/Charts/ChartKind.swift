import FioriCharts
import FioriElements
import FioriModel

/// A type of chart: what its values are, what it has unless a description says otherwise, and what is
/// checked, colored and said of it. Its ``Plot`` lays it out.
///
/// <doc:AddingAChart> shows what a new type takes. What most types have is the default here.
struct ChartKind: Sendable {
  /// What the values of a series are.
  enum Values {
    /// A number for each category.
    case numbers
    /// One number, the series' share of the whole.
    case shares
    /// Places by two numbers.
    case points
    /// Places by two numbers, and an area.
    case bubbles
    /// A number for each time, or several of which the first is drawn; one series is shown.
    case prices
  }

  /// Whether an axis reaches to zero.
  enum ZeroBase {
    case always
    /// Unless `isZeroBased` is false.
    case byDefault
    /// If `isZeroBased` is true.
    case onRequest
  }

  /// An option of a chart that some types do not support.
  enum Option {
    case secondaryAxis, totals, columns, categoryColors, valueLabels, signColors, cornerRadius
    /// The line's width and points, and the area under it.
    case lines, fills
    case categories, selections
  }

  /// What the type has and supports.
  let values: Values
  let options: Set<Option>

  // MARK: The data

  /// How many series are read; `nil`: all.
  var seriesLimit: Int?
  /// How many values of a series are read; `nil`: all.
  var valueLimit: @Sendable (_ series: Int) -> Int? = { _ in nil }
  /// Whether there is nothing to draw without any value (stated: Docs/sources/charts.md#no-data).
  var needsValue = false
  /// What is wrong with the values of this type alone.
  var check: @Sendable (inout ChartCheck) -> Void = { _ in }
  /// The values that are drawn, by series and category.
  var drawnValues: @Sendable (ChartData) -> [[Double?]] = { $0.values }
  /// Whether a header has room for the type (stated: Docs/sources/headers.md#chart-view).
  var fitsHeader = false

  // MARK: The axes

  /// From the least to the greatest value of some series.
  var range: @Sendable (ChartData, _ series: [Int]) -> ClosedRange<Double> = ChartKind.wholeRange
  var zeroBase = ZeroBase.byDefault
  /// The axis' `allowLooseLabels` and `fudgeAxisRange`.
  var isLoose = false
  var isFudged = false
  var showsCategoryBaseline = true
  var showsNumericBaseline = false
  var showsCategoryGridlines = false

  // MARK: Colors and texts

  /// The color of a series that is given none.
  var seriesColor: @Sendable (_ index: Int, ChartData) -> ColorStyle = ChartKind.paletteColor
  /// Colors of single values of a series.
  var valueColors: @Sendable (ChartStyle, _ series: Int) -> [Int: RGBA] = { _, _ in [:] }
  /// What shows how much is left.
  var track: ColorStyle = "tertiaryFill"
  /// Whether the points that mark values are hidden unless a series shows them.
  var hidesPoints = false
  /// Whether values are written without being asked for.
  var writesValues = false
  /// Whether values are written as percentages of a hundred.
  var writesPercent = false
  let accessibility: ChartAccessibility
}

extension ChartKind {
  private static func wholeRange(_ data: ChartData, _ series: [Int]) -> ClosedRange<Double> {
    let ranges = series.map { data.ranges[$0] }
    let low = ranges.map(\.lowerBound).min() ?? 0
    return low...(ranges.map(\.upperBound).max() ?? 1)
  }

  /// The colors come round again after `chart11` (stated: Docs/sources/charts.md#colors).
  private static func paletteColor(_ index: Int, _ data: ChartData) -> ColorStyle {
    ColorStyle(rawValue: "chart\(index % 11 + 1)")
  }
}

extension ChartKind.Values {
  /// Whether a value is a place by several numbers.
  var isPoint: Bool { point != nil }

  /// How places by several numbers are given; `nil`: values are no places.
  var point: (example: String, counts: ClosedRange<Int>, names: String)? {
    switch self {
    case .numbers, .shares, .prices: nil
    case .points: ("{\"x\": 1, \"y\": 2}", 2...3, "x and y")
    case .bubbles: ("{\"x\": 1, \"y\": 2, \"size\": 3}", 3...3, "x, y and size")
    }
  }
}

/// What a screen reader says of a type of chart.
struct ChartAccessibility: Sendable {
  /// What there are several of.
  enum Parts {
    case series, segments
    /// They are told one by one.
    case none
  }

  /// The type, before `chart`.
  let name: String
  var parts = Parts.series
  /// Whether the number of categories is told, and the first and the last.
  var tellsCategories = true
  /// What is told of the values.
  let sentences: @Sendable (ChartAccessibilityText) -> [String]
}

extension ChartAccessibility {
  /// Of a type whose series run over categories.
  ///
  /// `hasTrend`: the values follow each other in time or order. Of more than `listsUpTo` values, only
  /// the least and the greatest are told.
  static func series(_ name: String, hasTrend: Bool, listsUpTo: Int = 3) -> ChartAccessibility {
    ChartAccessibility(name: name) { text in
      text.chart.data.drawnSeries.map {
        text.series($0, hasTrend: hasTrend, listsUpTo: listsUpTo)
      }
    }
  }

  /// Of a type that is told in one sentence.
  static func whole(
    _ name: String, _ sentence: @escaping @Sendable (ChartAccessibilityText) -> String
  ) -> ChartAccessibility {
    ChartAccessibility(name: name, parts: .none, tellsCategories: false) { [sentence($0)] }
  }
}

extension ChartType {
  /// What the type is, apart from where its parts lie.
  var kind: ChartKind {
    switch self {
    case .line: .line
    case .area: .area
    case .column: .column
    case .stackedColumn: .stackedColumn
    case .bar: .bar
    case .stackedBar: .stackedBar
    case .combo: .combo
    case .waterfall: .waterfall
    case .scatter: .scatter
    case .bubble: .bubble
    case .donut: .donut
    case .stock: .stock
    case .microColumn: .microColumn
    case .microBullet: .microBullet
    case .microHarveyBall: .microHarveyBall
    case .microRadial: .microRadial
    case .microArea: .microArea
    }
  }
}
