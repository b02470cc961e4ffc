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

  // key: .fioriText, "Title of the number, on one line.", examples: ["Motor temperature"]
  // sdk: title; titleStyleClassPath = title.styleClass
  /// The title of the number, on one line; required.
  public var title: Text

  // key: .runs, "Attributed runs that replace the title.",
  //   examples: [[["text": "Motor temperature"]]]
  // sdk: titleAttributedText
  /// Attributed runs that replace the title; empty for none.
  public var titleAttributedText: [TextRun] = []

  // key: .fioriText, "Subtitle, below the title.", examples: ["Last 12 days"]
  // sdk: subtitle; subtitleStyleClassPath = subtitle.styleClass
  /// The subtitle below the title, on one line; `nil` for none.
  public var subtitle: Text?

  // key: .runs, "Attributed runs that replace the subtitle.",
  //   examples: [[["text": "Last 12 days"]]]
  // sdk: subtitleAttributedText
  /// Attributed runs that replace the subtitle; empty for none.
  public var subtitleAttributedText: [TextRun] = []

  // key: .fioriText, "Trend of the number.", examples: ["4.2%"]
  // sdk: trend; trendStyleClassPath = trend.styleClass
  /// The trend of the number, above it; `nil` for none.
  public var trend: Text?

  // key: .runs, "Attributed runs that replace the trend and its image.",
  //   examples: [[["text": "4.2%"]]]
  // sdk: trendAttributedText
  /// Attributed runs that replace the trend and its image; empty for none.
  public var trendAttributedText: [TextRun] = []

  // key: .image, "Image before the trend, 12 × 12 points.", examples: ["builtin:trend-up"]
  // sdk: trendImage
  /// The image before the trend, 12 × 12 points; `nil` for none.
  public var trendImage: Image?

  // key: .color, "Color of the trend, its image and series without a color of their own.",
  //   default: .text("like the subtitle; the chart's own"), examples: ["negativeLabel"]
  // sdk: trendSemanticColor
  /// The color of the trend, its image and series without a color of their own. If `nil`, the trend
  /// has the color of the subtitle, and the series have the palette's colors.
  public var trendSemanticColor: Color?

  // key: .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; trendImage and
  //   trendSemanticColor win.", examples: [["good": "up"]]
  /// The arrow and the color of a trend that is a number, by its sign, where ``trendImage`` and
  /// ``trendSemanticColor`` are `nil`; `nil` for none.
  public var trendStyle: TrendStyle?

  // key: kpiItems(named: "kpiItems", "Parts of the number, like the items of a KPI view.")
  // sdk: kpiItems
  /// The number before the chart; empty for none.
  public var kpiItems: [KPIItem] = []

  // key: .runs, "Attributed runs that replace the number.",
  //   examples: [[["text": "78"], ["text": "°C", "font": ["size": 14]]]]
  // sdk: kpiAttributedText
  /// Attributed runs that replace the items; empty for none.
  public var kpiAttributedText: [TextRun] = []

  // no key
  /// The style of the items, except their color; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?

  // key: .kpiProgressView, "A ring instead of the number, always small.", examples: [["chartSize":
  //   "small", "items": [["metric": "64"], ["unit": "%"]], "progress": 0.64]]
  // sdk: kpiProgressView
  /// A ring in place of the number, always at the small size; `nil` for none.
  public var kpiProgressView: KPIProgressView?

  // key: .chartView, "Chart of the number: a line or column chart.",
  //   examples: [["chartType": "line", "series": [["values": [71, 70, 74, 78]]]]]
  // sdk: chartView
  /// A line or column chart, 75 points high, without numbers and with just the first and last name;
  /// `nil` for none.
  public var chartView: ChartView?

  // key: .bool, "Whether the view is tappable; the title is then tinted."
  // sdk: isEnabled
  /// Whether the view is tappable; the title is then tinted.
  public var isEnabled = false

  // key: isLoading("drawn as blocks")
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
