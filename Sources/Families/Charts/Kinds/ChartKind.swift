import FioriLayout
import FioriModel

/// The behavior of a chart type: the form of its values, its defaults, its checks, its colors and
/// its accessibility text. Its ``Plot`` does the layout.
///
/// <doc:AddingAChart> shows the parts of a new type. The defaults here fit most types.
package struct ChartKind: Sendable {
  /// The form of the values of a series.
  package enum Values {
    /// A number for each category.
    case numbers
    /// One number, the share of the series in the whole.
    case shares
    /// Positions of two numbers.
    case points
    /// Positions of two numbers, and an area.
    case bubbles
    /// A number for each time, or several, and the first is drawn; only one series is shown.
    case prices
  }

  /// Whether an axis includes zero.
  enum ZeroBase {
    case always
    /// Always, unless `isZeroBased` is false.
    case byDefault
    /// Only if `isZeroBased` is true.
    case onRequest
  }

  /// An option of a chart that some types do not support.
  package enum Option {
    case secondaryAxis, totals, columns, categoryColors, valueLabels, signColors, cornerRadius
    /// The line's width and points, and the area under the line.
    case lines, fills
    case categories, selections
    /// A forecast from a category on, and an order of categories by their values.
    case forecast, sort
    /// Names at the ends of lines.
    case lineEnds
    /// Categories that are placed by their dates.
    case time
    /// Explicit ends of the category axis.
    case categoryEnds
    /// Texts in place of the numbers of values.
    case ownLabels
  }

  /// The layout of the type.
  package let plot: any Plot.Type
  /// Whether SAPFiori has the type.
  package var isInSDK = true
  /// The charts of SAPUI5 that the import draws as the type.
  package var imported: [ImportedChart] = []
  /// The form of the values.
  package let values: Values
  package let options: [Option]

  // MARK: The data

  /// The number of series that are read; `nil` for all.
  package var seriesLimit: Int?
  /// The number of values of a series that are read; `nil` for all.
  var valueLimit: @Sendable (_ series: Int) -> Int? = { _ in nil }
  /// Whether the chart is empty if it has no values (stated: Docs/sources/charts.md#no-data).
  var needsValue = false
  /// Checks specific to the values of this type.
  var check: @Sendable (inout ChartCheck) -> Void = { _ in }
  /// Returns the values to draw, by series and category.
  var drawnValues: @Sendable (ChartData) -> [[Double?]] = { $0.values }
  /// Whether value labels have totals beyond them.
  package var hasTotals = false
  /// Whether value labels belong to points on lines, and some can be chosen.
  var labelsPoints = false
  /// The series whose values are marks at the targets of the first, in a color of their own and without value
  /// labels; `nil` for none.
  package var targetSeries: Int?
  /// Whether only the first, the last, the least and the greatest value have labels.
  var labelsNotableValues = false
  /// Whether the type has no axis, but draws lengths or heights by the range of its values.
  var hasHiddenRange = false
  /// Whether the type fits into a header (stated: Docs/sources/headers.md#chart-view).
  package var fitsHeader = false

  // MARK: The axes

  /// Returns the range from the least to the greatest value of some series.
  var range: @Sendable (ChartData, _ series: [Int]) -> ClosedRange<Double> = ChartKind.wholeRange
  var zeroBase = ZeroBase.byDefault
  /// Whether marks grow from the zero of their axis, in types with two axes.
  var growsFromZero: @Sendable (ChartData) -> Bool = { _ in true }
  /// The defaults of the axis's `allowLooseLabels` and `fudgeAxisRange`.
  var isLoose = false
  var isFudged = false
  var showsCategoryBaseline = true
  var showsNumericBaseline = false
  var showsCategoryGridlines = false

  // MARK: Colors and texts

  /// Returns the color of a series without a color of its own.
  var seriesColor: @Sendable (_ index: Int, ChartData) -> ColorStyle = ChartKind.paletteColor
  /// The values of a series that rules color; none in types without colors of values.
  var ruledValues = 0..<Int.max
  /// Returns the colors of individual values of a series.
  var valueColors: @Sendable (ChartStyle, _ series: Int) -> [Int: RGBA] = { _, _ in [:] }
  /// Returns the color of a series in a legend: for types whose values differ in color, of the value that its name is
  /// about.
  var legendColor: @Sendable (ChartElement, _ series: Int) -> RGBA = { $0.series[$1].color }
  /// The hatching of individual values where color alone must not distinguish them.
  var valueHatchings: [Int: SeriesPattern.Hatching] = [:]
  /// The color of the remaining part of a track.
  var track: ColorStyle = "tertiaryFill"
  /// Whether points are hidden unless a series shows them.
  var hidesPoints = false
  /// Whether value labels are shown by default.
  var writesValues = false
  /// Whether values are shown as percentages of 100.
  var writesPercent = false
  /// Whether the classic look has the colors of the system in place of the palette's (stated:
  /// Docs/sources/charts.md#micro).
  var hasSystemColors = false
  /// Whether the categories are in an order by themselves, whatever their names.
  var isInOrder = false
  /// The series that the values of the first are compared to, and their names.
  var guides: [(series: Int, phrase: Phrase)] = []
  let accessibility: ChartAccessibility
}

