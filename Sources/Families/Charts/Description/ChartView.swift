import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// A chart of series over categories, or of points.
///
/// The SAPFiori counterpart is `FUIChartView`.
public struct ChartView: Component, Hashable {
  /// The view type, `chartView`.
  public static let typeName = "chartView"

  /// The measure of stacked columns and bars.
  public enum Stacking: String, Hashable, Sendable, CaseIterable {
    /// The values.
    case normal
    /// The shares of the values in their stack.
    case percent
  }

  /// The measure that the sizes of bubbles are proportional to.
  public enum BubbleScale: String, Hashable, Sendable, CaseIterable {
    /// The areas: twice the size has twice the area.
    case area
    /// The range of the sizes, as SAP's engine draws it: small differences look large.
    case sdk
  }

  // MARK: Data

  // key: .choice("chart type")
  // sdk: chartType
  /// The chart type.
  public var chartType: ChartType = .line

  // key: .sparseArray(of: .string), examples: [["Q1", "Q2", nil, "Q4"]]
  /// The names of the categories, or times in a stock chart (yyyy-MM-dd HH:mm:ss); `nil` for a
  /// category without a name.
  public var categories: [String?] = []

  // key: .array(of: .chartSeries), examples: [[["title": "Orders", "values": [182, 205, 221,
  //   259]]]]
  // sdk: dataSource (with `categories`)
  /// The data series; in a donut, one slice each.
  public var series: [ChartSeries]

  // MARK: Axes

  // key: .wholeNumber, examples: [5]
  /// The preferred number of ticks on a numeric axis, 2 to 20.
  public var numberOfGridlines: Int = 3

  // key: .categoryAxis, default: .text("depends on the chart type"), examples: [["labels":
  //   ["style": "range"]]]
  // sdk: categoryAxis
  /// The category axis; in scatter and bubble charts, the horizontal axis.
  public var categoryAxis = CategoryAxis()

  // key: .numericAxis, default: .text("depends on the chart type"), examples: [["explicitMin": 0,
  //   "explicitMax": 300]]
  // sdk: numericAxis
  /// The numeric axis.
  public var numericAxis = NumericAxis()

  // key: .numericAxis, default: .text("depends on the chart type"), examples: [["format": ["style":
  //   "percent"]]]
  /// The second numeric axis of a line, area or combo chart; title and format of a bubble chart's
  /// sizes.
  public var secondaryNumericAxis = NumericAxis()

  // MARK: Roles of series and categories

  // key: .array(of: .wholeNumber), default: .value([0]), examples: [[0, 1]]
  /// The series of a combo chart that are drawn as columns, from 0; `nil` for the first.
  public var indexesOfColumnSeries: [Int]?

  // key: .array(of: .wholeNumber), default: .value([]), examples: [[1]]
  /// The series on the second axis, from 0.
  public var indexesOfSecondaryValuesAxis: [Int] = []

  // key: .array(of: .wholeNumber), default: .value([]), examples: [[4]]
  /// The categories of a waterfall that start at the baseline, from 0; the first always does.
  public var indexesOfTotalsCategories: [Int] = []

  // key: .wholeNumber, default: 0, examples: [1]
  /// The series that a stock chart shows, from 0; `nil` for the first.
  public var indexOfStockSeries: Int?

  // MARK: Style and state

  // key: .byIndex(.byIndex(.color)), examples: [["0": ["4": "negativeLabel"]]]
  /// The colors of single values, by series and category, from 0.
  public var colorsForCategory: [Int: [Int: Color]] = [:]

  // key: .byName(.color), examples: [["Bikes": "chart2"]]
  /// The colors of names: of series, or of the categories of a single series; not in SAP's engine.
  public var colors: [String: Color] = [:]

  // key: .byIndex(.array(of: .wholeNumber)), examples: [["0": [2, 3]]]
  /// The selected categories by series, from 0; others are dimmed.
  public var selections: [Int: [Int]] = [:]

  // key: .chartValueLabels, default: false, examples: ["fit"]
  /// The value labels: of whole series, or none of a series if one does not fit (true), or each
  /// that fits (fit); on lines and areas also the last of each series (last), the first and the
  /// last (ends), or the greatest and the least (extremes); not in SAP's engine.
  public var valueLabels: ChartValueLabels = .hidden

  // key: .chartLegend, default: false, examples: ["trailing"]
  /// The names of the series, and sizes of bubbles: below the plot (true or bottom), above it
  /// (top), beside it (trailing), or names at the ends of lines (lineEnds); not in SAP's engine.
  public var legend: ChartLegend = .hidden

  // key: .bool
  /// Whether a waterfall's increases and decreases use semantic colors; not in SAP's engine.
  public var colorBySign = false

  // key: .number(in: Limits.length), examples: [4]
  /// The corner radius of columns in points; not in SAP's engine.
  public var columnCornerRadius: Double = 0

  // key: .choice("stacking")
  /// What stacked columns and bars show: values (normal), or their shares in each stack (percent);
  /// not in SAP's engine.
  public var stacking: Stacking = .normal

  // key: .choice("bubble scale"), default: .text("area in horizon, sdk in classic")
  /// What the areas of bubbles show: the sizes (area), or where they lie in the range of all sizes,
  /// as in SAP's engine (sdk). `nil` for the sizes in the horizon look, and for SAP's engine's
  /// measure in classic.
  public var bubbleScale: BubbleScale?

  // key: isLoading
  /// Whether the view is loading; drawn as a block.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the view's texts.
  public var styleClass: [StyleClass] = []

