/// Lengths of a card, in points.
enum CardMetrics {
  /// Of every card (stated: sapfiori/cards).
  static let height = 192.0
  /// On all sides (boards, inset).
  static let padding = 16.0
  /// Between the lines of its head (boards, row 2 and legend).
  static let lineSpacing = 4.0
  /// Between the head and the body (boards, plot).
  static let bodySpacing = 8.0
  /// Between title and status (boards, status).
  static let statusSpacing = 8.0
  /// Of the inner width, that a status, a trend or a subtitle takes at the most (boards).
  static let largestSideShare = 0.4
  /// Between the number and the trend beside it (boards, KPI against trend).
  static let trendSpacing = 16.0
}
