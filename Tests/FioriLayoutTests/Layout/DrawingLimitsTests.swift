import FioriLayout
import FioriRender
import Testing

@testable import TestSupport

/// Each bound of `Limits` that drawing keeps, and one past it.
struct DrawingLimitsTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  /// What drawing a view says, warnings left out; empty when it is drawn.
  private func errors(
    _ view: KPIView, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> [String] {
    var environment = Environment()
    change(&environment)
    do {
      _ = try renderer.drawing(of: Figure(view, environment: environment))
      return []
    } catch let error as DescriptionError {
      return error.diagnostics.filter { $0.severity == .error }.map(\.description)
    }
  }

  @Test func `a text has at most 4000 characters`() throws {
    let text = String(repeating: "a", count: 4_000)
    expect(Limits.textLength, is: 4_000)
    try expect(errors(KPIView(items: [.metric("2")], caption: Text(text))), is: [])
    try expect(
      errors(KPIView(items: [.metric("2")], caption: Text(text + "a"))),
      is: [
        "error: view.caption: text has 4001 characters, more than the 4000 allowed; shorten it"
      ])
    try expect(
      errors(KPIView(items: [.unit("$"), .metric(text + "a")])),
      is: [
        "error: view.items[1].metric: text has 4001 characters, more than the 4000 allowed; "
          + "shorten it"
      ])
  }

  @Test func `a KPI has at most 64 items`() throws {
    let items = [KPIItem](repeating: .metric("1"), count: 64)
    expect(Limits.itemCount, is: 64)
    try expect(errors(KPIView(items: items)), is: [])
    try expect(
      errors(KPIView(items: items + [.metric("1")])),
      is: [
        "error: view.items: 65 items, more than the 64 allowed; use fewer"
      ])
  }

  @Test func `items past the limit are not laid out`() {
    let items = [KPIItem](repeating: .metric("1"), count: 1_000)
    let lowered = KPIView(items: items).lowered(in: .plain)
    #expect(rows(in: lowered.element).allSatisfy { $0.items.count <= Limits.itemCount })
  }

  private func rows(in element: Element) -> [RowElement] {
    switch element {
    case .row(let row): [row]
    case .column(let column): column.items.flatMap { rows(in: $0.element) }
    default: []
    }
  }

  @Test func `a picture has at most 8192 pixels on a side`() throws {
    let view = KPIView(items: [.metric("2")])
    expect(Limits.canvasSide, is: 8_192)
    try expect(errors(view) { $0.width = 4_096 }, is: [])
    try expect(
      errors(view) { $0.width = 4_096.5 },
      is: [
        "error: view: picture of 8193 × 108 pixels, more than the 8192 allowed on a side; "
          + "lower the scale or the size"
      ])
    try expect(
      errors(view) {
        $0.height = 2_000
        $0.width = 10
        $0.scale = 4.1
      }.first?.contains("more than the 8192 allowed on a side"), is: true)
  }

  @Test func `padding counts towards the picture's size`() throws {
    let found = try errors(KPIView(items: [.metric("2")])) { $0.padding = Insets(8_192) }
    expect(found.count, is: 1)
    expect(found.first?.contains("more than the 8192 allowed on a side"), is: true)
  }

  @Test func `a picture has at most 33,554,432 pixels`() throws {
    let view = KPIView(items: [.metric("2")])
    expect(Limits.canvasPixelCount, is: 8_192 * 4_096)
    try expect(
      errors(view) {
        $0.width = 4_096
        $0.height = 2_048
      }, is: [])
    try expect(
      errors(view) {
        $0.width = 4_096
        $0.height = 2_048.5
      },
      is: [
        "error: view: picture of 8192 × 4097 pixels, more than the 33554432 allowed; "
          + "lower the scale or the size"
      ])
  }
}
