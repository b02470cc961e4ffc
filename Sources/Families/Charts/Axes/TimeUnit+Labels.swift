import FioriBasics

/// The unit of the labels of a time axis.
extension TimeUnit {
  /// Creates the unit for a span in seconds from the first time to the last (stated:
  /// Docs/sources/charts.md#stock).
  init(span: Int) {
    self =
      switch span {
      case ..<60: .second
      case ..<3600: .minute
      case ..<CivilTime.secondsPerDay: .hour
      case ..<(60 * CivilTime.secondsPerDay): .day
      case ..<(434 * CivilTime.secondsPerDay): .month
      default: .year
      }
  }

  /// Returns whether a time is close enough to the start of its unit to represent it (stated:
  /// Docs/sources/charts.md#stock).
  func isNearStart(_ time: CivilTime) -> Bool {
    switch self {
    case .second, .minute, .day: true
    case .hour: time.minute == 0
    case .month: time.day <= 7
    case .year: time.month <= 3
    }
  }
}
