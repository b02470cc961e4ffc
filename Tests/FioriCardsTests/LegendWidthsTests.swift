import FioriCharts
import FioriRender
import Testing

@testable import FioriCards
@testable import TestSupport

/// The longest titles of a legend give way first.
struct LegendWidthsTests {
  private func widths(_ natural: [Double], dots: Bool = false, room: Double) -> [Double] {
    LegendWidths(
      natural,
      indents: Array(repeating: dots ? ChartSpacing.Dot.small.textIndent : 0, count: natural.count),
      room: room
    ).texts
  }

  @Test func `titles that fit keep their widths`() {
    expect(widths([30, 40], room: 86), is: [30, 40])
    expect(widths([30, 40], room: 1000), is: [30, 40])
    expect(widths([], room: 100), is: [])
  }

  @Test func `the longest is cut and no other`() {
    expect(widths([30, 200, 40], room: 202), is: [30, 100, 40])
  }

  @Test func `titles as long as each other are cut alike`() {
    expect(widths([100, 20, 100], room: 152), is: [50, 20, 50])
    expect(widths([90, 90, 90], room: 92), is: [20, 20, 20])
  }

  @Test func `a dot takes its share of the space`() {
    let indent = ChartSpacing.Dot.small.textIndent
    expect(widths([100, 100], dots: true, room: 116), is: [50 - indent, 50 - indent])
    let mixed = LegendWidths([100, 100], indents: [indent, 0], room: 116)
    expect(mixed.texts, is: [50 - indent / 2, 50 - indent / 2])
  }

  @Test func `without space nothing is below zero`() {
    expect(widths([30, 40], dots: true, room: 0), is: [0, 0])
  }

  @Test func `titles fill the space and never exceed it`() {
    for seed in 0..<200 {
      var chance = Chance(seed: seed)
      let natural = (0...chance.below(4)).map { _ in Double(chance.below(300)) }
      let room = Double(chance.below(700))
      let gaps = Double(natural.count - 1) * LegendRows.entrySpacing
      let texts = widths(natural, room: room)
      let used = texts.reduce(0, +)
      #expect(zip(texts, natural).allSatisfy { $0 >= 0 && $0 <= $1 }, "seed \(seed)")
      #expect(used <= max(room - gaps, 0) + 1e-6, "seed \(seed)")
      #expect(
        abs(used - min(natural.reduce(0, +), max(room - gaps, 0))) < 1e-6, "seed \(seed)")
    }
  }
}
