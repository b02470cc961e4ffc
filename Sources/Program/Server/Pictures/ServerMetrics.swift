import FileKit
import FioriRender
import Synchronization

/// The counts of a server, in Prometheus' text format.
final class ServerMetrics: Sendable {
  /// A value that is read when the metrics are.
  struct Gauge: Sendable {
    let name: String
    let help: String
    let value: @Sendable () -> Int

    init(_ name: String, _ help: String, _ value: @escaping @Sendable () -> Int) {
      (self.name, self.help, self.value) = (name, help, value)
    }
  }

  private struct Answer: Hashable {
    let route: String
    let status: Int
  }

  /// A warning or an error of a picture.
  fileprivate struct Finding: Hashable {
    /// The template of a card; empty for other pictures.
    let template: String
    let code: String
  }

  private struct State {
    var answers: [Answer: Int] = [:]
    var warnings: [Finding: Int] = [:]
    var errors: [Finding: Int] = [:]
    var fallbacks: [Int: Int] = [:]
    var waits = Histogram()
    var draws: [Format: Histogram] = [:]
    var hitCount = 0
    var missCount = 0
  }

  private let state = Mutex(State())
  private let startTime = TimeText.now

  /// Counts an answer.
  func count(_ trace: RequestTrace, status: Int) {
    let course = trace.course
    state.withLock { state in
      state.answers[Answer(route: trace.route?.name ?? "none", status: status), default: 0] += 1
      if let waiting = course.waiting { state.waits.add(waiting.seconds) }
      if let drawing = course.drawing, let format = course.format {
        state.draws[format, default: Histogram()].add(drawing.seconds)
      }
      for (code, count) in course.counts.warnings {
        state.warnings[Finding(template: course.template ?? "", code: code), default: 0] += count
      }
      for (code, count) in course.counts.errors {
        state.errors[Finding(template: course.template ?? "", code: code), default: 0] += count
      }
      if let status = course.replacedStatus { state.fallbacks[status, default: 0] += 1 }
      switch course.isCached {
      case true?: state.hitCount += 1
      case false?: state.missCount += 1
      case nil: break
      }
    }
  }

  /// The mean time of drawing a picture in seconds; `nil` before the first.
  var meanDrawTime: Double? {
    state.withLock { state in
      let (sum, count) = state.draws.values.reduce((0.0, 0)) { ($0.0 + $1.sum, $0.1 + $1.count) }
      return count > 0 ? sum / Double(count) : nil
    }
  }

  /// Returns all metrics as text.
  func text(_ gauges: [Gauge]) -> String {
    let state = state.withLock(\.self)
    var text = MetricsText()
    text.family("fiori_render_build_info", "gauge", "The version of the program.")
    text.sample("fiori_render_build_info", [("version", Version.current)], "1")
    text.family("fiori_render_requests_total", "counter", "Answered requests.")
    let answers = state.answers.sorted {
      ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
    }
    for (answer, count) in answers {
      text.sample(
        "fiori_render_requests_total",
        [("route", answer.route), ("status", "\(answer.status)")], "\(count)")
    }
    text.findings("fiori_render_warnings_total", "Warnings of pictures.", state.warnings)
    text.findings("fiori_render_errors_total", "Errors of pictures.", state.errors)
    text.family(
      "fiori_render_fallbacks_total", "counter",
      "Pictures sent in place of cards, by the status of the problem.")
    for (status, count) in state.fallbacks.sorted(by: { $0.key < $1.key }) {
      text.sample("fiori_render_fallbacks_total", [("status", "\(status)")], "\(count)")
    }
    text.family(
      "fiori_render_queue_wait_seconds", "histogram", "The time requests waited in the queue.")
    text.histogram("fiori_render_queue_wait_seconds", [], state.waits)
    text.family("fiori_render_draw_seconds", "histogram", "The time spent drawing and encoding.")
    for format in Format.allCases {
      guard let draws = state.draws[format] else { continue }
      text.histogram("fiori_render_draw_seconds", [("format", format.rawValue)], draws)
    }
    text.family(
      "fiori_render_cache_requests_total", "counter",
      "Requests for cards, by whether the picture was cached.")
    text.sample("fiori_render_cache_requests_total", [("result", "hit")], "\(state.hitCount)")
    text.sample("fiori_render_cache_requests_total", [("result", "miss")], "\(state.missCount)")
    let own = [
      Gauge("process_resident_memory_bytes", "The memory of the process.") {
        ProcessMemory.residentByteCount()
      },
      Gauge("process_start_time_seconds", "The start time, in seconds since 1970.") { [startTime] in
        startTime
      },
    ]
    for gauge in gauges + own {
      text.family(gauge.name, "gauge", gauge.help)
      text.sample(gauge.name, [], "\(gauge.value())")
    }
    return text.text
  }
}

/// Counts of times below limits.
struct Histogram: Sendable {
  /// The limits in seconds.
  static let limits = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  /// The number of times up to each limit and above the one before it, then of longer ones.
  private(set) var counts = [Int](repeating: 0, count: limits.count + 1)
  private(set) var sum = 0.0
  private(set) var count = 0

  /// Adds a time in seconds.
  mutating func add(_ seconds: Double) {
    counts[Self.limits.firstIndex { seconds <= $0 } ?? Self.limits.count] += 1
    sum += seconds
    count += 1
  }
}

/// Writes Prometheus' text format.
private struct MetricsText {
  private(set) var text = ""

  mutating func family(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  mutating func sample(_ name: String, _ labels: [(name: String, value: String)], _ value: String) {
    let pairs = labels.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: ",")
    text += "\(name)\(pairs.isEmpty ? "" : "{\(pairs)}") \(value)\n"
  }

  mutating func findings(_ name: String, _ help: String, _ counts: [ServerMetrics.Finding: Int]) {
    family(name, "counter", help)
    let sorted = counts.sorted { ($0.key.template, $0.key.code) < ($1.key.template, $1.key.code) }
    for (finding, count) in sorted {
      sample(name, [("template", finding.template), ("code", finding.code)], "\(count)")
    }
  }

  mutating func histogram(
    _ name: String, _ labels: [(name: String, value: String)], _ histogram: Histogram
  ) {
    var total = 0
    let limits = Histogram.limits.map { Decimal.text($0, decimals: 9) } + ["+Inf"]
    for (limit, count) in zip(limits, histogram.counts) {
      total += count
      sample("\(name)_bucket", labels + [("le", limit)], "\(total)")
    }
    sample("\(name)_sum", labels, Decimal.text(histogram.sum, decimals: 9))
    sample("\(name)_count", labels, "\(histogram.count)")
  }
}
