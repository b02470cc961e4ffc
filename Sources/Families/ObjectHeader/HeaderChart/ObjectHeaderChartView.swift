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
@dynamicMemberLookup
public struct ObjectHeaderChartView: Component {
  /// The view type, `objectHeaderChartView`.
  public static let typeName = "objectHeaderChartView"

  // keys of Heading (kpiItems, kpiAttributedText after trendStyle): title, kpiItems
  // with of the card = of the number | Total Sales = Motor temperature | "6,590" = "78" | ".57" = "°C"
  /// The title, which is required, and the number before the chart.
  public var heading: Heading

  // keys of HeadingTrend: subtitle, trend, trendImage, trendSemanticColor
  // with at the trailing end of the number's line = below the title | Store 541 = Last 12 days
  //   | trend, shown instead of the subtitle = trend of the number | 16 × 16 = 12 × 12
  //   | the trend and its image; `nil` for the color of the status. = the trend, its image and series
  //   without a color of their own. If `nil`, the trend has the color of the subtitle, and the series
  //   have the palette's colors. | like the status = like the subtitle; the chart's own
  //   | positiveLabel = negativeLabel
  /// The subtitle below the title, and the trend above the number.
  public var headingTrend: HeadingTrend

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
    heading = Heading(title: title, kpiItems: kpiItems)
    headingTrend = HeadingTrend(
      subtitle: subtitle, trend: trend, trendImage: trendImage,
      trendSemanticColor: trendSemanticColor)
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
    if Optional(heading.title).isBlank(replacedBy: heading.titleAttributedText) {
      sample.heading.title = "Title"
    }
    if !hasContent {
      // A view with content has no place for a subtitle that never comes.
      if headingTrend.subtitle.isBlank(replacedBy: headingTrend.subtitleAttributedText) {
        sample.headingTrend.subtitle = "Subtitle"
      }
      sample.headingTrend.trend = "Trend"
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
  var hasContent: Bool {
    headingTrend.hasTrend || hasValue || kpiProgressView != nil || chartView != nil
  }

  /// Whether there is a number, which a ring can replace.
  var hasValue: Bool { !heading.kpiItems.isEmpty || !heading.kpiAttributedText.isEmpty }
}

extension ObjectHeaderChartView {
  /// A property of the title and the number.
  @inline(__always)
  public subscript<Value>(dynamicMember part: WritableKeyPath<Heading, Value>) -> Value {
    get { heading[keyPath: part] }
    set { heading[keyPath: part] = newValue }
  }

  /// A property of the subtitle and the trend.
  @inline(__always)
  public subscript<Value>(dynamicMember part: WritableKeyPath<HeadingTrend, Value>) -> Value {
    get { headingTrend[keyPath: part] }
    set { headingTrend[keyPath: part] = newValue }
  }
}
