import FioriRender
import Testing

@testable import TestSupport

/// What a screen reader says of a card: its head, then its body.
struct CardAccessibilityTextTests {
  private func words(_ view: any Component) throws -> AccessibilityText {
    try DrawnView(view).drawing.words
  }

  @Test func `a card with a chart says its head, then the chart`() throws {
    try expect(
      words(SampleCard.store),
      is: AccessibilityText(
        title: "Total Sales",
        text: "Total Sales, $6,590.57, Store 541. Column chart, 7 categories from Mon to Sun. "
          + "Lowest 790 in Wed, highest 1,500 in Sat, rising"))
    try expect(
      words(SampleCard.power),
      is: AccessibilityText(
        title: "Power",
        text: "Power, 265 hp, 11.5%, Past 30 Days. Line chart, 12 categories. "
          + "Lowest 49, highest 94, rising"))
  }

  @Test func `a number and a ring are said as in their views`() throws {
    try expect(
      words(SampleCard.orders),
      is: AccessibilityText(title: "Open Orders", text: "Open Orders, $1,294k, 5 min ago"))
    try expect(
      words(SampleCard.tasks),
      is: AccessibilityText(
        title: "Tasks Completed", text: "Tasks Completed, 88 of 98, 90 percent, 20 min ago"))
  }

  @Test func `what is not drawn is not said`() throws {
    var card = SampleCard.power
    card.subtitle = "Store 541"
    card.chartView = nil
    try expect(words(card).text, is: "Power, 265 hp, 11.5%, Past 30 Days")
    card.trend = nil
    card.status = nil
    card.kpiItems = []
    try expect(words(card).text, is: "Power, Store 541")
    try expect(
      words(ChartCard(title: "Power")), is: AccessibilityText(title: "Power", text: "Power"))
  }

  @Test func `runs are said in place of their texts`() throws {
    var card = SampleCard.power
    card.titleAttributedText = [TextRun("Power "), TextRun("now")]
    card.statusAttributedText = [TextRun("Today")]
    card.kpiAttributedText = [TextRun("265"), TextRun(" of 300 hp")]
    card.trendAttributedText = [TextRun("up 11.5%")]
    card.chartView = nil
    try expect(
      words(card),
      is: AccessibilityText(title: "Power now", text: "Power now, 265 of 300 hp, up 11.5%, Today"))
  }

  @Test func `a chart without data says so`() throws {
    let card = ChartCard(title: "Total Sales", chartView: ChartView(.line))
    try expect(words(card).text, is: "Total Sales. Line chart, no data")
  }

  @Test func `a collection says how many cards there are, and all of them`() throws {
    let cards: [any Card] = [SampleCard.orders, SampleCard.tasks]
    try expect(
      words(CardCollection(cards: cards)),
      is: AccessibilityText(
        title: "2 cards",
        text: "2 cards. Open Orders, $1,294k, 5 min ago. "
          + "Tasks Completed, 88 of 98, 90 percent, 20 min ago"))
    try expect(words(CardCollection(cards: [SampleCard.orders])).title, is: "1 card")
  }

  @Test func `a collection says the cards outside of the picture, too`() throws {
    let collection = CardCollection(cards: SampleCard.all, isAllowingFlowLayout: false)
    #expect(try words(collection).text.hasSuffix("90 percent, 20 min ago"))
  }
}
