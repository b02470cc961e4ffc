import FioriRender
import Testing

@testable import TestSupport

/// What is never larger than the number that it belongs to (Docs/sources/kpi.md#growth).
struct GrownTextTests {
  private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func drawn(
    _ view: any Component, _ category: ContentSizeCategory = largest,
    _ generation: Environment.Generation = .classic, width: Double? = nil
  ) throws -> DrawnView {
    try DrawnView(view) {
      $0.generation = generation
      $0.contentSizeCategory = category
      $0.width = width
    }
  }

  private func isNear(_ found: Double?, _ expected: Double) -> Bool {
    found.map { abs($0 - expected) < 1e-9 } ?? false
  }

  /// The large ring's numbers have 48 points, or 36 with a slash; the small one's are 0.8 as large.
  @Test(
    arguments: [
      ("64", .large, .accessibilityExtraExtraExtraLarge, 48),
      ("64", .small, .accessibilityExtraExtraExtraLarge, 38.4),
      ("1/2", .large, .accessibilityExtraExtraExtraLarge, 36),
      ("1/2", .small, .accessibilityExtraExtraExtraLarge, 28.8),
      ("1/2", .large, .accessibilityExtraLarge, 36), ("1/2", .large, .accessibilityLarge, 30),
      ("1/2", .large, .large, 15),
    ] as [(String, KPIProgressViewSize, ContentSizeCategory, Double)])
  func `a ring's texts stop at its number`(
    value: String, size: KPIProgressViewSize, category: ContentSizeCategory, points: Double
  ) throws {
    let items = value.split(separator: "/").map { KPIItem.fraction(String($0)) }
    let view = KPIProgressView(
      items: items.count > 1 ? [items[0], .fraction("/"), items[1]] : [.metric(value)],
      chartSize: size, caption: "Completed in time", footnote: "Since Monday")
    let ring = try drawn(view, category)
    #expect(isNear(try ring.part("caption").fontSize, points))
    #expect(isNear(try ring.part("footnote").fontSize, points))
  }

  @Test(arguments: ["1,234.5", "123,456,789,012"])
  func `they stop at a number that is drawn smaller`(value: String) throws {
    let ring = try drawn(KPIProgressView(items: [.metric(value)], footnote: "Orders"))
    let number = try #require(try ring.part("metric").fontSize)
    #expect(number < 48)
    #expect(isNear(try ring.part("footnote").fontSize, number))
  }

  @Test func `a size of its own stays`() throws {
    let caption = Text("Orders", font: TextFont(size: 60))
    let ring = try drawn(KPIProgressView(items: [.metric("64")], caption: caption))
    try expect(ring.part("caption").fontSize, is: 60)
  }

  @Test(arguments: Environment.Generation.allCases, [320.0, 375, nil] as [Double?])
  func `a KPI view's caption is never larger than its value`(
    generation: Environment.Generation, width: Double?
  ) throws {
    for value in ["2", "294", "1,265,849.98", "1,265,849,998.42"] {
      for category in ContentSizeCategory.allCases {
        let view = KPIView(items: [.unit("$"), .metric(value)], caption: "Sales")
        let parts = try drawn(view, category, generation, width: width)
        let points = try #require(try parts.part("caption").fontSize)
        let digits = try #require(try parts.part("metric").fontSize)
        #expect(points <= digits + 1e-9, "\(value) \(category)")
        #expect(try parts.part("metric").isTruncated != true, "\(value) \(category)")
      }
    }
  }

  @Test func `a value that grows is as much wider before it shrinks`() throws {
    let items = [KPIItem.unit("$"), .metric("1,265,849.98")]
    let factor = 60.0 / 34
    for (category, growth) in [(ContentSizeCategory.large, 1.0), (Self.largest, factor)] {
      let view = try drawn(KPIView(items: items), category)
      #expect(abs(view.root.frame.size.width - 216 * growth) < 1e-6)
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a header chart's trend is never larger than its KPI`(
    generation: Environment.Generation
  ) throws {
    let ring = KPIProgressView(
      items: [.fraction("16"), .fraction("/"), .fraction("25")], chartSize: .small)
    for category in ContentSizeCategory.allCases {
      let sized = TextStyle.subheadline.font(category).size
      let short = try drawn(
        SampleHeaderChart.motor { $0.kpiItems = [.metric("78")] }, category, generation)
      try expect(short.part("trend").fontSize, is: sized)
      let long = try drawn(
        SampleHeaderChart.motor { $0.kpiItems = [.metric("1,265,849.98")] }, category, generation)
      let digits = try #require(try long.part("metric").fontSize)
      #expect(isNear(try long.part("trend").fontSize, min(sized, digits)))
      let round = try drawn(
        SampleHeaderChart.motor {
          $0.kpiItems = []
          $0.kpiProgressView = ring
        }, category, generation)
      #expect(isNear(try round.part("trend").fontSize, min(sized, 28.8)))
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a card's trend and subtitle are never larger than its number`(
    generation: Environment.Generation
  ) throws {
    for (key, full) in [("trend", 21.0), ("subtitle", 19)] {
      var card = SampleCard.power
      card.kpiItems = [.unit("€"), .metric("1,265,849,998,123,456,789.42")]
      card.trendImage = nil
      card.trend = key == "trend" ? "4.2%" : nil
      card.subtitle = key == "subtitle" ? "Store 541" : nil
      let parts = try drawn(card, Self.largest, generation)
      let number = try #require(try parts.part("metric").fontSize)
      let points = try #require(try parts.part(key).fontSize)
      #expect(points < full && points <= number)
    }
  }

  @Test func `a trend's image shrinks with its text`() throws {
    let view = SampleHeaderChart.motor {
      $0.kpiItems = []
      $0.kpiProgressView = KPIProgressView(items: [.metric("64")], chartSize: .small)
      $0.trendImage = .builtin(.trendUp)
    }
    let side = try drawn(view).part("trendImage").frame.size.width
    #expect(isNear(side, 12 * 38.4 / 15))
  }
}
