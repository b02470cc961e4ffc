import FioriRender
import Testing

@testable import TestSupport

/// The height that a plot keeps, whatever is around it (Docs/sources/charts.md#least-height).
struct PlotRoomTests {
  private static func seeds(of place: RandomRoom.Place) -> StrideTo<Int> {
    stride(from: 0, to: place == .alone ? 600 : 400, by: Sweep.longStep)
  }

  @Test(arguments: RandomRoom.Place.allCases)
  func `a plot that does not fit is reported, and has no titles`(place: RandomRoom.Place) throws {
    var lowCount = 0
    for seed in Self.seeds(of: place) {
      let drawn = try LaidOutFigure(RandomRoom(place, seed: seed).figure)
      let said = drawn.warnings.count { $0.contains("the chart does not fit: ") }
      let tooLow = drawn.plots.count { min($0.width, $0.height) < 24 - 0.001 }
      expect(said, is: tooLow, "\(place) \(seed)")
      guard drawn.plots.contains(where: { $0.height < 24 - 0.001 }) else { continue }
      lowCount += 1
      let titles = drawn.texts.filter { $0.kind.hasSuffix("AxisTitle") }.map(\.text)
      if place != .collection { expect(titles, is: [], "\(place) \(seed)") }
    }
    #expect(lowCount < Array(Self.seeds(of: place)).count / 4)
  }

  @Test func `a card grows for its chart at accessibility sizes, unless it has a height`() throws {
    var chart = ChartView(.column, [82, 79, 91])
    chart.series[0].title = "2026"
    chart.categories = ["January", "February", "March"]
    chart.legend = true
    chart.categoryAxis.title = "Month"
    chart.numericAxis.title = "EUR"
    let card = ChartCard(title: "Revenue", kpiItems: [.metric("294")], chartView: chart)
    func size(_ change: (inout Environment) -> Void) throws -> Size {
      var environment = Environment()
      environment.contentSizeCategory = .accessibilityExtraLarge
      change(&environment)
      return try LaidOutFigure(Figure(card, environment: environment)).size
    }
    #expect(try size { _ in }.height > 192)
    try expect(size { $0.height = 192 }.height, is: 192)
    try expect(size { $0.contentSizeCategory = .extraExtraExtraLarge }.height, is: 192)
  }

  @Test func `cards in a row grow together`() throws {
    var chart = ChartView(.column, [82, 79, 91])
    chart.series[0].title = "2026"
    chart.legend = true
    chart.categoryAxis.title = "Month"
    chart.numericAxis.title = "EUR"
    let cards: [any Card] = [
      KPICard(title: "Open", kpiItems: [.metric("12")]),
      ChartCard(title: "Revenue", kpiItems: [.metric("294")], chartView: chart),
    ]
    let view = try DrawnView(CardCollection(cards: cards, cardHeight: 200)) { environment in
      environment.width = 768
    }
    let heights = try [view.part("kpiCard"), view.part("chartCard")].map(\.frame.size.height)
    expect(heights.map { ($0 * 10).rounded() / 10 }, is: [247.8, 247.8])
  }
}
