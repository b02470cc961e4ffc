/// Lengths of a card, in points.
enum CardMetrics {
  /// Of every card (stated: Docs/sources/cards.md#size).
  static let height = 192.0
  /// On all sides (Docs/sources/cards.md#size).
  static let padding = 16.0
  /// Between the lines of its head (Docs/sources/cards.md#layout).
  static let lineSpacing = 4.0
  /// Between the head and the body (Docs/sources/cards.md#layout).
  static let bodySpacing = 8.0
  /// Between title and status (Docs/sources/cards.md#layout).
  static let statusSpacing = 8.0
  /// Of the inner width, that a status, a trend or a subtitle takes at the most
  /// (Docs/sources/cards.md#layout).
  static let largestSideShare = 0.4
  /// Between the number and the trend beside it (Docs/sources/cards.md#layout).
  static let trendSpacing = 16.0
}
