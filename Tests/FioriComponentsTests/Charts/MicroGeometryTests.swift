import FioriRender
import Testing

@testable import FioriDisplay
@testable import TestSupport

/// Where the columns and bars of micro charts stand (Docs/sources/charts.md#micro).
struct MicroGeometryTests {
  private func drawn(_ chart: ChartView, height: Double) throws -> DrawnChart {
    try DrawnChart(chart, width: 300, height: height)
  }

  @Test func `six columns have gaps of five points`() throws {
    let chart = try drawn(ChartView(.microColumn, [60, 80, 100, 60, 55, 15]), height: 132)
    try expect(chart.plot, is: Rect(x: 4, y: 20, width: 292, height: 90))
    for (category, mark) in try chart.marks.enumerated() {
      #expect(abs(mark.frame.size.width - 44.5) < 1e-9)
      #expect(abs(mark.frame.minX - (4 + Double(category) * 49.5)) < 1e-9)
      #expect(abs(mark.frame.size.height - mark.value * 0.9) < 1e-9)
      #expect(abs(mark.frame.maxY - 110) < 1e-9)
    }
  }

  @Test(arguments: [(2, 5.0), (10, 5), (14, 4), (30, 2), (60, 2)])
  func `gaps are a fifth of a column, two to five points`(count: Int, gap: Double) throws {
    let chart = try drawn(
      ChartView(.microColumn, (0..<count).map { Double($0 + 1) }), height: 132)
    let frames = try chart.marks.map(\.frame)
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(next.minX - one.maxX - gap) < 1e-9)
    }
    #expect(abs(try #require(frames.last).maxX - 296) < 1e-9)
  }

  @Test func `values below zero take a strip below`() throws {
    let chart = try drawn(ChartView(.microColumn, [200, 170, -165, 143]), height: 132)
    try expect(chart.plot, is: Rect(x: 4, y: 20, width: 292, height: 74))
    let marks = try chart.unitMarks
    let zero = 200.0 / 365
    #expect(abs(marks[0].y) < 1e-9 && abs(marks[0].height - zero) < 1e-9)
    #expect(abs(marks[2].y - zero) < 1e-9 && abs(marks[2].y + marks[2].height - 1) < 1e-9)
  }

  @Test(
    arguments: [
      ([120.0, 100, 110], [0.0, 50, 150, 200], [0.6, 0.5, 0.55]),
      ([35, 50, 70], [0, 20, 50, 100], [0.35, 0.5, 0.7]),
    ] as [([Double], [Double], [Double])])
  func `a bullet's bars are shares of the range of all values`(
    values: [Double], thresholds: [Double], lengths: [Double]
  ) throws {
    let chart = try drawn(
      ChartView(.microBullet, values.map(\.self), thresholds.map(\.self)), height: 56)
    try expect(chart.plot, is: Rect(x: 3, y: 3, width: 294, height: 50))
    let heights = [0.36, 1, 0.6].map { $0 * 0.786 }
    for (category, length) in lengths.enumerated() {
      let mark = try chart.unitMark(category: category)
      #expect(mark.isNear(0, (1 - heights[category]) / 2, length, heights[category]))
    }
    for (category, threshold) in thresholds.enumerated() {
      let mark = try chart.unitMark(series: 1, category: category)
      #expect(abs(mark.width - threshold / thresholds[3]) < 1e-9)
    }
  }

  @Test(
    arguments: [
      ([-35.0, -20, -50], [-60.0, 40], [(0.25, 0.35), (0.4, 0.2), (0.1, 0.5)]),
      ([-35, 65, 30], [0, 65], [(0, 0.35), (0.35, 0.65), (0.35, 0.3)]),
    ] as [([Double], [Double], [(start: Double, length: Double)])])
  func `a bullet's negative bars run from zero toward the start`(
    values: [Double], thresholds: [Double], bars: [(start: Double, length: Double)]
  ) throws {
    let view = ChartView(.microBullet, values.map(\.self), thresholds.map(\.self))
    let chart = try drawn(view, height: 56)
    for (category, bar) in bars.enumerated() {
      let mark = try chart.unitMark(category: category)
      #expect(abs(mark.x - bar.start) < 1e-9 && abs(mark.width - bar.length) < 1e-9)
    }
  }

  @Test func `bars that are all negative end before the bullet's end`() throws {
    let mark = try drawn(ChartView(.microBullet, [-35, -20]), height: 56).unitMark(category: 0)
    #expect(abs(mark.x) < 1e-9 && abs(mark.width - 1 / 1.08) < 1e-9)
  }

  private func texts(of chart: ChartView, width: Double, height: Double) throws -> [LaidOutFigure
    .Text]
  {
    var figure = Figure(chart)
    (figure.environment.width, figure.environment.height) = (width, height)
    return try LaidOutFigure(figure).texts
  }

  @Test func `names of columns side by side are apart`() throws {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let chart = ChartView(
      .microColumn, months.indices.map { Double($0 + 10) }, categories: months)
    var counts: Set<Int> = []
    for width in stride(from: 200.0, to: 400, by: 3) {
      let names = try texts(of: chart, width: width, height: 100).filter {
        months.contains($0.text)
      }
      counts.insert(names.count)
      for (name, next) in zip(names, names.dropFirst()) {
        #expect(next.rect.minX - name.rect.maxX > 3.999, "\(width): \(name.text)")
      }
    }
    expect(counts, is: [0, 12])
  }

  @Test(
    arguments: [
      ([31, nil, -38, 52, nil], ["31", "52", "-38"]),
      ([nil, 35, -38, 52, 12], ["35", "12", "52", "-38"]),
      ([nil, nil, 7, nil, nil], ["7"]), ([5, 5, 5, 5, 5], ["5", "5"]),
      ([20, 60, 50, 40, 10], ["20", "10", "60"]),
      ([20, 15, 50, 40, 44], ["20", "44", "50", "15"]),
    ] as [([Double?], [String])])
  func `each number of a micro area chart is above or below its point`(
    values: [Double?], numbers: [String]
  ) throws {
    let chart = ChartView(.microArea, values, categories: ["Jun 1", "b", "c", "d", "Jun 30"])
    for (width, isMirrored) in [(200.0, false), (200, true), (90, false), (60, true)] {
      let drawn = try DrawnChart(chart, width: width, height: 110) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      let marks = try drawn.marks
      let labels = drawn.view.root.flattened.filter { $0.kind == "valueLabel" }
      if width == 200 { expect(labels.compactMap(\.text), is: numbers) }
      for label in labels {
        #expect(
          marks.contains { mark in
            "\(Int(mark.value))" == label.text
              && label.frame.insetBy(-0.01).minX <= mark.frame.midX
              && mark.frame.midX <= label.frame.insetBy(-0.01).maxX
          }, "\(width): \(label.text ?? "")")
      }
      let leftOut = drawn.view.warnings.filter { $0.contains("value label") }
      expect(leftOut.isEmpty, is: labels.count == numbers.count, "\(width)")
    }
  }

  @Test(arguments: [(50.0, 2), (49.9, 2), (40, 1)])
  func `a threshold at the target is seen below it`(threshold: Double, count: Int) throws {
    let chart = try drawn(ChartView(.microBullet, [50, 50, 80], [threshold]), height: 56)
    let heights = chart.commands.compactMap { command -> Double? in
      guard case .stroke(let path, let style, _) = command, style.width == 3 else { return nil }
      return path.bounds?.size.height
    }
    expect(heights.count, is: count + 1)
    expect(heights.count { $0 < 30 }, is: count - 1)
  }

  @Test func `a bullet may lack its target`() throws {
    let chart = try drawn(ChartView(.microBullet, [35, nil, 70], [0, 100]), height: 56)
    try expect(chart.marks.map(\.category), is: [0, 2, 0, 1])
  }
}
