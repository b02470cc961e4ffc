import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDocuments
@testable import TestSupport

/// A number that is not finite never reaches a file.
struct FiniteNumberTests {
  private static let renderer = Result { () throws(FontError) in try Renderer() }

  /// The smallest number, and one whose inverse is infinite too.
  private static let (least, small) = (Double.leastNonzeroMagnitude, 1e-300 / 1e10)

  /// From nothing at all to a size that a side has no room for.
  private static let sizes = [
    (0, 0), (least, least), (1e-300, 100), (0.5, 0.5), (1, 1), (9.999, 10), (10, 10),
    (10.000_001, 300), (1, 2000), (2000, 1),
  ].map { Size(width: $0.0, height: $0.1) }

  /// From the smallest numbers to the largest that a chart may have.
  private static let values: [[Double]] = [
    [0, 0, 0], [-0.0], [7], [least, small, 0], [-least, least], [small, 2 * small, 3 * small],
    [1e300, -1e300, 1], [1e300, least, 0], [1e300, 1e300], [-1e300, (-1e300).nextUp],
  ]

  private func faults(_ figure: Figure) throws -> [String] {
    let renderer = try Self.renderer.get()
    return try NumberFaults.lines(in: renderer.drawing(of: figure), by: renderer)
  }

  @Test(arguments: ViewType.all)
  func `every view has only finite numbers in every size`(type: ViewType) throws {
    let figure = try #require(Document(json: Array(type.example.utf8)).figures.first)
    for size in Self.sizes {
      for generation in Environment.Generation.allCases {
        var figure = figure
        figure.environment.width = size.width
        figure.environment.height = size.height
        figure.environment.generation = generation
        try expect(faults(figure), is: [], "\(size) \(generation)")
      }
    }
  }

  @Test(arguments: ChartType.allCases, [false, true])
  func `every chart has only finite numbers in every size`(
    type: ChartType, hasLegend: Bool
  ) throws {
    for size in Self.sizes {
      let figure = chart(type, [3, -2, 5], size, hasLegend: hasLegend)
      try expect(faults(figure), is: [], "\(size)")
    }
  }

  @Test(arguments: ChartType.allCases)
  func `every chart has only finite numbers with every number`(type: ChartType) throws {
    for values in Self.values {
      for size in [Size(width: 10, height: 10), Size(width: 300, height: 200)] {
        try expect(faults(chart(type, values, size)), is: [], "\(values) \(size)")
      }
    }
  }

  /// Returns a figure of a chart with as many parts as there are. A legend takes room from the plot,
  /// so that it is not of the size that is given.
  private func chart(
    _ type: ChartType, _ values: [Double], _ size: Size, hasLegend: Bool = true
  ) -> Figure {
    let series = [values, values.reversed()].map { values in
      ChartSeries(
        title: "Sales",
        values: values.map {
          type == .scatter || type == .bubble ? .point(x: $0, y: $0, size: $0) : .number($0)
        })
    }
    var view = ChartView(
      type, categories: values.indices.map { "2026-11-1\($0) 08:00:00" },
      series: type == .stock ? [series[0]] : series)
    view.legend = hasLegend ? .bottom : .hidden
    view.valueLabels = true
    view.selections = [0: [0]]
    var environment = Environment()
    environment.width = size.width
    environment.height = size.height
    return Figure(view, environment: environment)
  }

  @Test(arguments: ["0", "-0", "5e-324", "1e-300", "0.0005", "0.001", "1000"])
  func `a text of any size has only finite numbers`(size: String) throws {
    let font = "{\"size\": \(size)}"
    let json = """
      {"view": {"type": "kpiProgressView", "items": [{"metric": "5"}], "caption": [
        {"text": "Sales AVA", "font": \(font), "kern": 3, "baselineOffset": 2},
        {"text": " in Rome", "font": \(font)}
      ]}}
      """
    let figure = try #require(DescribedDocument(json).document.figures.first)
    try expect(faults(figure), is: [])
  }

  @Test(arguments: [
    "{\"value\": 1e308, \"total\": 5e-324}", "{\"value\": 5e-324, \"total\": 1e308}",
    "{\"value\": -1e308, \"total\": 1e-308}",
  ])
  func `a fraction of any numbers has only finite ones`(fraction: String) throws {
    let json = """
      {"view": {"type": "kpiProgressView", "items": [{"fraction": \(fraction)}]}}
      """
    let figure = try #require(DescribedDocument(json).document.figures.first)
    try expect(faults(figure), is: [])
  }

  @Test(arguments: [(1, false), (5, false), (9.999, false), (11, false), (20, true), (300, true)])
  func `a radial chart has no text where its ring has no inside`(
    side: Double, hasText: Bool
  ) throws {
    var figure = Figure(
      ChartView(.microRadial, series: [ChartSeries(values: [.number(100), .number(64)])]))
    figure.environment.width = side
    figure.environment.height = side
    let renderer = try Self.renderer.get()
    let svg = try renderer.data(
      of: renderer.drawing(of: figure), as: .svg(SVGOptions(hasText: true)))
    expect(String(decoding: svg, as: UTF8.self).contains("<text"), is: hasText)
  }

  @Test func `a number that is none is found`() {
    let svg = "<svg><path id=\"nan\" d=\"M1 nanL-inf 2\"/><rect x=\"1\" width=\"inf\"/></svg>"
    expect(
      NumberFaults.lines(inSVG: Array(svg.utf8)),
      is: ["svg: d=\"M1 nanL-inf 2\"", "svg: width=\"inf\""])
  }
}
