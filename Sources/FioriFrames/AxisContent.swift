/// What an axis shows: its labels, and what they stand for.
package struct AxisContent: Hashable, Sendable {
  /// The texts that are drawn: of a numeric axis from the top down, or from left to right.
  package var labels: [Frame.Placed] = []
  /// Of an axis of numbers, from the highest to the lowest; `nil`: one of categories.
  package var ticks: [Double]?
  /// The values at the plot's two ends; `nil`: an axis of categories.
  var range: ClosedRange<Double>?

  package init(
    labels: [Frame.Placed] = [], ticks: [Double]? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.labels = labels
    self.ticks = ticks
    self.range = range
  }
}
