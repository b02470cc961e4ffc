/// What an axis shows: its labels, and what they stand for.
struct AxisContent: Hashable, Sendable {
  /// The texts that are drawn: of a numeric axis from the top down, or from left to right.
  var labels: [Frame.Placed] = []
  /// Of an axis of numbers, from the highest to the lowest; `nil`: one of categories.
  var ticks: [Double]?
  /// The values at the plot's two ends; `nil`: an axis of categories.
  var range: ClosedRange<Double>?
}
