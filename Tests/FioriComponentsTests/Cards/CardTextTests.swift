import FioriRender
import Testing

@testable import TestSupport

/// Lines and alignment of the texts of cards and header charts.
struct CardTextTests {
  private static let long = "Total Sales of all Stores in the Northern and the Western Region"

  private func card(_ change: (inout ChartCard) -> Void) -> ChartCard {
    var card = SampleCard.store
    change(&card)
    return card
  }

  private func lines(_ view: any Component, _ kind: String, _ sheet: String = "") throws -> Int? {
    try DrawnView(view, in: [sheet]).part(kind).lineCount
  }

  @Test(arguments: [(nil, 1), (1, 1), (2, 2), (3, 2), (0, 2)] as [(Int?, Int)])
  func `a title has the lines that it is given`(limit: Int?, count: Int) throws {
    let card = card { $0.title = Text(Self.long, numberOfLines: limit) }
    try expect(lines(card, "title"), is: count)
  }

  @Test(
    arguments: [
      ("fdlFUIChartCardView_title { text-line-clamp: 2; }", 2),
      ("Label { text-line-clamp: 2; }", 2),
      ("fdlFUIChartCardView_status { text-line-clamp: 2; }", 1), ("", 1),
    ])
  func `a style sheet limits lines`(sheet: String, count: Int) throws {
    try expect(lines(card { $0.title = Text(Self.long) }, "title", sheet), is: count)
  }

  @Test func `further lines push the rest down`() throws {
    let one = try DrawnView(card { $0.title = Text(Self.long) })
    let two = try DrawnView(card { $0.title = Text(Self.long, numberOfLines: 2) })
    for kind in ["kpi", "subtitle", "chartView"] {
      let (before, after) = try (one.part(kind).frame, two.part(kind).frame)
      #expect(abs(after.minY - before.minY - 22) < 0.001, "\(kind)")
    }
    let bottoms = try [one, two].map { try $0.part("chartView").frame.maxY }
    #expect(abs(bottoms[0] - bottoms[1]) < 0.001)
  }

  @Test func `a text has no more lines than the card has room for`() throws {
    let text = Array(repeating: Self.long, count: 20).joined(separator: " ")
    let drawn = try DrawnView(KPICard(title: Text(text, numberOfLines: 0)))
    let title = try drawn.part("title")
    expect(title.lineCount, is: 7)
    expect(title.isTruncated, is: true)
    #expect(title.frame.maxY <= 192 - 16)
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func `a title stands where its alignment says`(
    alignment: HorizontalAlignment, share: Double
  ) throws {
    for direction in Environment.LayoutDirection.allCases {
      var card = SampleCard.orders
      card.status = nil
      card.title = Text("Orders", alignment: alignment)
      let frame = try DrawnView(card) { $0.layoutDirection = direction }.part("title").frame
      let free = 343 - 32 - frame.size.width
      let left = direction == .leftToRight ? share : 1 - share
      #expect(abs(frame.minX - (16 + free * left)) < 0.001)
    }
  }

  @Test(arguments: [("left", 0.0), ("center", 0.5), ("right", 1)])
  func `text-align does so too`(side: String, share: Double) throws {
    let sheet = "fdlFUIKPICardView_title { text-align: \(side); }"
    let card = KPICard(title: "Orders")
    let frame = try DrawnView(card, in: [sheet]).part("title").frame
    #expect(abs(frame.minX - (16 + (343 - 32 - frame.size.width) * share)) < 0.001)
  }

  @Test func `a trend in the number's place is aligned`() throws {
    let card = card {
      $0.kpiItems = []
      $0.subtitle = Text("Store 541", alignment: .trailing)
    }
    #expect(try abs(DrawnView(card).part("subtitle").frame.maxX - 327) < 0.001)
  }

  @Test func `a header chart's texts have lines and sides`() throws {
    let view = SampleHeaderChart.motor {
      $0.title = Text(Self.long, numberOfLines: 2)
      $0.subtitle = Text("Last 12 days", alignment: .trailing)
    }
    let drawn = try DrawnView(view)
    try expect(drawn.part("title").lineCount, is: 2)
    #expect(try abs(drawn.part("subtitle").frame.maxX - drawn.root.frame.maxX) < 0.001)
  }

  /// The parts that are no texts of their own.
  private static let parts = [
    ("metric", "font-color"), ("unit", "font-color"), ("trendImage", "tint-color"),
  ]

  @Test(arguments: parts + [("title", "font-color"), ("trend", "font-color")])
  func `a description's class reaches each part`(part: String, attribute: String) throws {
    let sheet = "loud { \(attribute): #110000; }"
    var card = SampleCard.power
    card.styleClass = ["loud"]
    let header = SampleHeaderChart.motor { $0.styleClass = ["loud"] }
    for view in [card, header] as [any Component] {
      try expect(DrawnView(view, in: [sheet]).color(of: part), is: "#110000FF", "\(part)")
    }
  }

  @Test func `a part's own class wins over it`() throws {
    let sheet = """
      loud { font-color: #110000; }
      fdlFUIKPICardView_kpiMetricItem { font-color: #220000; }
      """
    var card = SampleCard.orders
    card.styleClass = ["loud"]
    let drawn = try DrawnView(card, in: [sheet])
    try expect(drawn.color(of: "metric"), is: "#220000FF")
  }

  @Test func `series titles have the description's class`() throws {
    var card = SampleCard.power
    card.seriesTitles = ["Output"]
    card.styleClass = ["loud"]
    let drawn = try DrawnView(card, in: ["loud { font-color: #110000; font-size: 9; }"])
    let title = try drawn.part("seriesTitle")
    expect(title.color?.hex, is: "#110000FF")
    expect(title.fontSize, is: 9)
  }
}
