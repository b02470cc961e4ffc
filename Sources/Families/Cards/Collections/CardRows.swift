import FioriBasics
import FioriLayout
import FioriModel

/// The cards of a collection in their rows, each as high as its highest card.
struct CardRows: Sendable {
  let plan: CardCollectionPlan
  let cards: [Element]
  /// The least height of a card, in points.
  let height: Double
  let showsAll: Bool
  let decoration: Decoration
  /// The part's name in the layout report.
  let kind: String
  /// The path of the height.
  let origin: DescriptionPath
}

extension CardRows: Arrangement {
  var parts: [Element] { cards }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var frames = try cards.map { try layout.frame(of: $0, in: .infinity) }
    var heights = plan.rowHeights(frames.map { max($0.size.height, height) })
    // A card may become higher than its row for a title above a chart.
    for _ in 0..<2 {
      for (index, origin) in plan.cells.enumerated()
      where frames[index].size.height < heights[origin.row] {
        guard let card = cards[index].stretched(to: heights[origin.row]) else { continue }
        frames[index] = try layout.frame(of: card, in: .infinity)
      }
      heights = plan.rowHeights(frames.map { max($0.size.height, height) })
    }
    let size = showsAll ? plan.contentSize(heights) : plan.visibleSize(heights)
    let children = zip(plan.origins(heights), frames).map { Frame.Placed(origin: $0, frame: $1) }
    return Frame(
      size: size, baseline: frames.first?.baseline,
      content: .group(layout.inDirection(children, width: size.width)), kind: kind,
      decoration: decoration, losses: losses(in: heights))
  }
}

extension CardRows {
  /// Returns the loss of a height that is less than a card needs.
  private func losses(in heights: [Double]) -> [Loss] {
    guard height > 0, let highest = heights.max(), highest > height + CardColumn.tolerance else {
      return []
    }
    return [Loss(origin, .cardsNeedHeight(highest, declared: height))]
  }
}

extension Element {
  /// Returns a card of a height in points; `nil` for anything but a card.
  func stretched(to height: Double) -> Element? {
    guard case .arrangement(let arrangement) = self else { return nil }
    if var card = arrangement as? CardStack {
      card.height = height
      return .arrangement(card)
    }
    guard var card = arrangement as? LoadingCard else { return nil }
    card.height = height
    return .arrangement(card)
  }
}
