import FioriLowering
public import FioriModel

/// A number of a chart's summary: that of a category, of all of them, or of a range.
///
/// The SAPFiori counterparts are `FUIChartSummaryItem` and, for a range,
/// `FUIChartRangeSummaryItem`.
public struct ChartSummaryItem: Hashable, Sendable {
  /// The ``category`` of an aggregate over all categories.
  public static let aggregate = -1

  /// The title; `nil` for the name of the category.
  public var title: Text?
  /// A text for each series, in their order; `nil` where a series has no value.
  public var values: [Text?] = []
  /// The index of the category, or ``aggregate``; `nil` for neither.
  public var category: Int?
  /// The text shown if there are no values; `nil` for a dash in place of each.
  public var emptyText: Text?
  /// The start of a range; `nil` for an item that is not of a range.
  public var lowerBoundTitle: Text?
  /// The end of a range; `nil` for an item that is not of a range.
  public var upperBoundTitle: Text?
  /// The value of a range; `nil` for an item that is not of a range.
  public var value: Text?
  /// The trend below the values; `nil` for none.
  public var trend: Text?
  /// The image before the trend, 16 × 16 points; `nil` for none.
  public var trendImage: Image?
  /// The color of the trend and its image; `nil` for that of the title.
  public var trendSemanticColor: Color?

  /// Creates an item of a category, or of all of them.
  public init(
    title: Text? = nil, values: [Text?] = [], category: Int? = nil, emptyText: Text? = nil,
    trend: Text? = nil, trendImage: Image? = nil, trendSemanticColor: Color? = nil
  ) {
    self.title = title
    self.values = values
    self.category = category
    self.emptyText = emptyText
    self.trend = trend
    self.trendImage = trendImage
    self.trendSemanticColor = trendSemanticColor
  }

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

  /// Whether the item is an aggregate over all categories.
  var isAggregate: Bool { category == Self.aggregate }

  /// Whether the item is of a range.
  var isRange: Bool { lowerBoundTitle != nil || upperBoundTitle != nil || value != nil }

  /// Whether no value has a text.
  var hasNoValues: Bool { !values.contains { $0.isThere } }
}
