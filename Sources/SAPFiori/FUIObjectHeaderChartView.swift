import FioriKPI
import FioriLowering
import FioriModel
import FioriObjectHeader
public import UIKitCompatibility

/// A small chart in an object header, with a title, a number and its trend.
// properties of ObjectHeaderChartView: UIControl
open class FUIObjectHeaderChartView: _FUIObjectHeaderChartViewProperties, FUITitleComponent,
  FUISubtitleComponent, FUIKPIComponent, FUITrendComponent, FUIKPIAttributesConsumer
{
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
      title: "", kpiItems: [],
      kpiProgressView: try kpiProgressView?.kpiProgressView(
        "\(property)kpiProgressView.", in: settings),
      chartView: chartView.isHidden || chartView.dataSource == nil
        ? nil : try chartView.chart("\(property)chartView."),
      isEnabled: isEnabled)
    try pass(to: &view, property, in: settings)
    view.attributesProvider = try settings.kpiAttributes(
      attributesProvider, kpiItems, property, items: "kpiItems", over: settings.look.accessory)
    view.styleClass = classes
    return view
  }
}

extension FUIObjectHeaderChartView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    try headerChart(in: settings)
  }
}
