import FioriFloorplan
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// A number above a chart: of a category, of all of them, or of none.
// properties of ChartSummaryItem: UIControl
open class FUIChartSummaryItemBaseView: _FUIChartSummaryItemBaseViewProperties {
  /// Returns the number as a value; `property` is the prefix of its properties' paths.
  func item(_ property: String, in settings: LoweringSettings) throws -> ChartSummaryItem {
    var item = ChartSummaryItem()
    try pass(to: &item, property, in: settings)
    item.isEnabled = isEnabled
    return item
  }
}

/// A number of a category, or of all of them.
// properties of ChartSummaryItem: FUIChartSummaryItemBaseView
open class FUIChartSummaryItem: _FUIChartSummaryItemProperties {}

/// A number of a range of categories.
// properties of ChartSummaryItem: FUIChartSummaryItemBaseView
open class FUIChartRangeSummaryItem: _FUIChartRangeSummaryItemProperties {}

/// The numbers above the chart of a floorplan.
open class FUIChartSummaryView: UIView {
  /// The numbers, starting with those for all categories.
  open var items: [FUIChartSummaryItemBaseView] = []
}

/// A chart with its title, a summary of its numbers and its legend.
// properties of ChartFloorplan: UIView
open class FUIChartFloorplanView: _FUIChartFloorplanViewProperties {
  /// The numbers above the chart.
  public let summaryView = FUIChartSummaryView()
  /// The chart; left out without a data source.
  public let chartView = FUIChartView()
}

extension FUIChartFloorplanView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    settings.check(summaryView, "summaryView", drawsTint: false)
    settings.check(chartView, "chartView", drawsTint: false)
    var floorplan = ChartFloorplan(
      title: "",
      summaryItems: summaryView.isHidden
        ? []
        : try summaryView.items.enumerated().filter { !$0.element.isHidden }.map { index, item in
          try item.item("summaryView.items[\(index)].", in: settings)
        },
      chartView: chartView.isHidden || chartView.dataSource == nil
        ? nil : try chartView.chart("chartView."))
    try pass(to: &floorplan, "", in: settings)
    floorplan.styleClass = classes
    return floorplan
  }
}

/// The screen behind a chart card. Its ``view`` is drawn as a `chartFloorplan`.
// as FUIChartFloorplanView in floorplanView: UIViewController
open class FUIChartFloorplanViewController: _FUIChartFloorplanViewControllerProperties,
  FUITitleComponent, FUISubtitleComponent, FUIStatusComponent, FUISeriesTitleComponent
{
  /// The title, which names the quantity: the `title` of ``FUITitleComponent``, which is not the
  /// controller's own.
  @_implements(FUITitleComponent,title)
  open var titleText: FUIText { floorplanView.titleText }

  /// Makes the floorplan the view.
  override open func loadView() { view = floorplanView }
}
