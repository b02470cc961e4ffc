/// A place of a time axis that is labeled.
package struct StockTimeLabel: Hashable, Sendable {
  /// Counted from the axis's start, 0.
  package let place: Int
  /// What is written of it is the axis's unit.
  package let time: StockTime
}
