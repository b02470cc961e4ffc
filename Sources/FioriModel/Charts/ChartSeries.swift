/// Values that belong together, and how they look.
///
/// The SAPFiori counterpart is `FUIChartSeries` with its attributes.
public struct ChartSeries: Hashable, Sendable {
  /// The series' name, in the legend and in words; `nil`: none.
  public var title: String?
  /// A value for each category; `nil`: missing.
  public var values: [ChartValue?]
  /// `nil`: the next of `chart1` to `chart11`.
  public var color: Color?
  /// Of the area under the line; `nil`: the series' color. Both are drawn at 40 %.
  public var fillColor: Color?
  /// Points; `nil`: 2 (stated: Docs/sources/charts.md#lines).
  public var lineWidth: Double?
  /// Style of the points of a line.
  public var point: ChartPointStyle

  /// A series in the look that charts have.
  public init(
    title: String? = nil, values: [ChartValue?], color: Color? = nil, fillColor: Color? = nil,
    lineWidth: Double? = nil, point: ChartPointStyle = ChartPointStyle()
  ) {
    self.title = title
    self.values = values
    self.color = color
    self.fillColor = fillColor
    self.lineWidth = lineWidth
    self.point = point
  }
}
