import Synchronization
import Testing

@testable import FioriRender
@testable import TestSupport

/// Limits that a renderer is given, and what is refused before it is laid out.
struct RenderLimitsTests {
  private func errors(
    _ view: some Component, _ environment: Environment = Environment(),
    _ change: (inout RenderLimits) -> Void
  ) throws -> [String] {
    var limits = RenderLimits()
    change(&limits)
    do {
      let renderer = try Renderer(limits: limits)
      _ = try renderer.data(
        of: renderer.drawing(of: Figure(view, environment: environment)), as: .png)
      return []
    } catch let error as DescriptionError {
      return error.diagnostics.filter { $0.severity == .error }.map(\.description)
    }
  }

  private static let view = KPIView(items: [.metric("2")], caption: "Sales")

  @Test func `a picture, a chart and a text are held to lower limits`() throws {
    var environment = Environment()
    (environment.width, environment.height) = (100, 50)
    try expect(
      errors(Self.view, environment) { $0.pixelCount = 19_999 },
      is: [
        "error: view: picture of 200 × 100 pixels, more than the 19999 allowed; "
          + "lower the scale or the size"
      ])
    try expect(errors(Self.view, environment) { $0.pixelCount = 20_000 }, is: [])
    try expect(
      errors(ChartView(series: [ChartSeries(values: [1, 2, 3])])) { $0.valueCount = 2 },
      is: [
        "error: view.series: 3 values, more than the 2 allowed; use fewer, such as every other one"
      ])
    try expect(
      errors(Self.view) { $0.textLength = 4 },
      is: [
        "error: view.caption: text has 5 characters, more than the 4 allowed; shorten it"
      ])
  }

  @Test func `a text may be longer than it is by default`() throws {
    let view = KPIView(
      items: [.metric("2")], caption: Text(String(repeating: "a ", count: 2_500)))
    try expect(errors(view) { $0.textLength = 5_000 }, is: [])
  }

  @Test func `no limit exceeds the bounds for safe drawing`() {
    var limits = RenderLimits()
    (limits.pixelCount, limits.valueCount, limits.textLength) = (.max, 0, .min)
    expect(limits.bounded.pixelCount, is: 67_108_864)
    expect(limits.bounded.valueCount, is: 1)
    expect(limits.bounded.textLength, is: 1)
  }

  @Test func `a figure that takes longer than it may is an error`() throws {
    try expect(
      errors(Self.view) { $0.timeout = .zero },
      is: [
        "error: view: timed out after 0 s; raise --timeout"
      ])
    try expect(errors(Self.view) { $0.timeout = .seconds(3_600) }, is: [])
  }

  @Test func `the time between two stages does not count`() throws {
    let lateness = Diagnostic(
      severity: .error, location: nil, path: DescriptionPath(), message: Message(.limit, "late"))
    let used = FigureDeadline(.seconds(2), after: .seconds(1), lateness: lateness)
    #expect(throws: Never.self) { try used.paused.resumed.check() }
    let late = FigureDeadline(.seconds(2), after: .seconds(2), lateness: lateness)
    #expect(throws: DescriptionError.self) { try late.check() }
  }

  @Test func `a cancelled figure is not drawn, and one under way stops at the next stage`() throws {
    let renderer = try Renderer()
    let figure = Figure(Self.view)
    let token = CancellationToken()
    let drawing = try renderer.cancelled(by: token).drawing(of: figure)
    token.cancel()
    let cancelled = renderer.cancelled(by: token)
    #expect(throws: CancellationError.self) { try cancelled.drawing(of: figure) }
    #expect(throws: CancellationError.self) { try cancelled.data(of: drawing, as: .svg) }
    #expect(throws: CancellationError.self) { try cancelled.bitmap(of: drawing) }
    // Cancelled by the second check, which is the one after lowering.
    let count = Atomic(0)
    let counting = CancellationToken(timeout: nil) {
      count.wrappingAdd(1, ordering: .relaxed).newValue == 2
    }
    #expect(throws: CancellationError.self) {
      try renderer.cancelled(by: counting).drawing(of: figure)
    }
    expect(count.load(ordering: .relaxed), is: 2)
  }

  @Test func `a token is cancelled by its time and together with its parent`() {
    let outer = CancellationToken()
    let inner = CancellationToken(timeout: .seconds(3_600), within: outer)
    expect([inner.isCancelled, inner.isTimedOut], is: [false, false])
    outer.cancel()
    expect([inner.isCancelled, inner.isTimedOut], is: [true, false])
    let late = CancellationToken(timeout: .zero)
    expect([late.isCancelled, late.isTimedOut], is: [true, true])
    #expect(throws: CancellationError.self) { try late.check() }
  }

  @Test func `an excessive size is rejected before anything is laid out`() throws {
    var environment = Environment()
    (environment.width, environment.height, environment.scale) = (8_000, 50, 2)
    // Its caption would be an error of the layout.
    let view = KPIView(
      items: [.metric("2")], caption: Text(String(repeating: "a", count: 5_000)))
    try expect(
      errors(view, environment) { _ in },
      is: [
        "error: view: picture of 16000 × 100 pixels, more than the 8192 allowed on a side; "
          + "lower the scale or the size"
      ])
  }

  @Test func `a figure has no more diagnostics than a person would read`() throws {
    let chart = ChartView(
      series: [ChartSeries(values: [ChartValue?](repeating: .point(x: 1, y: 2), count: 2_000))])
    let lines = try errors(chart) { _ in }
    expect(lines.count, is: Limits.findingCount + 1)
    expect(lines.last, is: "error: view.series[0].values[999]: too many problems; fix these first")
  }
}
