import FioriRender
import Testing

@testable import TestSupport

/// The classes of cards in style sheets (Docs/sources/sheets.md#card-classes).
struct CardThemingTests {
  private static let full: ChartCard = {
    var card = SampleCard.power
    card.seriesTitles = ["Output"]
    return card
  }()

  private func color(_ kind: String, of card: any Card, in sheet: String) throws -> String? {
    try DrawnView(card, in: [sheet]).color(of: kind)
  }

  @Test(arguments: [
    ("title", "title"), ("status", "status"), ("trend", "trend"), ("seriesTitles", "seriesTitle"),
  ])
  func `each text of a chart card has its classes`(part: String, kind: String) throws {
    for name in [
      "fdlFUIChartCardView", "fdlFUIChartCardCollectionViewCell", "fdlFUICardBaseView",
      "fdlFUIKPITitleBaseView",
    ] {
      let sheet = "\(name)_\(part) { font-color: #110000; }"
      try expect(color(kind, of: Self.full, in: sheet), is: "#110000FF", "\(name)")
    }
  }

  @Test func `a subtitle has its class`() throws {
    let sheet = "fdlFUIChartCardView_subtitle { font-color: #110000; }"
    try expect(color("subtitle", of: SampleCard.store, in: sheet), is: "#110000FF")
  }

  @Test func `a trend's image has a tint`() throws {
    let sheet = "fdlFUIChartCardView_trendImage { tint-color: #110000; }"
    try expect(color("trendImage", of: Self.full, in: sheet), is: "#110000FF")
    #expect(try color("trend", of: Self.full, in: sheet) != "#110000FF")
  }

  @Test(arguments: [("kpiMetricItem", "metric"), ("kpiUnitItem", "unit")])
  func `each item of a number has its class`(part: String, kind: String) throws {
    let sheet = "fdlFUIChartCardView_\(part) { font-color: #110000; }"
    try expect(color(kind, of: Self.full, in: sheet), is: "#110000FF")
    try expect(color("title", of: Self.full, in: sheet), is: "#3F3A3AFF")
  }

  @Test(arguments: ["fdlFUIKPICardView", "fdlFUIKPICardCollectionViewCell"])
  func `a KPI card has classes of its own`(name: String) throws {
    let sheet = "\(name)_title, \(name)_kpiMetricItem { font-color: #110000; }"
    try expect(color("title", of: SampleCard.orders, in: sheet), is: "#110000FF")
    try expect(color("metric", of: SampleCard.orders, in: sheet), is: "#110000FF")
    try expect(color("title", of: SampleCard.power, in: sheet), is: "#3F3A3AFF")
  }

  @Test(arguments: ["fdlFUIKPIProgressCardView", "fdlFUIKPIProgressCardCollectionViewCell"])
  func `a card with a ring has classes of its own`(name: String) throws {
    let sheet = "\(name)_status, \(name)_kpiFractionItem { font-color: #110000; }"
    let drawn = try DrawnView(SampleCard.tasks, in: [sheet])
    try expect(drawn.color(of: "status"), is: "#110000FF")
    let fractions = drawn.root.flattened.filter { $0.kind == "fraction" }
    #expect(fractions.allSatisfy { $0.color?.hex == "#110000FF" })
    #expect(!fractions.isEmpty)
  }

  @Test func `the class of the view wins over the base's`() throws {
    let sheet = """
      fdlFUIChartCardView_title { font-color: #110000; }
      fdlFUICardBaseView_title { font-color: #220000; }
      """
    try expect(color("title", of: Self.full, in: sheet), is: "#110000FF")
  }

  @Test func `a card's own class reaches its texts`() throws {
    var card = SampleCard.orders
    card.styleClass = ["brand"]
    let sheet = "brand { font-color: #110000; }"
    try expect(color("title", of: card, in: sheet), is: "#110000FF")
    try expect(color("status", of: card, in: sheet), is: "#110000FF")
  }

  @Test func `the color of a trend is the description's, or as quiet as the status`() throws {
    var card = SampleCard.power
    try expect(color("trend", of: card, in: ""), is: "#76767BFF")
    try expect(color("trendImage", of: card, in: ""), is: "#76767BFF")
    card.trendSemanticColor = .palette("negativeLabel")
    try expect(color("trend", of: card, in: ""), is: "#D9364CFF")
    try expect(color("trendImage", of: card, in: ""), is: "#D9364CFF")
  }
}
