import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDrawing
@testable import TestSupport

/// Where slices begin and end (Docs/sources/charts.md#donut, Docs/sources/charts.md#micro).
struct RoundGeometryTests {
  @Test(arguments: [ChartType.microHarveyBall, .microRadial])
  func `a part that is nearly all or nothing does not look so`(type: ChartType) throws {
    func commands(_ part: Double) throws -> [DisplayCommand] {
      let chart = ChartView(type, [100, part], categories: ["Budget", "Spent"])
      return try DrawnChart(chart, width: 200, height: 100).commands
    }
    let (whole, none) = try (commands(100), commands(0))
    for part in [99.95, 99.9999] {
      let found = try commands(part)
      #expect(found != whole)
      try expect(found, is: commands(99.99))
    }
    for part in [0.05, 0.0001] {
      let found = try commands(part)
      #expect(found != none)
      try expect(found, is: commands(0.01))
    }
    try expect(commands(100 + 1e-12), is: whole)
    #expect(try commands(95) != commands(99.99))
  }

  @Test(arguments: [(10.0, 5.0), (50, 5), (66, 6.6), (132, 13.2), (200, 20), (900, 20)])
  func `a rim is a tenth of the radius, five to twenty points`(radius: Double, rim: Double) {
    #expect(abs(MicroPart.thickness(radius) - rim) < 1e-9)
  }
}
