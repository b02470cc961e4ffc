import FioriKPI
import FioriLowering
import FioriModel
import FioriObjectHeader
public import UIKitCompatibility

/// A small chart in an object header, with a title, a number and its trend.
open class FUIObjectHeaderChartView: UIControl, FUITitleComponent, FUISubtitleComponent,
  FUIKPIComponent, FUITrendComponent, FUIKPIAttributesConsumer
{
  /// The title of the number.
  public let title = FUIText()
  /// The title with attributes, which replaces ``title``; `nil` for none.
  open var titleAttributedText: NSAttributedString?
  /// Additional style classes of the title.
  open var titleStyleClassPath: [FioriStyle] = []
  /// The subtitle below the title.
  public let subtitle = FUIText()
  /// The subtitle with attributes, which replaces ``subtitle``; `nil` for none.
  open var subtitleAttributedText: NSAttributedString?
  /// Additional style classes of the subtitle.
  open var subtitleStyleClassPath: [FioriStyle] = []
  /// The trend of the number.
  public let trend = FUIText()
  /// The trend with attributes, which replaces ``trend`` and its image; `nil` for none.
  open var trendAttributedText: NSAttributedString?
  /// The image before the trend; `nil` for none.
  open var trendImage: UIImage?
  /// The color of the trend, its image and series without their own color; `nil` uses the look's.
  open var trendSemanticColor: UIColor?
  /// Additional style classes of the trend.
  open var trendStyleClassPath: [FioriStyle] = []
  /// The parts of the number; `nil` for none.
  open var kpiItems: [any FUIKPIViewItem]?
  /// The number with attributes, which replaces ``kpiItems``; `nil` for none.
  open var kpiAttributedText: NSAttributedString?
  /// The style of the items, except their color; `nil` uses the look's.
  open var attributesProvider: (any FUIKPIAttributesProvider)?
  /// A ring instead of the number; `nil` for none.
  open var kpiProgressView: FUIKPIProgressView?
  /// A line or column chart; left out without a data source.
  public let chartView = FUIChartView()

  /// Creates a view that is not tappable until it is enabled.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isEnabled = false
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Returns the view as a value; `property` is the prefix of its properties' paths.
  func headerChart(
    _ property: String = "", in settings: LoweringSettings
  ) throws -> ObjectHeaderChartView {
    var view = ObjectHeaderChartView(
      title: try title.text("\(property)title", classes: titleStyleClassPath, in: settings) ?? "",
      subtitle: try subtitle.text(
        "\(property)subtitle", classes: subtitleStyleClassPath, in: settings),
      trend: try trend.text("\(property)trend", classes: trendStyleClassPath, in: settings),
      trendImage: trendImage?.image, trendSemanticColor: trendSemanticColor?.color,
      kpiItems: try KPIItem.items(kpiItems, "\(property)kpiItems"),
      kpiProgressView: try kpiProgressView?.kpiProgressView(
        "\(property)kpiProgressView.", in: settings),
      chartView: chartView.isHidden || chartView.dataSource == nil
        ? nil : try chartView.chart("\(property)chartView."),
      isEnabled: isEnabled)
    view.titleAttributedText = try titleAttributedText?.runs("\(property)titleAttributedText") ?? []
    view.subtitleAttributedText =
      try subtitleAttributedText?.runs("\(property)subtitleAttributedText") ?? []
    view.trendAttributedText = try trendAttributedText?.runs("\(property)trendAttributedText") ?? []
    view.attributesProvider = try settings.kpiAttributes(
      attributesProvider, kpiItems, property, items: "kpiItems", over: settings.look.accessory)
    view.styleClass = classes
    view.kpiAttributedText = try kpiAttributedText?.runs("\(property)kpiAttributedText") ?? []
    return view
  }
}

extension FUIObjectHeaderChartView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    try headerChart(in: settings)
  }
}
