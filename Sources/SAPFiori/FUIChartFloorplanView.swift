import FioriFloorplan
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// A number above a chart: of a category, of all of them, or of none.
@preconcurrency @MainActor
open class FUIChartSummaryItemBaseView: UIControl {
  /// The trend below the number.
  public let trend = FUIText()
  /// The image before the trend, 16 × 16 points; `nil` for none.
  open var trendImage: UIImage?
  /// The color of the trend and its image; `nil` uses the look's.
  open var trendSemanticColor: UIColor?

  /// Returns the number as a value; `property` is the prefix of its properties' paths.
  func item(_ property: String, in settings: LoweringSettings) throws -> ChartSummaryItem {
    var item = ChartSummaryItem(
      trend: try trend.text("\(property)trend", classes: [], in: settings),
      trendImage: trendImage?.image, trendSemanticColor: trendSemanticColor?.color)
    item.isEnabled = isEnabled
    return item
  }
}

/// A number of a category, or of all of them.
open class FUIChartSummaryItem: FUIChartSummaryItemBaseView {
  /// The title; without a text, the name of the category.
  public let title = FUIText()
  /// A text for each series, in their order; `nil` where a series has no value.
  open var valuesText: [String?] = []
  /// The index of the category, or -1 for all of them; `nil` for neither.
  open var categoryIndex: Int?
  /// The text shown if there are no values; `nil` for a dash for each.
  open var emptyText: String?

  override func item(
    _ property: String, in settings: LoweringSettings
  ) throws -> ChartSummaryItem {
    var item = try super.item(property, in: settings)
    item.title = try title.text("\(property)title", classes: [], in: settings)
    item.values = valuesText.map { $0.map { Text($0) } }
    item.category = categoryIndex
    item.emptyText = emptyText.map { Text($0) }
    return item
  }
}

/// A number of a range of categories.
open class FUIChartRangeSummaryItem: FUIChartSummaryItemBaseView {
  /// The start of the range.
  public let lowerBoundTitle = FUIText()
  /// The end of the range.
  public let upperBoundTitle = FUIText()
  /// The value of the range.
  public let value = FUIText()

  override func item(
    _ property: String, in settings: LoweringSettings
  ) throws -> ChartSummaryItem {
    var item = try super.item(property, in: settings)
    item.lowerBoundTitle = try lowerBoundTitle.text(
      "\(property)lowerBoundTitle", classes: [], in: settings)
    item.upperBoundTitle = try upperBoundTitle.text(
      "\(property)upperBoundTitle", classes: [], in: settings)
    item.value = try value.text("\(property)value", classes: [], in: settings)
    return item
  }
}

/// The numbers above the chart of a floorplan.
open class FUIChartSummaryView: UIView {
  /// The numbers, starting with those for all categories.
  open var items: [FUIChartSummaryItemBaseView] = []
}

/// A chart with its title, a summary of its numbers and its legend.
open class FUIChartFloorplanView: UIView {
  /// The title, which names the quantity.
  public let titleText = FUIText()
  /// The subtitle below the title, such as a target.
  public let subtitle = FUIText()
  /// The age of the data.
  public let status = FUIText()
  /// The numbers above the chart.
  public let summaryView = FUIChartSummaryView()
  /// The chart; left out without a data source.
  public let chartView = FUIChartView()
  /// The names of the series, in the legend.
  open var seriesTitles: [String] = []
  /// The title of the chart's numeric axis.
  public let valuesAxisTitle = FUIText()
  /// The title of the chart's category axis.
  public let categoryAxisTitle = FUIText()
  /// The title with attributes, which replaces ``titleText``; `nil` for none.
  open var titleAttributedText: NSAttributedString?
  /// Additional style classes of the title.
  open var titleStyleClassPath: [FioriStyle] = []
  /// The subtitle with attributes, which replaces ``subtitle``; `nil` for none.
  open var subtitleAttributedText: NSAttributedString?
  /// Additional style classes of the subtitle.
  open var subtitleStyleClassPath: [FioriStyle] = []
  /// The status with attributes, which replaces ``status``; `nil` for none.
  open var statusAttributedText: NSAttributedString?
  /// Additional style classes of the status.
  open var statusStyleClassPath: [FioriStyle] = []
}

