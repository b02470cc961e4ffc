import FioriBasics
import FioriElements

/// Where the cards of a collection stand.
///
/// Margins and gaps: Docs/sources/cards.md#collection. The flow's columns are as many as have room
/// at 304 points each, and share out the width; in one row a card leaves 56 points of the screen,
/// in which the next one looks in (chosen there).
struct CardPlan {
  /// Of the screen, in points.
  let width: Double
  let count: Int
  /// Whether cards stand in several rows.
  let flows: Bool

  private var columnCount: Int {
    guard flows else { return max(count, 1) }
    let room = width - 2 * Self.margin + Self.gap
    return max(Int(room / (Self.leastFlowWidth + Self.gap)), 1)
  }

  /// Of each card, in points.
  var cardWidth: Double {
    guard flows else { return max(min(width - Self.peek, Self.largestRowWidth), 1) }
    let gaps = Double(columnCount - 1) * Self.gap
    return max((width - 2 * Self.margin - gaps) / Double(columnCount), 1)
  }

  /// The upper left corners, in the order of the cards.
  var origins: [Point] {
    (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      return Point(
        x: Self.margin + Double(column) * (cardWidth + Self.gap),
        y: Self.margin + Double(row) * (CardMetrics.height + Self.gap))
    }
  }

  /// All cards with their margins.
  var contentSize: Size {
    let columns = Double(columnCount)
    let wide = 2 * Self.margin + columns * cardWidth + (columns - 1) * Self.gap
    return Size(width: flows ? width : wide, height: height)
  }

  /// What the screen shows of them.
  var visibleSize: Size { Size(width: width, height: height) }

  private var height: Double {
    let rows = Double((count + columnCount - 1) / columnCount)
    return 2 * Self.margin + rows * CardMetrics.height + max(rows - 1, 0) * Self.gap
  }

  private static let margin = 16.0
  private static let gap = 16.0
  private static let leastFlowWidth = 304.0
  /// What a card in one row leaves of the screen: its margin, the gap and 24 points of the next.
  private static let peek = 56.0
  private static let largestRowWidth = 370.0
}
