import FioriBasics
import FioriElements
public import FioriModel

/// A small chart in an object header, with a title, a number and how it changes.
///
/// The SAPFiori counterpart is `FUIObjectHeaderChartView`. At least one of trend, number and chart is
/// given.
public struct ObjectHeaderChartView: Component {
  /// `objectHeaderChartView`.
  public static let typeName = "objectHeaderChartView"

  /// What the number is about, in one line; required.
  public var title: Text
  /// Attributed runs that replace the title; empty: none.
  public var titleAttributedText: [TextRun] = []
  /// Below the title, in one line; `nil`: none.
  public var subtitle: Text?
  /// Attributed runs that replace the subtitle; empty: none.
  public var subtitleAttributedText: [TextRun] = []
  /// How the number changes, above it; `nil`: none.
  public var trend: Text?
  /// Attributed runs that replace the trend and its image; empty: none.
  public var trendAttributedText: [TextRun] = []
  /// Image before the trend, 12 × 12 points; `nil`: none.
  public var trendImage: Image?
  /// Color of the trend, its image and series without a color of their own; `nil`: the trend is as
  /// quiet as the subtitle, and the series have the palette's colors.
  public var trendSemanticColor: Color?
  /// The number before the chart; empty: none.
  public var kpiItems: [KPIItem]
  /// Attributed runs that replace the items; empty: none.
  public var kpiAttributedText: [TextRun] = []
  /// A ring in place of the number, always a small one; `nil`: none.
  public var kpiProgressView: KPIProgressView?
  /// A line or columns, 75 points high, without numbers and with the first and the last name;
  /// `nil`: none.
  public var chartView: ChartView?
  /// Whether the view is tappable; the title is then tinted.
  public var isEnabled: Bool
  /// Whether the view waits for its content; drawn as blocks.
  public var isLoading = false
  /// Classes of style sheets that the view's texts have besides their own.
  public var styleClass: [StyleClass] = []

  /// A view with the given content and everything else as the SDK has it.
  public init(
    title: Text, subtitle: Text? = nil, trend: Text? = nil, trendImage: Image? = nil,
    trendSemanticColor: Color? = nil, kpiItems: [KPIItem] = [],
    kpiProgressView: KPIProgressView? = nil, chartView: ChartView? = nil, isEnabled: Bool = false
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

  /// Title and subtitle above the number and the chart.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    var builder = HeaderChartBuilder(self, in: context)
    return builder.lowered()
  }

  /// Blocks in the places of the view's own parts, or, where it has none, of common ones.
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if AccessibilityText.spoken(title, titleAttributedText) == nil { sample.title = "Title" }
    if AccessibilityText.spoken(subtitle, subtitleAttributedText) == nil {
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
          content: view.element, color: context.theme.skeletonColor(on: context.ground))),
      findings: view.findings.filter { $0.severity == .error }, words: .whole(.loading))
  }

  /// Whether there is anything below the title's lines.
  var hasContent: Bool { hasTrend || hasValue || kpiProgressView != nil || chartView != nil }

  private var hasTrend: Bool {
    trendImage != nil || AccessibilityText.spoken(trend, trendAttributedText) != nil
  }

  /// Whether there is a number, in whose place a ring can stand.
  var hasValue: Bool { !kpiItems.isEmpty || !kpiAttributedText.isEmpty }
}
