import FioriElements
import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Where the parts of a header's chart view stand (Docs/sources/headers.md#chart-view).
struct HeaderChartLayoutTests {
  private static let tolerance = 0.01

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) <= Self.tolerance } ?? false
  }

  /// A line box is 1.1172 times the size of its text.
  private func box(_ size: Double) -> Double { size * 2288 / 2048 }

  @Test(arguments: Environment.Generation.allCases)
  func `the gaps are those that are stated`(generation: Environment.Generation) throws {
    let view = try DrawnView(SampleHeaderChart.motor) { $0.generation = generation }
    let (title, subtitle) = try (view.part("title"), view.part("subtitle"))
    let (trend, kpi) = try (view.part("trend"), view.part("kpi"))
    let chart = try view.part("chartView").frame
    #expect(title.fontSize == 17 && subtitle.fontSize == 13 && trend.fontSize == 15)
    #expect(isNear(title.frame.minY, 0) && isNear(title.baseline, 15.39))
    #expect(isNear(subtitle.frame.minY - title.frame.maxY, 2))
    #expect(isNear(chart.minY - subtitle.frame.maxY, 8))
    #expect(isNear(chart.size.height, 75))
    #expect(isNear(chart.minX - kpi.frame.maxX, 20))
    #expect(isNear(kpi.frame.maxY, chart.maxY))
    #expect(isNear(kpi.frame.minY - trend.frame.maxY, 2))
    let image = try view.part("trendImage").frame
    expect(image.size, is: Size(width: 12, height: 12))
    #expect(isNear(trend.frame.minX - image.maxX, 4))
    #expect([title.frame, subtitle.frame, image, kpi.frame].allSatisfy { isNear($0.minX, 0) })
    #expect(isNear(try view.part("categoryAxis").frame.maxY, chart.maxY))
  }

  @Test(arguments: [
    (Environment.Generation.classic, 36.0, 24.0, 2.0), (.horizon, 22, 20, 1),
  ])
  func `the KPI has the size of an accessory`(
    generation: Environment.Generation, digits: Double, unit: Double, gap: Double
  ) throws {
    let view = try DrawnView(SampleHeaderChart.motor) { $0.generation = generation }
    try expect(view.part("metric").fontSize, is: digits)
    try expect(view.part("unit").fontSize, is: unit)
    #expect(
      isNear(try view.part("unit").frame.minX - view.part("metric").frame.maxX, gap))
    try expect(view.part("metric").baseline, is: view.part("unit").baseline)
  }

  @Test(arguments: HeaderChartPart.all)
  func `a part that is missing leaves no hole`(part: HeaderChartPart) throws {
    let view = try DrawnView(SampleHeaderChart.motor(part.remove))
    expect(view.root.children.map(\.kind), is: part.kinds)
    #expect(isNear(view.root.frame.size.height, part.height))
    expect(view.warnings, is: [])
  }

  @Test func `a trend alone stands at the chart's upper edge`() throws {
    let view = try DrawnView(SampleHeaderChart.motor { $0.kpiItems = [] })
    let chart = try view.part("chartView").frame
    #expect(isNear(try view.part("trend").frame.minY, chart.minY))
    #expect(isNear(chart.minX - (try view.part("trend").frame.maxX), 20))
  }

  @Test func `a trend's image can stand alone`() throws {
    let view = try DrawnView(
      SampleHeaderChart.motor {
        $0.kpiItems = []
        $0.trend = nil
      })
    let image = try view.part("trendImage").frame
    #expect(isNear(try view.part("chartView").frame.minX - image.maxX, 20))
  }

  @Test func `a chart alone takes the whole width`() throws {
    let view = try DrawnView(
      ObjectHeaderChartView(title: "Motor temperature", chartView: SampleHeaderChart.chart))
    let chart = try view.part("chartView").frame
    #expect(isNear(chart.minX, 0) && isNear(chart.size.width, 312))
    #expect(isNear(chart.minY, box(17) + 8))
  }

  // MARK: Widths

  @Test(arguments: [(80.0, 100.0), (99, 100), (200, 200), (312, 312), (375, 312)])
  func `with a chart the view takes the room, within bounds`(
    room: Double, width: Double
  ) throws {
    let view = try DrawnView(SampleHeaderChart.motor) { $0.width = room }
    let (title, chart) = try (view.part("title").frame, view.part("chartView").frame)
    #expect(isNear(chart.maxX - title.minX, width))
    let isCut = view.warnings.contains { $0.contains("needs a width of 100 points, but has") }
    expect(isCut, is: (room < width))
  }

  @Test func `without a chart the view is as wide as what it holds`() throws {
    func width(_ title: Text) throws -> Double {
      let view = ObjectHeaderChartView(title: title, kpiItems: [.metric("78")])
      return try DrawnView(view).root.frame.size.width
    }
    try expect(width("Heat"), is: 100)
    let title = try width("Motor temperature")
    #expect(title > 100 && title < 312)
    // It ends with its last whole letter.
    let cut = try width("The temperature of the motor in the second hall")
    #expect(cut > 295 && cut <= 312)
  }

  @Test(arguments: [100.0, 140, 180, 240, 312])
  func `a long number gets smaller before the chart gets too small`(room: Double) throws {
    let view = try DrawnView(
      SampleHeaderChart.motor { $0.kpiItems = [.unit("$"), .metric("1,265,849.98"), .unit("USD")] }
    ) { $0.width = room }
    let (kpi, chart) = try (view.part("kpi").frame, view.part("chartView").frame)
    #expect(chart.minX - kpi.maxX >= 20 - Self.tolerance)
    #expect(chart.size.width >= min(80, (room - 20) / 2) - Self.tolerance)
    #expect(try #require(view.part("unit", at: 0)?.fontSize) < 24)
  }

  @Test func `texts that are too long are cut at the view's width`() throws {
    let long: Text = "The temperature of the motor in the second hall, and of its neighbors"
    let view = try DrawnView(
      SampleHeaderChart.motor {
        $0.title = long
        $0.subtitle = long
      })
    for kind in ["title", "subtitle"] {
      try expect(view.part(kind).isTruncated, is: true)
      try expect(view.part(kind).lineCount, is: 1)
      #expect(try view.part(kind).frame.maxX <= 312 + Self.tolerance)
    }
  }

  // MARK: Rings

  @Test(arguments: KPIProgressViewSize.allCases)
  func `a ring is a small one with room for its stroke`(size: KPIProgressViewSize) throws {
    var ring = SampleHeaderChart.ring
    ring.kpiProgressView?.chartSize = size
    ring.trend = nil
    ring.trendImage = nil
    let view = try DrawnView(ring)
    let (circle, chart) = try (view.part("ring").frame, view.part("chartView").frame)
    expect(circle.size, is: Size(width: 104, height: 104))
    try expect(view.part("kpiProgressView").frame, is: circle)
    #expect(isNear(circle.minX, 1) && isNear(circle.maxY, chart.maxY - 1))
    #expect(isNear(chart.minX - circle.maxX, 21))
    #expect(isNear(circle.minY, box(17) + 2 + box(13) + 8 + 1))
    #expect(isNear(view.root.frame.size.height, box(17) + 2 + box(13) + 8 + 106))
    expect(view.warnings, is: [])
  }

  @Test func `a ring stands below the trend`() throws {
    let view = try DrawnView(SampleHeaderChart.ring)
    #expect(
      isNear(try view.part("ring").frame.minY - view.part("trend").frame.maxY, 3))
  }

  @Test func `a chart without room beside the ring is left out, with a warning`() throws {
    let view = try DrawnView(SampleHeaderChart.ring) { $0.width = 140 }
    #expect(!view.root.flattened.contains { $0.kind == "chartView" })
    #expect(
      view.warnings.contains {
        $0.contains("the chart does not fit beside the value; make the view wider")
      })
  }

  // MARK: Directions and sizes

  @Test(arguments: [SampleHeaderChart.motor, SampleHeaderChart.ring])
  func `from right to left the view is the mirror`(view: ObjectHeaderChartView) throws {
    let left = try DrawnView(view)
    let right = try DrawnView(view) { $0.layoutDirection = .rightToLeft }
    expect(right.root.frame, is: left.root.frame)
    for part in left.root.children {
      let mirror = try right.part(part.kind).frame
      #expect(isNear(mirror.minX, 312 - part.frame.maxX), "\(part.kind)")
      #expect(isNear(mirror.minY, part.frame.minY), "\(part.kind)")
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `texts grow and the chart does not`(category: ContentSizeCategory) throws {
    let view = try DrawnView(SampleHeaderChart.motor) {
      $0.generation = .horizon
      $0.contentSizeCategory = category
    }
    #expect(isNear(try view.part("chartView").frame.size.height, 75))
    try expect(
      view.part("title").fontSize, is: TextStyle.headline.font(category, weight: .regular).size)
    let (title, subtitle) = try (view.part("title"), view.part("subtitle"))
    #expect(isNear(subtitle.frame.minY - title.frame.maxY, 2))
    #expect(isNear(try view.part("kpi").frame.maxY, try view.part("chartView").frame.maxY))
  }

  @Test func `the view's baseline is its title's`() throws {
    let title = try #require(try DrawnView(SampleHeaderChart.motor).part("title").baseline)
    var engine = SquareLayout.engine()
    let element = SampleHeaderChart.motor.lowered(in: .plain).element
    let frame = try engine.layout(element, in: Constraints(maximumWidth: .infinity))
    #expect(isNear(frame.baseline, title))
  }
}

extension DrawnView {
  /// One of the parts of a name; `nil`: there are not as many.
  fileprivate func part(_ kind: String, at place: Int) -> LayoutReport.Node? {
    let found = root.flattened.filter { $0.kind == kind }
    return found.indices.contains(place) ? found[place] : nil
  }
}
