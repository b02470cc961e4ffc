import FioriBasics
public import FioriCharts
import FioriLayout
public import FioriLowering
public import FioriModel

/// The screen behind a chart card: a title, a summary of the chart's numbers, the chart and its legend.
///
/// The SAPFiori counterparts are `FUIChartFloorplanTableViewCell`, a part of a screen, and
/// `FUIChartFloorplanViewController`, a whole one.
public struct ChartFloorplan: Component {
  /// The view type, `chartFloorplan`.
  public static let typeName = "chartFloorplan"

  // key: .fioriText, examples: ["Revenue"]
  // sdk: titleText; titleStyleClassPath = title.styleClass; titleAttributedText = title
  /// The title, which names the quantity.
  public var title: Text

  // key: .fioriText, examples: ["Month target: 200k"]
  // sdk: subtitle; subtitleStyleClassPath = subtitle.styleClass; subtitleAttributedText = subtitle
  /// The subtitle, below the title; `nil` for none.
  public var subtitle: Text?

  // key: .fioriText, examples: ["Updated 20 min ago"]
  // sdk: status; statusStyleClassPath = status.styleClass; statusAttributedText = status
  /// The status such as the age of the data; `nil` for none.
  public var status: Text?

  // key: .array(of: .chartSummaryItem), examples: [[["title": "Total", "values": ["1.84M"],
  //   "category": -1], ["values": ["182k"], "category": 2]]]
  // sdk: summaryView (its `items`); *summaryView.items
  /// The numbers above the chart: aggregates, selected categories and ranges. Empty for none.
  public var summaryItems: [ChartSummaryItem] = []

  // key: .chartView, examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]
  // sdk: chartView
  /// The chart; categories with a summary item are selected unless it sets selections. `nil` for
  /// none.
  public var chartView: ChartView?

  // key: .array(of: .string), examples: [["This year", "Last year"]]
  // sdk: seriesTitles
  /// The names of the series, in the legend; they replace the titles of the chart's series.
  public var seriesTitles: [String] = []

  // key: .string, default: .text("the chart's own"), examples: ["Thousand euros"]
  // sdk: valuesAxisTitle; *valuesAxisTitle.text
  /// The title of the chart's numeric axis; `nil` for the chart's own.
  public var valuesAxisTitle: String?

  // key: .string, default: .text("the chart's own"), examples: ["Month"]
  // sdk: categoryAxisTitle; *categoryAxisTitle.text
  /// The title of the chart's category axis; `nil` for the chart's own.
  public var categoryAxisTitle: String?

  // key: isLoading
  /// Whether the view is loading; drawn as blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the view's texts.
  public var styleClass: [StyleClass] = []

  // init: title, subtitle, status, summaryItems, chartView, seriesTitles, valuesAxisTitle, categoryAxisTitle
  /// Creates a floorplan with content and the SDK's defaults for all other properties.
  public init(
    title: Text,
    subtitle: Text? = nil,
    status: Text? = nil,
    summaryItems: [ChartSummaryItem] = [],
    chartView: ChartView? = nil,
    seriesTitles: [String] = [],
    valuesAxisTitle: String? = nil,
    categoryAxisTitle: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.status = status
    self.summaryItems = summaryItems
    self.chartView = chartView
    self.seriesTitles = seriesTitles
    self.valuesAxisTitle = valuesAxisTitle
    self.categoryAxisTitle = categoryAxisTitle
  }

  /// The views directly inside this one.
  public var parts: [any Component] { chartView.map { [$0] } ?? [] }

  /// Lowers the floorplan to its texts, the summary and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    var builder = ChartFloorplanBuilder(self, in: context)
    return builder.lowered()
  }

  /// Returns blocks in place of the view's own parts, or of typical ones if it has none.
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if title.string.allSatisfy(\.isWhitespace) { sample.title = "Title" }
    sample.chartView = chartView ?? ChartView(series: [])
    sample.chartView?.isLoading = true
    var builder = ChartFloorplanBuilder(sample, in: context)
    let view = builder.lowered()
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: view.element, color: context.theme.skeletonColor(on: context.background))),
      findings: view.findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }
}
