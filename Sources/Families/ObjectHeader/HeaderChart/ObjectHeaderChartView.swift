import FioriBasics
public import FioriCharts
public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// A small chart in an object header, with a title, a number and its trend.
///
/// The SAPFiori counterpart is `FUIObjectHeaderChartView`. At least one of trend, number and chart
/// is required.
public struct ObjectHeaderChartView: Component {
  /// The view type, `objectHeaderChartView`.
  public static let typeName = "objectHeaderChartView"

  // key: .fioriText, examples: ["Motor temperature"]
  // sdk: title; titleStyleClassPath = title.styleClass
  /// The title of the number, on one line.
  public var title: Text

  // key: .runs, examples: [[["text": "Motor temperature"]]]
  // sdk: titleAttributedText
  /// Attributed runs that replace the title; empty for none.
  public var titleAttributedText: [TextRun] = []

  // key: .fioriText, examples: ["Last 12 days"]
  // sdk: subtitle; subtitleStyleClassPath = subtitle.styleClass
  /// The subtitle, below the title; `nil` for none.
  public var subtitle: Text?

  // key: .runs, examples: [[["text": "Last 12 days"]]]
  // sdk: subtitleAttributedText
  /// Attributed runs that replace the subtitle; empty for none.
  public var subtitleAttributedText: [TextRun] = []

  // key: .fioriText, examples: ["4.2%"]
  // sdk: trend; trendStyleClassPath = trend.styleClass
  /// The trend of the number; `nil` for none.
  public var trend: Text?

  // key: .runs, examples: [[["text": "4.2%"]]]
  // sdk: trendAttributedText
  /// Attributed runs that replace the trend and its image; empty for none.
  public var trendAttributedText: [TextRun] = []

  // key: .image, examples: ["builtin:trend-up"]
  // sdk: trendImage
  /// The image before the trend, 12 × 12 points; `nil` for none.
  public var trendImage: Image?

  // key: .color, default: .text("like the subtitle; the chart's own"), examples: ["negativeLabel"]
  // sdk: trendSemanticColor
  /// The color of the trend, its image and series without a color of their own. If `nil`, the trend
  /// has the color of the subtitle, and the series have the palette's colors.
  public var trendSemanticColor: Color?

  // key: .trendStyle, examples: [["good": "up"]]
  /// The arrow and color of a ``trend`` that is a number, by its sign; ``trendImage`` and
  /// ``trendSemanticColor`` win. `nil` for none.
  public var trendStyle: TrendStyle?

  // key: kpiItems(named: "kpiItems")
  // sdk: kpiItems
  /// The parts of the number, like the items of a KPI view; empty for none.
  public var kpiItems: [KPIItem] = []

  // key: .runs, examples: [[["text": "78"], ["text": "°C", "font": ["size": 14]]]]
  // sdk: kpiAttributedText
  /// Attributed runs that replace the number; empty for none.
  public var kpiAttributedText: [TextRun] = []

  // no key
  /// The style of the items, except their color; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?

  // key: .kpiProgressView, examples: [["chartSize": "small", "items": [["metric": "64"], ["unit":
  //   "%"]], "progress": 0.64]]
  // sdk: kpiProgressView
  /// A ring instead of the number, always small; `nil` for none.
  public var kpiProgressView: KPIProgressView?

  // key: .chartView, examples: [["chartType": "line", "series": [["values": [71, 70, 74, 78]]]]]
  // sdk: chartView
  /// The chart of the number: a line or column chart. `nil` for none.
  public var chartView: ChartView?

  // key: .bool
  // sdk: isEnabled
  /// Whether the view is tappable; the title is then tinted.
  public var isEnabled = false

  // key: isLoading
  /// Whether the view is loading; drawn as blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the view's texts.
  public var styleClass: [StyleClass] = []

  // init: title, subtitle, trend, trendImage, trendSemanticColor, kpiItems, kpiProgressView, chartView, isEnabled
  /// Creates a view with content and the SDK's defaults for all other properties.
  public init(
    title: Text,
    subtitle: Text? = nil,
    trend: Text? = nil,
    trendImage: Image? = nil,
    trendSemanticColor: Color? = nil,
    kpiItems: [KPIItem] = [],
    kpiProgressView: KPIProgressView? = nil,
    chartView: ChartView? = nil,
    isEnabled: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.trend = trend
    self.trendImage = trendImage
    self.trendSemanticColor = trendSemanticColor
    self.kpiItems = kpiItems
    self.kpiProgressView = kpiProgressView
    self.chartView = chartView
    self.isEnabled = isEnabled
  }

  /// The views directly inside this one.
  public var parts: [any Component] {
    let parts: [(any Component)?] = [kpiProgressView, chartView]
    return parts.compactMap(\.self)
  }

  /// Lowers the view to title and subtitle above the number and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    var builder = HeaderChartBuilder(self, in: context)
    return builder.lowered()
  }

  /// Returns blocks in place of the view's own parts, or of typical ones if it has none.
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if Optional(title).isBlank(replacedBy: titleAttributedText) { sample.title = "Title" }
    if subtitle.isBlank(replacedBy: subtitleAttributedText) {
      sample.subtitle = "Subtitle"
    }
    if !hasContent {
      sample.trend = "Trend"
      sample.chartView = ChartView(series: [])
    }
    sample.chartView?.isLoading = true
    var builder = HeaderChartBuilder(sample, in: context)
    let view = builder.lowered()
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: view.element, color: context.theme.skeletonColor(on: context.background))),
      findings: view.findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  /// Whether there is anything below the title lines.
  var hasContent: Bool { hasTrend || hasValue || kpiProgressView != nil || chartView != nil }

  private var hasTrend: Bool {
    trendImage != nil || !trend.isBlank(replacedBy: trendAttributedText)
  }

  /// Whether there is a number, which a ring can replace.
  var hasValue: Bool { !kpiItems.isEmpty || !kpiAttributedText.isEmpty }
}
