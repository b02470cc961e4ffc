import FioriRender
import Testing

@testable import TestSupport

/// Numbers of cards beside and below texts (law 1 of Docs/layout.md).
struct CardNumberTests {
  @Test func `a status below the title does not cover the number of a widget`() throws {
    var card = KPICard(title: "Phát thải CO₂", status: "Tính đến 16:30 ngày 28/11/2026")
    card.kpiItems = [.metric("31,8"), .unit("tấn")]
    card.facts = [CardFact(title: "Kế hoạch", value: "9 tấn")]
    let view = try DrawnView(card) {
      $0.widget = .medium
      $0.contentSizeCategory = .accessibilityMedium
    }
    #expect(!view.root.flattened.contains { $0.kind == "status" })
  }

  @Test func `the ring of a card is no smaller than in a narrower card`() throws {
    var card = KPIProgressCard(
      title: "Temperature sensor predicts overheating", status: "Due Nov 26, 2026 at 9:41 AM")
    card.kpiItems = [.metric("0.0012"), .unit("kg")]
    card.progress = 0.64
    for width in stride(from: 320.0, to: 1400, by: 24) {
      let view = try DrawnView(card) {
        $0.width = width
        $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      #expect(try view.part("ring").frame.size.height > 103.99, "\(width)")
    }
  }

  @Test(arguments: [ContentSizeCategory.accessibilityMedium, .accessibilityExtraLarge])
  func `a number of a chart card is no smaller than in a narrower card`(
    category: ContentSizeCategory
  ) throws {
    var card = ChartCard(title: "Umsatzerlöse")
    card.kpiItems = [.metric("1.265.849.998,42"), .unit("€")]
    card.subtitle = "Bestellung 243309261058"
    card.chartView = ChartView(.column, series: [ChartSeries(title: "Plan", values: [1, 3, 2])])
    try DrawnView.expectGrowingNumber(
      of: card, in: stride(from: 320, to: 900, by: 12), category: category)
  }
}
