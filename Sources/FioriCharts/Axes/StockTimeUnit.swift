/// What the labels of a time axis count.
package enum StockTimeUnit: Hashable, Sendable, CaseIterable {
  case second
  case minute
  case hour
  case day
  case month
  case year

  /// The unit for so many seconds from the first time to the last (stated:
  /// Docs/sources/charts.md#stock).
  init(span: Int) {
    self =
      switch span {
      case ..<60: .second
      case ..<3600: .minute
      case ..<StockTime.secondsPerDay: .hour
      case ..<(60 * StockTime.secondsPerDay): .day
      case ..<(434 * StockTime.secondsPerDay): .month
      default: .year
      }
  }

  /// Which of all units of its kind a time is in; they are numbered in their order.
  func number(of time: StockTime) -> Int {
    switch self {
    case .second: time.seconds
    case .minute: Self.floor(time.seconds, by: 60)
    case .hour: Self.floor(time.seconds, by: 3600)
    case .day: Self.floor(time.seconds, by: StockTime.secondsPerDay)
    case .month: time.date.year * 12 + time.date.month
    case .year: time.date.year
    }
  }

  /// Whether a time is so early in its unit that it may stand for it (stated:
  /// Docs/sources/charts.md#stock).
  func isNearStart(_ time: StockTime) -> Bool {
    switch self {
    case .second, .minute, .day: true
    case .hour: time.minute == 0
    case .month: time.day <= 7
    case .year: time.month <= 3
    }
  }

  /// The quotient rounded down, of what is before 1970 too.
  private static func floor(_ seconds: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
