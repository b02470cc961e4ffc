import FioriBasics
import FioriLayout
import FioriModel

/// What the height of a card leaves a chart.
struct ChartSpace {
  /// The number of parts that say what the chart shows, such as its names, and that do not fit.
  var lossCount = 0
  /// The height in points that the plot lacks to be as high as it should be; 0 for one that is.
  var missingHeight = 0.0

  func isLower(than other: ChartSpace) -> Bool {
    missingHeight > other.missingHeight + CardColumn.tolerance
  }
}

extension CardStack {
  /// Lays out the card with as many lines of a text that gives way as leave the chart its height, and without
  /// that text if the chart otherwise lacks its legend or its names: a text beside a chart explains neither its
  /// colors nor its marks (Docs/sources/cards.md#layout).
  func yielding(
    _ layout: inout some PartLayout
  ) throws -> (card: CardStack, column: CardColumn) {
    guard !growsForSection, let index = sections.firstIndex(where: \.yieldsToChart),
      case .text(let text) = sections[index].element
    else { return (self, try column(&layout)) }
    let unused = layout
    var best = (card: self, column: try column(&layout))
    for count in (0..<best.column.yieldingLineCount).reversed() {
      let space = best.column.chartSpace
      guard space.lossCount > 0 || count > 0 && space.missingHeight > 0 else { break }
      let card = withLines(count, of: text, at: index)
      var attempt = unused
      let column = try card.column(&attempt)
      let next = column.chartSpace
      guard next.lossCount < space.lossCount || count > 0 && space.isLower(than: next) else {
        continue
      }
      (best, layout) = ((card, column), attempt)
    }
    return best
  }

  /// Returns the card with a number of lines of a text, which is left out with none.
  private func withLines(_ count: Int, of text: TextElement, at index: Int) -> CardStack {
    var (card, text) = (self, text)
    guard count > 0 else {
      card.sections.remove(at: index)
      card.losses.append(Loss(text.origin, .textLeavesChartItsHeight))
      return card
    }
    text.lineLimit = count
    card.sections[index].element = .text(text)
    return card
  }
}

extension Loss {
  /// Whether a part that says what a chart shows is lost, and not a value or the title of an axis.
  var isOfNames: Bool {
    ![.key("series"), .key("title")].contains(origin.steps.last)
  }
}