extension FUIChartFloorplanView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    settings.check(summaryView, "summaryView", drawsTint: false)
    settings.check(chartView, "chartView", drawsTint: false)
    var floorplan = ChartFloorplan(
      title: try titleText.text(
        "title", attributed: titleAttributedText, classes: titleStyleClassPath, in: settings) ?? "",
      subtitle: try subtitle.text(
        "subtitle", attributed: subtitleAttributedText, classes: subtitleStyleClassPath,
        in: settings),
      status: try status.text(
        "status", attributed: statusAttributedText, classes: statusStyleClassPath, in: settings),
      summaryItems: summaryView.isHidden
        ? []
        : try summaryView.items.enumerated().filter { !$0.element.isHidden }.map { index, item in
          try item.item("summaryView.items[\(index)].", in: settings)
        },
      chartView: chartView.isHidden || chartView.dataSource == nil
        ? nil : try chartView.chart("chartView."),
      seriesTitles: seriesTitles,
      valuesAxisTitle: try valuesAxisTitle.plainText("valuesAxisTitle", in: settings),
      categoryAxisTitle: try categoryAxisTitle.plainText("categoryAxisTitle", in: settings))
    floorplan.styleClass = classes
    return floorplan
  }
}

/// The screen behind a chart card. Its ``view`` is drawn as a `chartFloorplan`.
open class FUIChartFloorplanViewController: UIViewController, FUITitleComponent,
  FUISubtitleComponent, FUIStatusComponent, FUISeriesTitleComponent
{
  /// The view of the controller, which has everything that is drawn.
  public let floorplanView = FUIChartFloorplanView()

  /// The title, which names the quantity: the `title` of ``FUITitleComponent``, which is not the
  /// controller's own.
  @_implements(FUITitleComponent,title)
  open var titleText: FUIText { floorplanView.titleText }
  /// The title with attributes, which replaces ``titleText``; `nil` for none.
  open var titleAttributedText: NSAttributedString? {
    get { floorplanView.titleAttributedText }
    set { floorplanView.titleAttributedText = newValue }
  }
  /// Additional style classes of the title.
  open var titleStyleClassPath: [FioriStyle] {
    get { floorplanView.titleStyleClassPath }
    set { floorplanView.titleStyleClassPath = newValue }
  }
  /// The subtitle with attributes, which replaces ``subtitle``; `nil` for none.
  open var subtitleAttributedText: NSAttributedString? {
    get { floorplanView.subtitleAttributedText }
    set { floorplanView.subtitleAttributedText = newValue }
  }
  /// Additional style classes of the subtitle.
  open var subtitleStyleClassPath: [FioriStyle] {
    get { floorplanView.subtitleStyleClassPath }
    set { floorplanView.subtitleStyleClassPath = newValue }
  }
  /// The status with attributes, which replaces ``status``; `nil` for none.
  open var statusAttributedText: NSAttributedString? {
    get { floorplanView.statusAttributedText }
    set { floorplanView.statusAttributedText = newValue }
  }
  /// Additional style classes of the status.
  open var statusStyleClassPath: [FioriStyle] {
    get { floorplanView.statusStyleClassPath }
    set { floorplanView.statusStyleClassPath = newValue }
  }
  /// The subtitle below the title, such as a target.
  open var subtitle: FUIText { floorplanView.subtitle }
  /// The age of the data.
  open var status: FUIText { floorplanView.status }
  /// The numbers above the chart.
  open var summaryView: FUIChartSummaryView { floorplanView.summaryView }
  /// The chart; left out without a data source.
  open var chartView: FUIChartView { floorplanView.chartView }
  /// The names of the series, in the legend.
  open var seriesTitles: [String] {
    get { floorplanView.seriesTitles }
    set { floorplanView.seriesTitles = newValue }
  }
  /// The title of the chart's numeric axis.
  open var valuesAxisTitle: FUIText { floorplanView.valuesAxisTitle }
  /// The title of the chart's category axis.
  open var categoryAxisTitle: FUIText { floorplanView.categoryAxisTitle }

  /// Makes the floorplan the view.
  override open func loadView() { view = floorplanView }
}
