import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDisplay
@testable import TestSupport

/// Where slices begin and end (Docs/sources/charts.md#donut, Docs/sources/charts.md#micro).
struct RoundGeometryTests {
  private func angles(
    _ type: ChartType, _ values: [Double?]..., side: Double = 200
  ) throws -> [ClosedRange<Double>] {
    var chart = ChartView(type)
    chart.series = values.map { ChartSeries(values: $0.map { $0.map(ChartValue.number) }) }
    let drawn = try DrawnChart(chart, width: side, height: side)
    return try drawn.marks.map { try #require($0.angles) }
  }

  @Test func `a donut's shares leave a gap of one point after each`() throws {
    let gap = 360 / (Double.pi * 200)
    #expect(abs(gap - 0.573) < 0.0001)
    let found = try angles(.donut, [38], [26], [18], [11], [7])
    var start = 0.0
    for (share, angles) in zip([0.38, 0.26, 0.18, 0.11, 0.07], found) {
      #expect(abs(angles.lowerBound - start) < 1e-9)
      #expect(abs(angles.upperBound - start - share * (360 - 5 * gap)) < 1e-9)
      start = angles.upperBound + gap
    }
    #expect(abs(found[4].upperBound - (360 - gap)) < 1e-9)
  }

  @Test(arguments: [100.0, 336, 500])
  func `the gap is one point whatever the diameter`(side: Double) throws {
    let found = try angles(.donut, [1], [1], side: side)
    #expect(abs((found[1].lowerBound - found[0].upperBound) / 360 * .pi * side - 1) < 1e-9)
  }

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

  @Test func `one series is the whole ring`() throws {
    try expect(angles(.donut, [5]), is: [0...360])
  }

  @Test func `what is not above zero has no share but keeps its gap`() throws {
    let gap = 360 / (Double.pi * 200)
    let found = try angles(.donut, [3], [-2], [1], [0])
    expect(found.count, is: 4)
    #expect(abs(found[0].upperBound - 0.75 * (360 - 4 * gap)) < 1e-9)
    expect(found[1].lowerBound, is: found[1].upperBound)
    #expect(abs(found[2].upperBound - found[2].lowerBound - 0.25 * (360 - 4 * gap)) < 1e-9)
    expect(found[3].lowerBound, is: found[3].upperBound)
  }

  @Test func `a missing value has no mark`() throws {
    var chart = ChartView(.donut, [3], [nil], [1])
    chart.series[0].title = "a"
    let marks = try DrawnChart(chart).marks
    expect(marks.map(\.series), is: [0, 2])
    expect(marks.map(\.category), is: [0, 0])
  }

  @Test(arguments: [(300.0, 200.0), (200, 300), (80, 60)])
  func `a donut is a circle in the middle`(width: Double, height: Double) throws {
    let plot = try DrawnChart(ChartView(.donut, [3], [1]), width: width, height: height).plot
    let side = min(width, height)
    expect(plot, is: Rect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side))
  }

  @Test(
    arguments: [
      ([360.0, 8], 8.0), ([360, 352], 352), ([360, 400], 360), ([100, 8], 28.8), ([0, 5], 0),
      ([100, -5], 0), ([100, 0], 0),
    ] as [([Double], Double)])
  func `a part of a whole begins at noon and ends within the circle`(
    values: [Double], end: Double
  ) throws {
    for type in [ChartType.microHarveyBall, .microRadial] {
      let found = try angles(type, values.map(\.self))
      expect(found[0], is: 0...360)
      expect(found[1].lowerBound, is: 0)
      #expect(abs(found[1].upperBound - end) < 1e-9)
    }
  }

  @Test(arguments: [(10.0, 5.0), (50, 5), (66, 6.6), (132, 13.2), (200, 20), (900, 20)])
  func `a rim is a tenth of the radius, five to twenty points`(radius: Double, rim: Double) {
    #expect(abs(MicroPart.thickness(radius) - rim) < 1e-9)
  }

  @Test(arguments: [[0.0, 0], [-5, 0], [-5]])
  func `a donut without values above zero is a quiet ring`(values: [Double]) throws {
    var chart = ChartView(.donut)
    chart.series = values.map { ChartSeries(values: [.number($0)]) }
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    expect(drawn.filledBounds.count, is: 1)
    let ring = try #require(drawn.filledBounds.first)
    #expect(
      abs(ring.size.width - plot.size.width) < 1e-6
        && abs(ring.size.height - plot.size.height) < 1e-6)
  }

}
