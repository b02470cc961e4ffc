// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

import FioriFloorplan
import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The properties that ``FUIChartFloorplanView`` shares with `ChartFloorplan`.
open class _FUIChartFloorplanViewProperties: UIView {
  /// The title, which names the quantity.
  public let titleText = FUIText()
  /// Additional style classes of ``titleText``.
  open var titleStyleClassPath: [FioriStyle] = []
  /// The text with attributes, which replaces ``titleText``; `nil` for none.
  open var titleAttributedText: NSAttributedString?
  /// The subtitle, below the title.
  public let subtitle = FUIText()
  /// Additional style classes of ``subtitle``.
  open var subtitleStyleClassPath: [FioriStyle] = []
  /// The text with attributes, which replaces ``subtitle``; `nil` for none.
  open var subtitleAttributedText: NSAttributedString?
  /// The status such as the age of the data.
  public let status = FUIText()
  /// Additional style classes of ``status``.
  open var statusStyleClassPath: [FioriStyle] = []
  /// The text with attributes, which replaces ``status``; `nil` for none.
  open var statusAttributedText: NSAttributedString?
  /// The names of the series, in the legend; they replace the titles of the chart's series.
  open var seriesTitles: [String] = []
  /// The title of the chart's numeric axis.
  public let valuesAxisTitle = FUIText()
  /// The title of the chart's category axis.
  public let categoryAxisTitle = FUIText()

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout ChartFloorplan, _ property: String, in settings: LoweringSettings
  ) throws {
    view.title = try titleText.text("\(property)title", attributed: titleAttributedText, classes: titleStyleClassPath, in: settings) ?? ""
    view.subtitle = try subtitle.text("\(property)subtitle", attributed: subtitleAttributedText, classes: subtitleStyleClassPath, in: settings)
    view.status = try status.text("\(property)status", attributed: statusAttributedText, classes: statusStyleClassPath, in: settings)
    view.seriesTitles = seriesTitles
    view.valuesAxisTitle = try valuesAxisTitle.plainText("\(property)valuesAxisTitle", in: settings)
    view.categoryAxisTitle = try categoryAxisTitle.plainText("\(property)categoryAxisTitle", in: settings)
  }
}

/// The properties that ``FUIChartFloorplanViewController`` shares with its view.
open class _FUIChartFloorplanViewControllerProperties: UIViewController {
  /// The view, which has everything that is drawn.
  public let floorplanView = FUIChartFloorplanView()
  /// Additional style classes of ``titleText``.
  open var titleStyleClassPath: [FioriStyle] {
    get { floorplanView.titleStyleClassPath }
    set { floorplanView.titleStyleClassPath = newValue }
  }
  /// The text with attributes, which replaces ``titleText``; `nil` for none.
  open var titleAttributedText: NSAttributedString? {
    get { floorplanView.titleAttributedText }
    set { floorplanView.titleAttributedText = newValue }
  }
  /// The subtitle, below the title.
  open var subtitle: FUIText { floorplanView.subtitle }
  /// Additional style classes of ``subtitle``.
  open var subtitleStyleClassPath: [FioriStyle] {
    get { floorplanView.subtitleStyleClassPath }
    set { floorplanView.subtitleStyleClassPath = newValue }
  }
  /// The text with attributes, which replaces ``subtitle``; `nil` for none.
  open var subtitleAttributedText: NSAttributedString? {
    get { floorplanView.subtitleAttributedText }
    set { floorplanView.subtitleAttributedText = newValue }
  }
  /// The status such as the age of the data.
  open var status: FUIText { floorplanView.status }
  /// Additional style classes of ``status``.
  open var statusStyleClassPath: [FioriStyle] {
    get { floorplanView.statusStyleClassPath }
    set { floorplanView.statusStyleClassPath = newValue }
  }
  /// The text with attributes, which replaces ``status``; `nil` for none.
  open var statusAttributedText: NSAttributedString? {
    get { floorplanView.statusAttributedText }
    set { floorplanView.statusAttributedText = newValue }
  }
  /// The numbers above the chart: aggregates, selected categories and ranges.
  open var summaryView: FUIChartSummaryView { floorplanView.summaryView }
  /// The chart; categories with a summary item are selected unless it sets selections.
  open var chartView: FUIChartView { floorplanView.chartView }
  /// The names of the series, in the legend; they replace the titles of the chart's series.
  open var seriesTitles: [String] {
    get { floorplanView.seriesTitles }
    set { floorplanView.seriesTitles = newValue }
  }
  /// The title of the chart's numeric axis.
  open var valuesAxisTitle: FUIText { floorplanView.valuesAxisTitle }
  /// The title of the chart's category axis.
  open var categoryAxisTitle: FUIText { floorplanView.categoryAxisTitle }
}

/// The properties that ``FUIChartRangeSummaryItem`` shares with `ChartSummaryItem`.
open class _FUIChartRangeSummaryItemProperties: FUIChartSummaryItemBaseView {
  /// The start of a range, together with ``upperBoundTitle`` and ``value``.
  public let lowerBoundTitle = FUIText()
  /// The end of a range.
  public let upperBoundTitle = FUIText()
  /// The value of a range.
  public let value = FUIText()

  /// Sets the properties of a view; `property` is the prefix of their paths.
  override func pass(
    to view: inout ChartSummaryItem, _ property: String, in settings: LoweringSettings
  ) throws {
    try super.pass(to: &view, property, in: settings)
    view.lowerBoundTitle = try lowerBoundTitle.text("\(property)lowerBoundTitle", classes: [], in: settings)
    view.upperBoundTitle = try upperBoundTitle.text("\(property)upperBoundTitle", classes: [], in: settings)
    view.value = try value.text("\(property)value", classes: [], in: settings)
  }
}

/// The properties that ``FUIChartSummaryItem`` shares with `ChartSummaryItem`.
open class _FUIChartSummaryItemProperties: FUIChartSummaryItemBaseView {
  /// The title.
  public let title = FUIText()
  /// A text for each series, in their order; `nil` if a series has no value.
  open var valuesText: [String?] = []
  /// The index of the category, from 0, or -1 for an aggregate over all of them; `nil` for neither.
  open var categoryIndex: Int?
  /// The text shown if there are no values; `nil` for a dash in place of each.
  open var emptyText: String?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  override func pass(
    to view: inout ChartSummaryItem, _ property: String, in settings: LoweringSettings
  ) throws {
    try super.pass(to: &view, property, in: settings)
    view.title = try title.text("\(property)title", classes: [], in: settings)
    view.values = valuesText.map { $0.map { Text($0) } }
    view.category = categoryIndex
    view.emptyText = emptyText.map { Text($0) }
  }
}

/// The properties that ``FUIChartSummaryItemBaseView`` shares with `ChartSummaryItem`.
open class _FUIChartSummaryItemBaseViewProperties: UIControl {
  /// The trend, below the values.
  public let trend = FUIText()
  /// The image before the trend, 16 × 16 points; `nil` for none.
  open var trendImage: UIImage?
  /// The color of the trend and its image; `nil` for the color of the title.
  open var trendSemanticColor: UIColor?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout ChartSummaryItem, _ property: String, in settings: LoweringSettings
  ) throws {
    view.trend = try trend.text("\(property)trend", classes: [], in: settings)
    view.trendImage = trendImage?.image
    view.trendSemanticColor = trendSemanticColor?.color
  }
}
