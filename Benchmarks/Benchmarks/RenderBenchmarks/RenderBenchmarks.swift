import Benchmark
import Dispatch
import FioriRender
import Foundation
import Synchronization

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
    metrics: [.wallClock, .throughput, .peakMemoryResident], maxDuration: .seconds(1))

  for (name, json) in views.sorted(by: { $0.key < $1.key }) {
    Benchmark("read \(name)") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(Document(json: json)) }
    }
    stage(.lowering, "lower \(name)", json)
    stage(.painting, "paint \(name) on pixels", json, as: .png)
    for format in Format.allCases {
      stage(.encoding(format), "encode \(name) as \(format.rawValue)", json, as: format)
    }
    Benchmark("draw \(name) from JSON to PNG") { benchmark in
      let renderer = try warm(json)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { try draw(json, renderer) }
    }
  }

  for (name, json) in (Array(views) + Array(axes)).sorted(by: { $0.key < $1.key }) {
    stage(.layout, "lay \(name) out", json)
  }

  for jobs in Set([1, ProcessInfo.processInfo.activeProcessorCount]).sorted() {
    Benchmark("1,000 KPI views from JSON to PNG, \(jobs) at a time") { benchmark in
      let renderer = try Renderer()
      try renderer.prepare(threadCount: jobs)
      benchmark.startMeasurement()
      let failures = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for _ in stride(from: job, to: 1_000, by: jobs) {
          do { try draw(json, renderer) } catch { failures.add(1, ordering: .relaxed) }
        }
      }
      if failures.load(ordering: .relaxed) > 0 { benchmark.error("a figure was not drawn") }
    }
  }

  Benchmark("start a renderer and draw its first picture") { benchmark in
    for _ in benchmark.scaledIterations { try draw(json, Renderer()) }
  }
}

/// Measures one stage of a figure that is drawn whole: the time that its timer tells.
private func stage(_ stage: Stage, _ name: String, _ json: [UInt8], as format: Format? = nil) {
  Benchmark(name, configuration: .init(metrics: [stageTime])) { benchmark in
    let renderer = try warm(json)
    let figure = try figure(json)
    for _ in benchmark.scaledIterations {
      let timer = StageTimer()
      let timed = renderer.timed(by: timer)
      let drawing = try timed.drawing(of: figure)
      if let format { blackHole(try timed.data(of: drawing, as: DrawingOutput(format))) }
      benchmark.measurement(stageTime, Int(timer.times[stage] / .nanoseconds(1)))
    }
  }
}

private let stageTime = BenchmarkMetric.custom(
  "Time of the stage (ns)", polarity: .prefersSmaller, useScalingFactor: false)

/// A renderer whose fonts are open and whose glyphs are known.
private func warm(_ json: [UInt8]) throws -> Renderer {
  let renderer = try Renderer()
  try draw(json, renderer)
  return renderer
}

private func draw(_ json: [UInt8], _ renderer: Renderer) throws {
  blackHole(try renderer.data(of: renderer.drawing(of: figure(json)), as: .png))
}

private func figure(_ json: [UInt8]) throws -> Figure {
  guard let figure = Document(json: json).figures.first else { throw NoFigure() }
  return figure
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
