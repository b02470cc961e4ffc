/// A place of a time axis that is labelled.
struct StockTimeLabel: Hashable, Sendable {
  /// Counted from the axis's start, 0.
  let place: Int
  /// What is written of it is the axis's unit.
  let time: StockTime
}
