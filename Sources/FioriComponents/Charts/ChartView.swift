import FioriBasics
import FioriElements
public import FioriModel

/// A chart of series over categories, or of points.
///
/// The SAPFiori counterpart is `FUIChartView`.
public struct ChartView: Component {
  /// `chartView`.
  public static let typeName = "chartView"

  /// Chart type.
  public var chartType: ChartType
  /// The names along the axis of categories, of a stock chart times such as `2026-11-21 09:30:00`;
  /// `nil`: a place without a name.
  public var categories: [String?]
  /// Data series; in a donut, one slice each.
  public var series: [ChartSeries]
  /// Preferred number of ticks on a numeric axis, 2 to 20.
  public var numberOfGridlines: Int
  /// The axis of categories; in scatter and bubble charts the one along the lower edge.
  public var categoryAxis: CategoryAxis
  /// The axis of numbers.
  public var numericAxis: NumericAxis
  /// The second axis of numbers, of a line, area or combo chart.
  public var secondaryNumericAxis: NumericAxis
  /// The series of a combo chart that are columns; `nil`: the first.
  public var indexesOfColumnSeries: [Int]?
  /// The series that belong to the second axis.
  public var indexesOfSecondaryValuesAxis: [Int]
  /// The categories of a waterfall that stand on the baseline; the first always does.
  public var indexesOfTotalsCategories: [Int]
  /// The series that a stock chart shows.
  public var indexOfStockSeries: Int
  /// Colors of single values, by series and category.
  public var colorsForCategory: [Int: [Int: Color]]
  /// Selected categories by series; others are dimmed.
  public var selections: [Int: [Int]]
  /// Whether to show value labels; not in SAP's engine.
  public var valueLabels: Bool
  /// Whether to show a legend; not in SAP's engine.
  public var legend: Bool
  /// Whether a waterfall's increases and decreases use semantic colors; not in SAP's engine.
  public var colorBySign: Bool
  /// Corner radius of columns in points; not in SAP's engine.
  public var columnCornerRadius: Double
  /// Whether the view waits for its content; drawn as a block.
  public var isLoading: Bool
  /// Classes of style sheets that the view's texts have besides their own.
  public var styleClass: [StyleClass]

  /// A chart with the given series and everything else as the SDK has it.
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
    indexOfStockSeries: Int = 0,
    colorsForCategory: [Int: [Int: Color]] = [:],
    selections: [Int: [Int]] = [:],
    valueLabels: Bool = false,
    legend: Bool = false,
    colorBySign: Bool = false,
    columnCornerRadius: Double = 0,
    isLoading: Bool = false,
    styleClass: [StyleClass] = []
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
    self.selections = selections
    self.valueLabels = valueLabels
    self.legend = legend
    self.colorBySign = colorBySign
    self.columnCornerRadius = columnCornerRadius
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// The chart with its axes searched, its labels written and its colors resolved.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let check = ChartCheck(self, at: context.path, limits: context.limits)
    guard !isLoading else {
      return LoweredView(
        element: .block(block(in: context)), findings: check.errors, words: .whole(.loading))
    }
    // What is wrong could not be drawn, and is told by itself.
    guard check.errors.isEmpty else {
      return LoweredView(
        element: .block(block(in: context)), findings: check.findings, words: .whole(.loading))
    }
    var builder = ChartBuilder(check.corrected, in: context)
    let element = builder.element
    return LoweredView(
      element: .chart(element), findings: check.findings + builder.findings,
      words: .whole(ChartAccessibilityText(check.corrected, element, builder.formats).words))
  }

  /// A block as large as the chart.
  private func block(in context: LoweringContext) -> BlockElement {
    BlockElement(
      size: Self.size(in: context),
      color: context.theme.barColor(on: context.ground).fadedTo(Self.blockOpacity),
      cornerRadius: Self.blockRadius, kind: Self.typeName)
  }

  /// What the environment asks for (Docs/description.md#environment).
  static func size(in context: LoweringContext) -> Size {
    Size(width: context.givenWidth ?? 300, height: context.givenHeight ?? 200)
  }

  /// Chosen (Docs/sources/cards.md#loading): as dark as the bars it would be a wall.
  private static let blockOpacity = 0.45
  /// Points (Docs/sources/cards.md#loading).
  private static let blockRadius = 4.0
}
