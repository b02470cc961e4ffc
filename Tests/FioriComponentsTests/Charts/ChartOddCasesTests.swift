import FioriRender
import Testing

@testable import TestSupport

struct ChartOddCasesTests {
  @Test func `a selection with an index twice is ignored`() throws {
    let drawn = try DrawnChart(
      ChartView(.line, [1, 2, 3]).with { $0.selections = [0: [1, 2, 2]] })
    expect(drawn.view.warnings.count, is: 1)
  }

  @Test func `a currency that is missing is told once`() throws {
    let chart = ChartView(.line, [1]).with { $0.numericAxis.format.style = .currency }
    try expect(DrawnView.errors(of: chart).count, is: 1)
  }

  @Test func `an ignored axis is told once`() throws {
    let chart = ChartView(.bar, [1]).with { $0.secondaryNumericAxis.explicitMin = 1 }
    try expect(DrawnChart(chart).view.warnings.count, is: 1)
  }

  @Test func `a line that is drawn from zero in spite of explicitMin says so`() throws {
    let chart = ChartView(.line, [6]).with { $0.numericAxis.explicitMin = 5 }
    try expect(DrawnChart(chart).view.warnings.count, is: 1)
  }

  @Test func `an index of an option without a use is not an error`() throws {
    let chart = ChartView(.line, [1]).with { $0.indexOfStockSeries = 5 }
    #expect(try DrawnView.errors(of: chart).isEmpty)
  }

  @Test(arguments: [
    ChartView(.donut, [1]).with { $0.numericAxis.explicitMin = 1 },
    ChartView(.donut, [1]).with { $0.numberOfGridlines = 5 },
    ChartView(.column, [1]).with { $0.series[0].lineWidth = 3 },
    ChartView(.column, [1]).with { $0.series[0].point.diameter = 3 },
    ChartView(.line, [1]).with { $0.secondaryNumericAxis.explicitMax = 3 },
    ChartView(.scatter, points: [(1, 2, 3)]),
    ChartView(.scatter, points: [(1, 2, nil)]).with { $0.categories = ["a"] },
  ])
  func `an option without a use is ignored with a warning`(chart: ChartView) throws {
    let ignored = try DrawnChart(chart).view.warnings.filter { warning in
      ["does not support", "has no axis", "no series belongs"].contains {
        "\(warning)".contains($0)
      }
    }
    expect(ignored.count, is: 1)
  }

  @Test func `both axes stand in the report when all series are on the second`() throws {
    let chart = ChartView(.line, [2, 5]).with { $0.indexesOfSecondaryValuesAxis = [0] }
    let axis = try DrawnChart(chart).view.part("numericAxis")
    expect(axis.frame.size.width, is: 0)
    expect(axis.axis?.range, is: 0...1)
  }

  @Test func `an axis with labels that are too long abbreviates them`() throws {
    var chart = ChartView(.line, [1e12, 2e15], [1e12, 2e15])
    try expect(
      DrawnChart(chart, width: 120).axis("numericAxis").labels,
      is: ["2Q", "1Q", "0"])
    chart.indexesOfSecondaryValuesAxis = [1]
    try expect(
      DrawnChart(chart, width: 120).axis("secondaryNumericAxis").labels,
      is: ["2Q", "1Q", "0"])
  }

  @Test func `a donut's values without a share have marks`() throws {
    try expect(DrawnChart(ChartView(.donut, [0], [-1])).marks.count, is: 2)
  }

  @Test func `the words of a waterfall tell its computed total`() throws {
    let chart = ChartView(.waterfall, [27, 3, -5, nil], categories: ["A", "B", "C", "Total"]).with {
      $0.indexesOfTotalsCategories = [3]
    }
    let text = try DrawnChart(chart).view.drawing.words.text
    #expect(text.contains("25") || !text.contains("A 27, B 3, C -5"))
  }

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

  @Test func `an empty list of columns is not an option that is given`() throws {
    let chart = ChartView(.line, [1]).with { $0.indexesOfColumnSeries = [] }
    #expect(try DrawnChart(chart).view.warnings.isEmpty)
  }

  @Test func `a thousandth is not written as nothing`() throws {
    let chart = ChartView(.line, [0.0002, 0.0009]).with { $0.numericAxis.abbreviatesLabels = true }
    try expect(DrawnChart(chart).axis().labels.count { $0 == "0" }, is: 1)
  }
}
