import FioriRender
import Testing

@testable import FioriCards
@testable import FioriCharts
@testable import FioriKPI
@testable import TestSupport

/// Measures of cards in Inter (Docs/sources/cards.md#worked-examples).
struct CardBoardTests {
  private static let tolerance = 0.5

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) <= Self.tolerance } ?? false
  }

  private func drawn(
    _ card: any Card, _ generation: Environment.Generation = .classic
  ) throws -> DrawnView {
    try DrawnView(card) { $0.generation = generation }
  }

  @Test func `every card is as large as the SDK's page says`() throws {
    for card in SampleCard.all {
      try expect(drawn(card).drawing.report.size, is: Size(width: 343, height: 192))
      let regular = try DrawnView(card) { $0.horizontalSizeClass = .regular }
      expect(regular.drawing.report.size, is: Size(width: 370, height: 192))
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `the lines of a chart card stand where the worked example has them`(
    generation: Environment.Generation
  ) throws {
    let card = try drawn(SampleCard.sales, generation)
    #expect(isNear(try card.part("title").baseline, 33))
    #expect(isNear(try card.part("status").baseline, 33))
    #expect(isNear(try card.part("metric").baseline, 68.5))
    #expect(isNear(try card.part("unit").baseline, 68.5))
    let legend = card.root.flattened.filter { $0.kind == "seriesTitle" }
    expect(legend.map(\.text), is: ["2016", "2017"])
    #expect(legend.allSatisfy { isNear($0.baseline, 93.5) })
    #expect(isNear(try card.part("categoryAxis").baseline, 172))
  }

  @Test func `a trend and a subtitle share the number's baseline`() throws {
    #expect(isNear(try drawn(SampleCard.power).part("trend").baseline, 68.5))
    #expect(isNear(try drawn(SampleCard.store).part("subtitle").baseline, 68.5))
  }

  @Test func `both edges of a chart card are straight`() throws {
    let sales = try drawn(SampleCard.sales)
    for kind in ["title", "kpi", "chartView"] {
      #expect(isNear(try sales.part(kind).frame.minX, 16), "\(kind)")
    }
    for kind in ["status", "plot"] {
      #expect(isNear(try sales.part(kind).frame.maxX, 327), "\(kind)")
    }
    #expect(isNear(try drawn(SampleCard.power).part("trend").frame.maxX, 327))
    #expect(isNear(try drawn(SampleCard.store).part("subtitle").frame.maxX, 327))
  }

  @Test func `a plot takes what the lines above it leave`() throws {
    let sales = try drawn(SampleCard.sales)
    #expect(isNear(try sales.part("chartView").frame.minY, 106))
    #expect(isNear(try sales.part("chartView").frame.maxY, 176))
    let plot = try sales.part("plot").frame
    #expect(isNear(plot.minX, 17) && isNear(plot.maxX, 327))
    #expect(isNear(plot.minY, 106) && isNear(plot.maxY, 156))
    let bare = try drawn(SampleCard.power).part("plot").frame
    #expect(isNear(bare.minY, 84) && isNear(bare.maxY, 175))
  }

  @Test(arguments: [
    (Environment.Generation.classic, 129.0, 153.8), (.horizon, 124.5, 129),
  ])
  func `the number of a KPI card is in the middle of the free room`(
    generation: Environment.Generation, baseline: Double, width: Double
  ) throws {
    let card = try drawn(SampleCard.orders, generation)
    let kpi = try card.part("kpi").frame
    #expect(isNear(try card.part("metric").baseline, baseline))
    #expect(isNear(kpi.size.width, width))
    #expect(isNear(kpi.midX, 171.5))
  }

  @Test(arguments: [(Environment.Generation.classic, 157.7), (.horizon, 175)])
  func `the number of a chart card is as wide as in the worked example`(
    generation: Environment.Generation, width: Double
  ) throws {
    #expect(isNear(try drawn(SampleCard.sales, generation).part("kpi").frame.size.width, width))
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a ring is a small one in the middle of the free room`(
    generation: Environment.Generation
  ) throws {
    let card = try drawn(SampleCard.tasks, generation)
    let ring = try card.part("ring")
    #expect(isNear(ring.frame.midX, 171.5) && isNear(ring.frame.midY, 112.5))
    expect(ring.frame.size, is: Size(width: 104, height: 104))
    expect(ring.progress, is: 88.0 / 98)
    try expect(card.color(of: "title"), is: card.drawing.report.root.fractionColor)
  }

  @Test func `a text of no data stands in the middle of the free room`() throws {
    let card = ChartCard(title: "Total Sales", chartView: ChartView(.line))
    let text = try drawn(card).part("noData").frame
    #expect(isNear(text.midX, 171.5) && isNear(text.midY, 112.5))
  }

  @Test func `a status keeps to its share, and the title takes the rest`() throws {
    var card = SampleCard.orders
    card.title = "Regional distribution of revenue by quarter"
    card.status = "Refreshed the day before yesterday"
    let drawn = try drawn(card)
    let (title, status) = try (drawn.part("title"), drawn.part("status"))
    #expect(status.frame.size.width <= 0.4 * 311 + 0.01)
    #expect(isNear(status.frame.maxX, 327))
    #expect(status.frame.minX - title.frame.maxX >= 7.99)
    #expect(title.isTruncated == true && status.isTruncated == true)
  }

  @Test func `a long number gets smaller before it touches the trend`() throws {
    var card = SampleCard.power
    card.kpiItems = [.unit("€"), .metric("1,265,849,998,001.42")]
    let drawn = try drawn(card)
    let image = try drawn.part("trendImage").frame
    #expect(image.minX - (try drawn.part("kpi").frame.maxX) >= 15.99)
    #expect(try #require(drawn.part("metric").fontSize) < 28)
    #expect(isNear(try drawn.part("metric").baseline, 68.5))
    try expect(drawn.part("metric").isTruncated, is: false)
  }

  @Test func `where parts are missing the plot moves up`() throws {
    func top(_ change: (inout ChartCard) -> Void) throws -> Double {
      var card = SampleCard.sales
      change(&card)
      return try drawn(card).part("chartView").frame.minY
    }
    #expect(isNear(try top { $0.seriesTitles = [] }, 84))
    #expect(
      isNear(
        try top {
          $0.seriesTitles = []
          $0.kpiItems = []
        }, 46))
    #expect(isNear(try top { $0.status = nil }, 106))
  }

  @Test func `a fourth place in the legend counts what it leaves out`() throws {
    func titles(_ count: Int) throws -> [String?] {
      var card = SampleCard.sales
      card.seriesTitles = Array(["A", "B", "C", "D", "E", "F"].prefix(count))
      return try drawn(card).root.flattened.filter { $0.kind == "seriesTitle" }.map(\.text)
    }
    try expect(titles(4), is: ["A", "B", "C", "D"])
    try expect(titles(5), is: ["A", "B", "C", "+2"])
    try expect(titles(6), is: ["A", "B", "C", "+3"])
  }

  @Test func `texts grow to the largest size below those for accessibility`() throws {
    func sizes(_ category: ContentSizeCategory) throws -> [Double?] {
      try DrawnView(SampleCard.sales) { $0.contentSizeCategory = category }.root.flattened
        .map(\.fontSize)
    }
    let largest = try sizes(.extraExtraExtraLarge)
    try expect(sizes(.accessibilityExtraExtraExtraLarge), is: largest)
    #expect(try sizes(.large) != largest)
  }

  @Test func `a chart in a card has the labels of one axis`() throws {
    func labels(
      _ names: Bool?, _ numbers: Bool?, style: CategoryAxis.LabelStyle? = nil
    ) throws -> [Bool] {
      var card = SampleCard.store
      card.chartView?.categoryAxis.labels.style = style
      card.chartView?.categoryAxis.labels.isHidden = names
      card.chartView?.numericAxis.labels.isHidden = numbers
      let nodes = try drawn(card).root.flattened
      return ["categoryAxis", "numericAxis"].map { kind in
        nodes.contains { $0.kind == kind && $0.axis?.labels.isEmpty == false }
      }
    }
    try expect(labels(nil, nil), is: [true, false])
    try expect(labels(nil, true), is: [true, false])
    try expect(labels(nil, false), is: [false, true])
    try expect(labels(true, nil), is: [false, true])
    try expect(labels(false, nil), is: [true, false])
    try expect(labels(true, true), is: [false, false])
    try expect(labels(false, false), is: [true, true])
    try expect(labels(nil, false, style: .allOrNothing), is: [true, true])
    try expect(labels(true, false, style: .allOrNothing), is: [false, true])
    try expect(labels(nil, nil, style: .allOrNothing), is: [true, false])
  }

  @Test(arguments: [
    (Environment.Generation.classic, "#FFFFFFFF", "#F0F0F0FF"),
    (.horizon, "#FFFFFFFF", "#EEEFF1FF"),
  ])
  func `a card under a finger takes on some of the text's color`(
    generation: Environment.Generation, rest: String, highlighted: String
  ) throws {
    var card = SampleCard.orders
    try expect(drawn(card, generation).fills.first, is: rest)
    card.isHighlighted = true
    try expect(drawn(card, generation).fills.first, is: highlighted)
  }

  @Test func `a card that waits has no text`() throws {
    for card in SampleCard.all {
      var card = card
      card.isLoading = true
      let drawn = try drawn(card)
      #expect(drawn.root.flattened.allSatisfy { $0.text == nil })
      expect(drawn.drawing.report.size, is: Size(width: 343, height: 192))
      expect(drawn.drawing.words, is: .loading)
    }
  }
}

extension LayoutReport.Node {
  /// The color of the first fraction, as `#RRGGBBAA`.
  fileprivate var fractionColor: String? {
    flattened.first { $0.kind == "fraction" }?.color?.hex
  }
}
