/// Style of the points of a line.
public struct ChartPointStyle: Hashable, Sendable {
  /// Whether there are no marks but of values that stand alone; `nil`: the chart's own, shown but in
  /// a stock chart.
  public var isHidden: Bool?
  /// Points; `nil`: 7 (stated: Docs/sources/charts.md#lines).
  public var diameter: Double?

  /// Marks as the chart has them.
  public init(isHidden: Bool? = nil, diameter: Double? = nil) {
    self.isHidden = isHidden
    self.diameter = diameter
  }
}
