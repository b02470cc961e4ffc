import FioriBasics
import FioriLayout

/// The positions of the cards of a collection.
///
/// Margins and gaps: Docs/sources/cards.md#collection. The flow has as many columns as fit at 304
/// points each, sharing the width equally. In a single row, the edge of the next card is visible
/// (chosen there).
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
    guard flows else { return max(widthInRow, 1) }
    let gaps = Double(columnCount - 1) * Self.gap
    return max((width - 2 * Self.margin - gaps) / Double(columnCount), 1)
  }

  /// The width of a card in a single row, in points: the largest one, unless the last visible card would be cut by
  /// little, or nearly all of it. Then all cards are whole, or the edge of the next one is visible.
  private var widthInRow: Double {
    let (largest, step) = (CardMetrics.largestWidth, CardMetrics.largestWidth + Self.gap)
    guard count > 1 else { return min(width - Self.margin - Self.gap - Self.peek, largest) }
    let whole = ((width - Self.margin) / step).rounded(.down)
    let shown = width - Self.margin - whole * step
    let isCutByLittle = largest - shown < Self.peek
    let isCut = whole >= 1 && shown >= Self.peek && !isCutByLittle
    guard !isCut, Self.margin + Double(count) * step > width else { return largest }
    let beside = max(whole + (isCutByLittle ? 1 : 0), 1)
    let rest = beside < Double(count) ? Self.peek : 0
    return min((width - Self.margin - rest) / beside - Self.gap, largest)
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
  /// The width that is visible of the next card, in points.
  private static let peek = 24.0
}
