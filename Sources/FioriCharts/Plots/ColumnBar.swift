/// A column or a bar in shares of the axes.
struct ColumnBar: Hashable, Sendable {
  let series: Int
  let category: Int
  /// The value's own, whatever the column stands on.
  let value: Double
  /// Its place among the columns beside each other.
  let slot: Int
  /// Along the axis of values, 0 to 1 within the plot; first the end nearer to the baseline.
  let base: Double
  let end: Double
  /// Whether no other stands on it.
  var isOutermost = true
}
