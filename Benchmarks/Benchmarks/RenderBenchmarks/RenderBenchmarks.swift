import Benchmark
import FioriRender

private let json = Array(
  """
  {"view": {"type": "kpiView", "items": [{"unit": "$"}, {"metric": "1,294.5"}, {"unit": "USD"}],
    "caption": "Label example can wrap to two lines"}}
  """.utf8)

private let views = [
  "a KPI view": json,
  "a progress ring": Array(
    """
    {"view": {"type": "kpiProgressView", "items": [{"metric": "64"}, {"unit": "%"}],
      "progress": 0.64, "caption": "Complete"}}
    """.utf8),
  // The same texts and as many pixels, so that the difference is the ring.
  "a ring's texts": Array(
    """
    {"environment": {"width": 132, "height": 132},
     "view": {"type": "kpiView", "items": [{"metric": "64"}, {"unit": "%"}],
      "caption": "Complete"}}
    """.utf8),
  "a number by ICU": Array(
    """
    {"view": {"type": "kpiView", "caption": "Net revenue",
      "items": [{"metric": {"value": 265849.98, "style": "currency", "currency": "USD"}}]}}
    """.utf8),
  "a line chart": Array(
    """
    {"view": {"type": "chartView",
      "categories": ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov",
        "Dec"],
      "series": [
        {"values": [82, 79, 91, 95, 90, 102, 110, 105, 117, 121, 118, 126]},
        {"values": [75, 71, 80, 82, 86, 89, 84, 90, 94, 98, 103, 101]}]}}
    """.utf8),
  "a chart card": Array(
    """
    {"environment": {"padding": 8}, "view": {"type": "chartCard", "title": "Total Sales",
      "status": "20 min ago", "kpiItems": [{"unit": "$"}, {"metric": "265,849.98"}],
      "seriesTitles": ["2016", "2017"], "chartView": {
        "categories": ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct",
          "Nov", "Dec"],
        "series": [
          {"values": [82, 79, 91, 95, 90, 102, 110, 105, 117, 121, 118, 126]},
          {"values": [75, 71, 80, 82, 86, 89, 84, 90, 94, 98, 103, 101]}]}}}
    """.utf8),
  "an object header": Array(
    """
    {"view": {"type": "objectHeader", "headlineText": "Inspect Electric Pump Motor",
      "subheadlineText": "Job 819701", "tags": ["Started", "PM01", "103-Repair"],
      "labelItems": [{"text": "Los Altos, CA", "image": "builtin:location"},
        {"text": "12/31/2022", "image": "builtin:calendar"}],
      "descriptionText": "The temperature sensor predicts a failure in four days.",
      "statusText": "High", "substatusImage": "builtin:warning", "detailImage": "builtin:package",
      "detailContentView": "builtin:document"}}
    """.utf8),
  "a line of 20,000 values": noise(point: #"{"isHidden": true}"#),
  // The difference is some 20,000 circles.
  "a line of 20,000 points": noise(point: "{}"),
]

/// Axes with the same ticks, so that the difference is the search.
private let axes = [
  "20 searched ticks": axis(""),
  "20 equal ticks": axis(#""explicitMin": 0, "explicitMax": 95"#),
]

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident], maxDuration: .seconds(5))

  Benchmark("read a description") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(Document(json: json)) }
  }

  for (name, json) in (Array(views) + Array(axes)).sorted(by: { $0.key < $1.key }) {
    Benchmark("lay \(name) out") { benchmark in
      let (renderer, figure) = try prepared(json)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(try renderer.drawing(of: figure)) }
    }
  }

  for (name, json) in views.sorted(by: { $0.key < $1.key }) {
    for format in Format.allCases {
      Benchmark("paint \(name) as \(format.rawValue)") { benchmark in
        let (renderer, figure) = try prepared(json)
        let drawing = try renderer.drawing(of: figure)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
          blackHole(try renderer.data(of: drawing, as: format))
        }
      }
    }
  }

  Benchmark("1,000 KPI views from JSON to PNG") { benchmark in
    let renderer = try Renderer()
    benchmark.startMeasurement()
    for _ in 0..<1_000 {
      for figure in Document(json: json).figures {
        blackHole(try renderer.data(of: renderer.drawing(of: figure), as: .png))
      }
    }
  }

  Benchmark("start a renderer and draw its first picture") { benchmark in
    for _ in benchmark.scaledIterations {
      let (renderer, figure) = try prepared(json)
      blackHole(try renderer.data(of: renderer.drawing(of: figure), as: .png))
    }
  }
}

/// A renderer that has not drawn yet, and the figure to draw.
private func prepared(_ json: [UInt8]) throws -> (Renderer, Figure) {
  guard let figure = Document(json: json).figures.first else { throw NoFigure() }
  return (try Renderer(), figure)
}

private struct NoFigure: Error {}

/// A chart of one value, all of whose time goes into its axis.
private func axis(_ options: String) -> [UInt8] {
  Array(
    """
    {"view": {"type": "chartView", "chartType": "column", "numberOfGridlines": 20,
      "numericAxis": {\(options)}, "series": [{"values": [95]}]}}
    """.utf8)
}

/// A line of numbers without order, the same in every run.
private func noise(point: String) -> [UInt8] {
  var state: UInt32 = 1
  let values = (0..<20_000).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 20)
  }
  return Array(
    """
    {"environment": {"width": 600},
     "view": {"type": "chartView", "series": [{"point": \(point), "values": \(values)}]}}
    """.utf8)
}
