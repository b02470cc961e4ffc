/// The empty places between the last trade of a day and the market's close.
struct StockTimeFiller {
  /// How many there are.
  let count: Int
  /// The seconds from one to the next.
  private let step: Int
  /// The last trade.
  private let start: StockTime

  /// Nil unless the last time stands for the close: on the day's chart it is farther from the one
  /// before than the second from the first (stated: Docs/sources/charts.md#stock).
  init?(_ times: [StockTime?]) {
    guard times.count >= 3, let first = times[0], let second = times[1],
      let start = times[times.count - 2], let close = times[times.count - 1]
    else { return nil }
    let (step, gap) = (second.seconds - first.seconds, close.seconds - start.seconds)
    // Of days, weeks and months the last is no close, however long it is.
    guard step > 0, gap > step, gap < StockTime.secondsPerDay else { return nil }
    count = (gap - 1) / step
    self.step = step
    self.start = start
  }

  /// The times with those of the empty places before the last.
  func fill(_ times: [StockTime?]) -> [StockTime?] {
    let empty = (1...count).map { StockTime(seconds: start.seconds + $0 * step) }
    return times.dropLast() + empty + times.suffix(1)
  }
}
