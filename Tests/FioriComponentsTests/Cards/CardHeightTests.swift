import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// A card in a picture of a given height (Docs/sources/cards.md#size).
struct CardHeightTests {
  private func drawn(_ card: any Card, height: Double) throws -> DrawnView {
    try DrawnView(card) { $0.height = height }
  }

  @Test(arguments: [(192.0, 192.0), (193, 193), (400, 400)])
  func `a card fills a taller picture`(height: Double, own: Double) throws {
    for card in SampleCard.all {
      let drawn = try drawn(card, height: height)
      expect(drawn.root.frame.size.height, is: own)
      expect(drawn.drawing.warnings.filter { $0.severity != .note }, is: [])
    }
  }

  @Test func `the chart gets what is more`() throws {
    let (own, tall) = try (DrawnView(SampleCard.store), drawn(SampleCard.store, height: 400))
    let (before, after) = try (own.part("chartView").frame, tall.part("chartView").frame)
    expect(after.minY, is: before.minY)
    #expect(abs(after.size.height - before.size.height - 208) < 0.001)
    try expect(tall.part("title").frame, is: own.part("title").frame)
  }

  @Test func `a number is in the middle of what its title leaves`() throws {
    let (own, tall) = try (DrawnView(SampleCard.orders), drawn(SampleCard.orders, height: 400))
    let (before, after) = try (own.part("kpi").frame, tall.part("kpi").frame)
    #expect(abs(after.minY - before.minY - 104) < 0.001)
    expect(after.size, is: before.size)
  }

  @Test func `a lower picture clips it, with a warning`() throws {
    let drawn = try drawn(SampleCard.orders, height: 100)
    expect(
      drawn.warnings,
      is: ["warning: view: needs a height of 192 points, but has 100; it is clipped"])
  }

  @Test func `the cards of a collection keep their height`() throws {
    let drawn = try DrawnView(CardCollection(cards: [SampleCard.orders])) { $0.height = 400 }
    try expect(drawn.part("kpiCard").frame.size.height, is: 192)
  }

  @Test func `the bars of a loading card leave no hole`() throws {
    var card = SampleCard.store
    card.isLoading = true
    let drawn = try drawn(card, height: 400)
    let bottoms = drawn.drawing.displayList.commands.compactMap { command -> Double? in
      guard case .fill(let path, _) = command else { return nil }
      return path.bounds?.maxY
    }
    expect(bottoms.last, is: 384)
  }
}
