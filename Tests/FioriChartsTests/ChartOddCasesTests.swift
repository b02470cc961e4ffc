import FioriRender
import Testing

@testable import TestSupport

struct ChartOddCasesTests {
  @Test func `a negative number has its sign in front from right to left`() throws {
    func glyphs(_ direction: Environment.LayoutDirection) throws -> [[UInt32]] {
      let chart = try DrawnChart(ChartView(.column, [-2, 1])) { $0.layoutDirection = direction }
      return chart.commands.compactMap { command in
        if case .glyphs(let run, _) = command { run.glyphs.map { UInt32($0.id) } } else { nil }
      }
    }
    let (left, right) = try (glyphs(.leftToRight), glyphs(.rightToLeft))
    expect(left, is: right)
  }

  @Test func `a text that is too long has its path`() throws {
    let chart = ChartView(.column, [1], categories: [String(repeating: "W", count: 4_001)])
    let errors = try DrawnView.errors(of: chart)
    #expect(errors.count == 1 && errors[0].hasPrefix("error: view.categories[0]: "))
  }
}