extension ChartKind {
  private static func wholeRange(_ data: ChartData, _ series: [Int]) -> ClosedRange<Double> {
    let ranges = data.ranges(of: series)
    let low = ranges.map(\.lowerBound).min() ?? 0
    return low...(ranges.map(\.upperBound).max() ?? 1)
  }

  /// Whether series have the colors of the palette in turn.
  var hasPaletteColors: Bool { (seriesLimit == nil && values != .prices) || targetSeries != nil }

  /// The number of colors before they repeat.
  static let paletteCount = 11

  /// The colors repeat after `chart11` (stated: Docs/sources/charts.md#colors).
  private static func paletteColor(_ index: Int, _ data: ChartData) -> ColorStyle {
    ColorStyle(rawValue: "chart\(index % paletteCount + 1)")
  }
}

extension ChartKind.Values {
  /// Whether a value is a position of several numbers.
  package var isPoint: Bool { point != nil }

  /// The form of positions of several numbers; `nil` for other values.
  package var point: (example: String, counts: ClosedRange<Int>, names: String)? {
    switch self {
    case .numbers, .shares, .prices: nil
    case .points: ("{\"x\": 1, \"y\": 2}", 2...3, "x and y")
    case .bubbles: ("{\"x\": 1, \"y\": 2, \"size\": 3}", 3...3, "x, y and size")
    }
  }
}

/// The way to build the accessibility text of a chart type.
struct ChartAccessibility: Sendable {
  /// The parts that are counted.
  enum Parts {
    case series, segments
    /// No count; the parts are listed individually.
    case none
  }

  /// The name of the type.
  let name: Phrase
  var parts = Parts.series
  /// Whether to include the number of categories, and the first and the last.
  var includesCategories = true
  /// The most values of a series that are all listed; of more, only the ends and the extremes are.
  var listedCount = 3
  /// Returns the sentences about the values.
  let sentences: @Sendable (ChartAccessibilityText) -> [String]
}

extension ChartAccessibility {
  /// Returns the text for a type with series over categories.
  ///
  /// If there are more than `listedCount` values, only the ends and the extremes are listed.
  static func series(_ name: Phrase, listedCount: Int = 3) -> ChartAccessibility {
    ChartAccessibility(name: name, listedCount: listedCount) { text in
      text.chart.data.drawnSeries.map { text.series($0, listsUpTo: listedCount) }
    }
  }

  /// Returns the text for a type described by a single sentence.
  static func whole(
    _ name: Phrase, _ sentence: @escaping @Sendable (ChartAccessibilityText) -> String
  ) -> ChartAccessibility {
    ChartAccessibility(name: name, parts: .none, includesCategories: false) { [sentence($0)] }
  }
}
