import FioriBasics
import FioriLayout

/// The positions of the cards of a collection.
///
/// Margins and gaps: Docs/sources/cards.md#collection. The flow has as many columns as fit at 304
/// points each, sharing the width equally. In a single row, a card leaves 56 points of the screen
/// so that the edge of the next card is visible (chosen there).
struct CardCollectionPlan {
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
    guard flows else { return max(min(width - Self.peek, CardMetrics.largestWidth), 1) }
    let gaps = Double(columnCount - 1) * Self.gap
    return max((width - 2 * Self.margin - gaps) / Double(columnCount), 1)
  }

  /// The row and the column of each card.
  var cells: [(row: Int, column: Int)] {
    (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      return (row, column)
    }
  }

  /// Returns the height of each row, from those of the cards in points.
  func rowHeights(_ cards: [Double]) -> [Double] {
    var heights = [Double](
      repeating: 0, count: (count + columnCount - 1) / columnCount)
    for (cell, height) in zip(cells, cards) {
      heights[cell.row] = max(heights[cell.row], height)
    }
    return heights
  }

  /// Returns the top left corners, in the order of the cards.
  func origins(_ rows: [Double]) -> [Point] {
    let tops = rows.reduce(into: [Self.margin]) { $0.append(($0.last ?? 0) + $1 + Self.gap) }
    return cells.map { row, column in
      Point(x: Self.margin + Double(column) * (cardWidth + Self.gap), y: tops[row])
    }
  }

  /// Returns the size of all cards with their margins.
  func contentSize(_ rows: [Double]) -> Size {
    let columns = Double(columnCount)
    let wide = 2 * Self.margin + columns * cardWidth + (columns - 1) * Self.gap
    return Size(width: flows ? width : wide, height: Self.height(rows))
  }

  /// Returns the size of the visible part.
  func visibleSize(_ rows: [Double]) -> Size { Size(width: width, height: Self.height(rows)) }

  private static func height(_ rows: [Double]) -> Double {
    2 * margin + rows.reduce(0, +) + Double(max(rows.count - 1, 0)) * gap
  }

  private static let margin = 16.0
  private static let gap = 16.0
  private static let leastFlowWidth = 304.0
  /// The width of the screen that a card in a single row leaves free: its margin, the gap and 24
  /// points of the next card.
  private static let peek = 56.0
}
