import FioriBasics
import FioriLayout
import FioriModel

/// The metrics of a card, in points.
enum CardMetrics {
  /// The height of a card, unless its picture is taller (stated: Docs/sources/cards.md#size).
  static let height = 192.0
  /// The width of a card that is given none (Docs/sources/cards.md#size).
  static func width(in sizeClass: Environment.SizeClass) -> Double {
    sizeClass == .compact ? 343 : largestWidth
  }

  /// The width in regular, beyond which no card in a single row grows.
  static let largestWidth = 370.0
  /// The padding on all sides (Docs/sources/cards.md#size).
  static let padding = 16.0
  /// The space between the lines of the head (Docs/sources/cards.md#layout).
  static let lineSpacing = 4.0
  /// The space between the head and the body (Docs/sources/cards.md#layout).
  static let bodySpacing = 8.0
  /// The height that further lines of texts leave for a plot (chosen: Docs/sources/cards.md#layout).
  static let leastChartHeight = 40.0
  /// The height of a plot that a card grows for, and below which one below facts and a legend is reported (chosen:
  /// Docs/sources/cards.md#layout).
  static let leastPlotHeight = 64.0
  /// The height below which any other plot is reported (chosen: half of that, where lines become flat).
  static let unreadablePlotHeight = 32.0
  /// The height of a plot of points, and of any plot in a card of a free height: two thirds of one without a legend
  /// (chosen: Docs/sources/cards.md#layout).
  static let leastFreePlotHeight = 96.0
  /// The space between title and status (Docs/sources/cards.md#layout).
  static let statusSpacing = 8.0
  /// The fraction of its width, and the number of characters with the ellipsis, that a status keeps beside a
  /// title: a few letters of it are not read (chosen: Docs/sources/cards.md#layout).
  static let leastStatusShare = 0.75
  static let leastStatusLength = 5
  /// The width of a status, as a fraction of the title's, up to which it stays beside a title that is cut
  /// (chosen: Docs/sources/cards.md#layout).
  static let shortStatusShare = 0.2
  /// The width of a status, trend or subtitle that leaves the title or the number too little, as a
  /// fraction of the inner width (Docs/sources/cards.md#layout).
  static let largestSideShare = 0.4
  /// The lines of a text that is too large to be beside others, or has a free height (chosen:
  /// Docs/sources/cards.md#content-card).
  static let largeLineLimit = 12
  /// The space between the number and the trend next to it (Docs/sources/cards.md#layout).
  static let trendSpacing = 16.0
}
