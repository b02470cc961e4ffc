import FioriRender
import Testing

@testable import TestSupport

/// Collections of cards, drawn.
struct CardCollectionTests {
  private func drawn(
    _ change: (inout CardCollection) -> Void = { _ in },
    _ environment: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    var collection = CardCollection(cards: SampleCard.all)
    change(&collection)
    return try DrawnView(collection, environment)
  }

  @Test func `no two cards of a flow touch, and none leaves the screen`() throws {
    for width in stride(from: 200.0, through: 1600, by: 25) {
      let drawn = try drawn { _ in
      } _: {
        $0.width = width
      }
      let frames = drawn.root.children.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 15.99 && frame.maxX <= width - 15.99, "\(width)")
        for other in frames.dropFirst(index + 1) {
          #expect(other.minX >= frame.maxX + 15.99 || other.minY >= frame.maxY + 15.99, "\(width)")
        }
      }
    }
  }

  @Test func `from right to left the first card is on the right`() throws {
    for device in [Environment.Device.iPhoneSE, .iPad] {
      let left = try drawn { _ in
      } _: {
        $0.device = device
      }
      let right = try drawn { _ in
      } _: {
        $0.device = device
        $0.layoutDirection = .rightToLeft
      }
      let width = left.drawing.report.size.width
      for (one, other) in zip(left.root.children, right.root.children) {
        #expect(abs(other.frame.minX - (width - one.frame.maxX)) < 0.01)
        expect(other.frame.minY, is: one.frame.minY)
      }
    }
  }

  @Test(arguments: [nil, 100, 230, 260, 300] as [Double?])
  func `a card is as high as its collection asks, or as its chart needs`(asked: Double?) throws {
    let series = [ChartSeries(values: [1, 2]), ChartSeries(values: [2, 3])]
    var card = ChartCard(
      title: "Sales", kpiItems: [.metric("7")], seriesTitles: ["This year", "Last year"],
      chartView: ChartView(series: series))
    card.facts = [CardFact(title: "Plan", value: "8")]
    card.details = "Actuals of the first quarter"
    let drawn = try DrawnView(CardCollection(cards: [card], cardHeight: asked))
    let plot = try drawn.part("plot").frame.size.height
    let height = try #require(drawn.root.children.first).frame.size.height
    #expect(height >= asked ?? 0 && plot >= 64 - 0.01)
    if height > asked ?? 0 { #expect(plot <= 64 + 0.01) }
    let isHigher = asked.map { height > $0 + 0.01 } ?? false
    expect(drawn.warnings.count, is: isHigher ? 1 : 0)
  }

  @Test(arguments: [100, 192, 230, 260] as [Double])
  func `in a set height, details give way to a chart's legend and its height`(
    height: Double
  ) throws {
    let series = [ChartSeries(values: [1, 2]), ChartSeries(values: [2, 3])]
    var card = ChartCard(
      title: "Sales", kpiItems: [.metric("7")], seriesTitles: ["This year", "Last year"],
      chartView: ChartView(series: series))
    card.facts = [CardFact(title: "Plan", value: "8")]
    card.details = "Actuals of the first quarter without the orders that have been returned"
    let drawn = try DrawnView(card) { $0.height = height }
    let kinds = drawn.root.children.map(\.kind)
    expect(kinds.count { $0 == "seriesTitle" }, is: 2)
    expect(kinds.contains("details"), is: height > 192)
    let low = drawn.warnings.filter { $0.contains("leave the plot only") }
    expect(low.count, is: height < 260 ? 1 : 0)
  }
}