  /// Whether titles and the legend are as far away and as large as in SAP's cells, rather than as in a
  /// chart alone.
  package var isSpacedAsCells = false

  /// The selected ranges of categories; `nil` for all that are adjacent.
  package var selectedRanges: SelectedRanges?

  /// Whether the view around the chart names its series.
  package var isNamedOutside = false

  /// Whether the view around the chart draws no numbers beside any chart, as a header.
  package var isInHeader = false

  // init: _ chartType, categories, series, numberOfGridlines, categoryAxis, numericAxis, secondaryNumericAxis, indexesOfColumnSeries, indexesOfSecondaryValuesAxis, indexesOfTotalsCategories, indexOfStockSeries, colorsForCategory, selections, valueLabels, legend, colorBySign, columnCornerRadius, stacking, isLoading, styleClass, …
  /// Creates a chart with series and the SDK's defaults for all other properties.
  public init(
    _ chartType: ChartType = .line,
    categories: [String?] = [],
    series: [ChartSeries],
    numberOfGridlines: Int = 3,
    categoryAxis: CategoryAxis = CategoryAxis(),
    numericAxis: NumericAxis = NumericAxis(),
    secondaryNumericAxis: NumericAxis = NumericAxis(),
    indexesOfColumnSeries: [Int]? = nil,
    indexesOfSecondaryValuesAxis: [Int] = [],
    indexesOfTotalsCategories: [Int] = [],
    indexOfStockSeries: Int? = nil,
    colorsForCategory: [Int: [Int: Color]] = [:],
    selections: [Int: [Int]] = [:],
    valueLabels: ChartValueLabels = .hidden,
    legend: ChartLegend = .hidden,
    colorBySign: Bool = false,
    columnCornerRadius: Double = 0,
    stacking: Stacking = .normal,
    isLoading: Bool = false,
    styleClass: [StyleClass] = [],
    colors: [String: Color] = [:],
    bubbleScale: BubbleScale? = nil
  ) {
    self.chartType = chartType
    self.categories = categories
    self.series = series
    self.numberOfGridlines = numberOfGridlines
    self.categoryAxis = categoryAxis
    self.numericAxis = numericAxis
    self.secondaryNumericAxis = secondaryNumericAxis
    self.indexesOfColumnSeries = indexesOfColumnSeries
    self.indexesOfSecondaryValuesAxis = indexesOfSecondaryValuesAxis
    self.indexesOfTotalsCategories = indexesOfTotalsCategories
    self.indexOfStockSeries = indexOfStockSeries
    self.colorsForCategory = colorsForCategory
    self.colors = colors
    self.selections = selections
    self.valueLabels = valueLabels
    self.legend = legend
    self.colorBySign = colorBySign
    self.columnCornerRadius = columnCornerRadius
    self.stacking = stacking
    self.bubbleScale = bubbleScale
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// Lowers the chart: searches for ticks, formats labels and resolves colors.
  public func lowered(in context: LoweringContext) -> LoweredView {
    KeptChart.lowered(self, in: context) { newlyLowered(in: context) }
  }

  private func newlyLowered(in context: LoweringContext) -> LoweredView {
    let check = ChartCheck(
      inTimeZone(of: context), at: context.path, limits: context.limits,
      isInTimeZone: context.numbers.timeZone != nil,
      namesOnlyEnds: labelStyle(in: context) == .range)
    guard !isLoading else {
      return LoweredView(
        element: .block(block(in: context)), findings: check.errors,
        accessibilityText: .whole(.loading(in: context.phrases)))
    }
    // A chart with errors cannot be drawn, and the errors are reported on their own.
    guard check.errors.isEmpty else {
      return LoweredView(
        element: .block(block(in: context)), findings: check.findings,
        accessibilityText: .whole(.loading(in: context.phrases)))
    }
    let own = check.corrected.shown
    let view = own.including(context.sharedRange?.categoryNames)
    var builder = ChartBuilder(view, in: context)
    var element = builder.element
    let addedCount = view.categories.count - own.categories.count
    if addedCount > 0 {
      builder.findings.append(
        .warning(
          context.path.key("categories"),
          .namesOfOtherFigures(addedCount, of: view.categories.count)))
    }
    // Names that one chart leaves out may be names of others.
    if addedCount == 0 { element.categories?.hiddenOrder = check.hiddenOrder }
    if context.memory != nil { element.frameMemory = ChartFrameMemory() }
    let findings = check.findings.filter { addedCount == 0 || $0.message.code != .order }
    return LoweredView(
      element: .chart(element), findings: findings + builder.findings,
      accessibilityText: .whole(
        ChartAccessibilityText(view, element, builder.formats, builder.scale).accessibilityText))
  }

  /// Returns a block as large as the chart.
  private func block(in context: LoweringContext) -> BlockElement {
    BlockElement(
      size: Self.size(in: context),
      color: context.theme.skeletonColor(on: context.background).fadedTo(Self.blockOpacity),
      cornerRadius: Self.blockRadius, kind: Self.typeName, isLoading: isLoading)
  }

  /// The size set in the environment (Docs/description.md#environment).
  static func size(in context: LoweringContext) -> Size {
    Size(width: context.declaredWidth ?? 300, height: context.declaredHeight ?? 200)
  }

  /// Chosen (Docs/sources/cards.md#loading): as dark as the bars, it would look too heavy.
  private static let blockOpacity = 0.45
  /// In points (Docs/sources/cards.md#loading).
  private static let blockRadius = 4.0
}
