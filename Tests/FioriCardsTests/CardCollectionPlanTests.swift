import FioriRender
import Testing

@testable import FioriCards
@testable import TestSupport

/// Widths and places of a collection's cards (Docs/sources/cards.md#collection).
struct CardCollectionPlanTests {
  @Test(arguments: [
    CardCollectionPlanCase(320, 1, 288), CardCollectionPlanCase(375, 1, 343),
    CardCollectionPlanCase(430, 1, 398),
    CardCollectionPlanCase(667, 2, 309.5), CardCollectionPlanCase(768, 2, 360),
    CardCollectionPlanCase(834, 2, 393),
    CardCollectionPlanCase(1024, 3, 320), CardCollectionPlanCase(1180, 3, 372),
    CardCollectionPlanCase(1366, 4, 321.5),
  ])
  func `cards share out the screen`(item: CardCollectionPlanCase) {
    let plan = CardCollectionPlan(width: item.width, count: item.columns + 1, flows: true)
    let rows = plan.rowHeights(Array(repeating: 192, count: plan.count))
    expect(plan.cardWidth, is: item.card)
    expect(plan.origins(rows).map(\.y), is: Array(repeating: 16, count: item.columns) + [224])
    expect(plan.origins(rows).first?.x, is: 16)
    expect(plan.origins(rows).last?.x, is: 16)
    expect(plan.origins(rows)[item.columns - 1].x + item.card, is: item.width - 16)
    expect(plan.contentSize(rows), is: Size(width: item.width, height: 432))
    expect(plan.visibleSize(rows), is: plan.contentSize(rows))
  }

  @Test(arguments: [(320.0, 264.0), (375, 319), (426, 370), (1024, 370)])
  func `cards in one row let the next one look in`(width: Double, card: Double) {
    let plan = CardCollectionPlan(width: width, count: 3, flows: false)
    let rows = plan.rowHeights([192, 192, 192])
    expect(plan.cardWidth, is: card)
    expect(plan.origins(rows).map(\.x), is: [16, 32 + card, 48 + 2 * card])
    expect(plan.origins(rows).map(\.y), is: [16, 16, 16])
    expect(plan.visibleSize(rows), is: Size(width: width, height: 224))
    expect(plan.contentSize(rows), is: Size(width: 64 + 3 * card, height: 224))
  }

  @Test func `a row is as high as its highest card`() {
    let plan = CardCollectionPlan(width: 768, count: 4, flows: true)
    let rows = plan.rowHeights([192, 220, 192, 192])
    expect(rows, is: [220, 192])
    expect(plan.origins(rows).map(\.y), is: [16, 16, 252, 252])
    expect(plan.contentSize(rows).height, is: 460)
  }

  @Test(arguments: [0.0, 1, 16, 31, 32, 40, 56])
  func `a screen without space still has a card with a width`(width: Double) {
    for flows in [true, false] {
      let plan = CardCollectionPlan(width: width, count: 2, flows: flows)
      #expect(plan.cardWidth >= 1)
      expect(plan.cells.count, is: 2)
    }
  }

  @Test func `no cards have no places`() {
    for flows in [true, false] {
      let plan = CardCollectionPlan(width: 375, count: 0, flows: flows)
      expect(plan.origins(plan.rowHeights([])), is: [])
      #expect(plan.cardWidth > 0)
    }
  }
}
