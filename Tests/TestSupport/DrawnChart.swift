import FioriLayout
import FioriRender
import Testing

@testable import FioriCharts

/// A chart that has been drawn, and where its parts lie.
struct DrawnChart {
  let view: DrawnView

  init(
    _ chart: ChartView, width: Double = 300, height: Double = 200,
    _ change: (inout Environment) -> Void = { _ in }
  ) throws {
    view = try DrawnView(chart) { environment in
      environment.width = width
      environment.height = height
      change(&environment)
    }
  }

  /// The rectangle that the values map onto.
  var plot: Rect { get throws { try view.part("plot").frame } }

  var marks: [LayoutReport.Mark] {
    get throws { try #require(view.part("plot").marks) }
  }

  /// The marks' frames as shares of the plot.
  var unitMarks: [UnitMark] {
    get throws {
      let plot = try plot
      return try marks.map { UnitMark($0, in: plot) }
    }
  }

  func unitMark(series: Int = 0, category: Int) throws -> UnitMark {
    try #require(unitMarks.first { $0.series == series && $0.category == category })
  }

  func axis(_ kind: String = "numericAxis") throws -> LayoutReport.Axis {
    try #require(view.part(kind).axis)
  }

  /// An axis' ticks and ends: `60 40 20 | 20...66`.
  func ticks(_ kind: String = "numericAxis") throws -> String {
    let axis = try axis(kind)
    let (ticks, range) = try (#require(axis.ticks), #require(axis.range))
    return TickCase.text(
      of: AxisTicks(
        values: ticks, minimum: range.lowerBound, maximum: range.upperBound, step: 1))
  }
}
