import FioriKPI
import FioriLowering
public import FioriModel

/// A number of a chart's summary: of a category, of all of them, or of a range.
///
/// The SAPFiori counterparts are, for a range, `FUIChartRangeSummaryItem`, and else
/// `FUIChartSummaryItem`.
public struct ChartSummaryItem: Hashable, Sendable {
  /// The series that the values of an item belong to.
  public enum ValueSeries: Hashable, Sendable {
    /// The chart's, in their order.
    case inOrder
    /// None: the values have no mark and no name of a series.
    case none
  }

  /// The ``category`` of an aggregate over all categories.
  public static let aggregate = -1

  // key: .fioriText, default: .text("the name of the category"), examples: ["Total"]
  // sdk: title
  /// The title; `nil` for the name of the category.
  public var title: Text?

  // key: .sparseArray(of: .fioriText), examples: [["182k", "164k"]]
  // sdk: valuesText
  /// A text for each series, in their order; `nil` if a series has no value.
  public var values: [Text?] = []

  // key: .valueSeries, default: .text("the chart's series, in their order"), examples: [nil]
  /// The series that the values belong to; null for values of no series, such as a target.
  public var series: ValueSeries = .inOrder

  // key: .wholeNumber, examples: [2]
  // sdk: categoryIndex
  /// The index of the category, from 0, or -1 for an aggregate over all of them; `nil` for neither.
  public var category: Int?

  // key: .fioriText, default: .text("a dash in place of each value"), examples: ["No data"]
  // sdk: emptyText; *emptyText as string
  /// The text shown if there are no values; `nil` for a dash in place of each.
  public var emptyText: Text?

  // key: .bool
  /// Whether the item can be tapped: then its title has the tint color in classic; gray otherwise.
  public var isEnabled = true

  // key: .fioriText, examples: ["Jan"]
  // sdk: FUIChartRangeSummaryItem.lowerBoundTitle; *lowerBoundTitle
  /// The start of a range, together with ``upperBoundTitle`` and ``value``; `nil` for an item that
  /// is not of a range.
  public var lowerBoundTitle: Text?

  // key: .fioriText, examples: ["Mar"]
  // sdk: FUIChartRangeSummaryItem.upperBoundTitle; *upperBoundTitle
  /// The end of a range; `nil` for an item that is not of a range.
  public var upperBoundTitle: Text?

  // key: .fioriText, examples: ["546k"]
  // sdk: FUIChartRangeSummaryItem.value; *value
  /// The value of a range; `nil` for an item that is not of a range.
  public var value: Text?

  // key: .fioriText, examples: ["4.2%"]
  // sdk: FUIChartSummaryItemBaseView.trend
  /// The trend, below the values; `nil` for none.
  public var trend: Text?

  // key: .image, examples: ["builtin:trend-up"]
  // sdk: FUIChartSummaryItemBaseView.trendImage
  /// The image before the trend, 16 × 16 points; `nil` for none.
  public var trendImage: Image?

  // key: .color, default: .text("like the title"), examples: ["positiveLabel"]
  // sdk: FUIChartSummaryItemBaseView.trendSemanticColor
  /// The color of the trend and its image; `nil` for the color of the title.
  public var trendSemanticColor: Color?

  // init: title, values, category, emptyText, trend, trendImage, trendSemanticColor
  /// Creates an item of a category, or of all of them.
  public init(
    title: Text? = nil,
    values: [Text?] = [],
    category: Int? = nil,
    emptyText: Text? = nil,
    trend: Text? = nil,
    trendImage: Image? = nil,
    trendSemanticColor: Color? = nil
  ) {
    self.title = title
    self.values = values
    self.category = category
    self.emptyText = emptyText
    self.trend = trend
    self.trendImage = trendImage
    self.trendSemanticColor = trendSemanticColor
  }

  // also init: lowerBoundTitle, upperBoundTitle, value, …
  /// Creates an item of a range of categories.
  public init(
    lowerBoundTitle: Text, upperBoundTitle: Text, value: Text, trend: Text? = nil,
    trendImage: Image? = nil, trendSemanticColor: Color? = nil
  ) {
    self.lowerBoundTitle = lowerBoundTitle
    self.upperBoundTitle = upperBoundTitle
    self.value = value
    self.trend = trend
    self.trendImage = trendImage
    self.trendSemanticColor = trendSemanticColor
  }

  /// The trend as that of a card's number; an item has no subtitle, runs or style of a trend.
  var headingTrend: HeadingTrend {
    HeadingTrend(trend: trend, trendImage: trendImage, trendSemanticColor: trendSemanticColor)
  }

  /// Whether the item is an aggregate over all categories.
  var isAggregate: Bool { category == Self.aggregate }

  /// Whether the item is of a range.
  var isRange: Bool { lowerBoundTitle != nil || upperBoundTitle != nil || value != nil }

  /// Whether no value has a text.
  var hasNoValues: Bool { !values.contains { $0.isThere } }
}
