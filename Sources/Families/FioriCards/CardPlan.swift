import FioriBasics
import FioriElements

/// The positions of the cards of a collection.
///
/// Margins and gaps: Docs/sources/cards.md#collection. The flow has as many columns as fit at 304
/// points each, sharing the width equally. In a single row, a card leaves 56 points of the screen
/// so that the edge of the next card is visible (chosen there).
struct CardPlan {
  /// The width of the screen in points.
  let width: Double
  let count: Int
  /// Whether cards wrap into several rows.
  let flows: Bool

  private var columnCount: Int {
    guard flows else { return max(count, 1) }
    let room = width - 2 * Self.margin + Self.gap
    return max(Int(room / (Self.leastFlowWidth + Self.gap)), 1)
  }

  /// The width of each card in points.
  var cardWidth: Double {
    guard flows else { return max(min(width - Self.peek, Self.largestRowWidth), 1) }
    let gaps = Double(columnCount - 1) * Self.gap
    return max((width - 2 * Self.margin - gaps) / Double(columnCount), 1)
  }

  /// The top left corners, in the order of the cards.
  var origins: [Point] {
    (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      return Point(
        x: Self.margin + Double(column) * (cardWidth + Self.gap),
        y: Self.margin + Double(row) * (CardMetrics.height + Self.gap))
    }
  }

  /// The size of all cards with their margins.
  var contentSize: Size {
    let columns = Double(columnCount)
    let wide = 2 * Self.margin + columns * cardWidth + (columns - 1) * Self.gap
    return Size(width: flows ? width : wide, height: height)
  }

  /// The size of the visible part.
  var visibleSize: Size { Size(width: width, height: height) }

  private var height: Double {
    let rows = Double((count + columnCount - 1) / columnCount)
    return 2 * Self.margin + rows * CardMetrics.height + max(rows - 1, 0) * Self.gap
  }

  private static let margin = 16.0
  private static let gap = 16.0
  private static let leastFlowWidth = 304.0
  /// The width of the screen that a card in a single row leaves free: its margin, the gap and 24
  /// points of the next card.
  private static let peek = 56.0
  private static let largestRowWidth = 370.0
}
