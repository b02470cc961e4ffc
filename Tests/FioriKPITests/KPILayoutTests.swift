import FioriRender
import Testing

@testable import TestSupport

/// Measures of KPI views in Inter (Docs/sources/kpi.md#worked-examples).
struct KPILayoutTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func layout(
    _ view: KPIView, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> LayoutReport {
    var environment = Environment()
    change(&environment)
    return try renderer.layout(of: view, in: environment)
  }

  @Test func `another provider makes another look`() throws {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("1.5"), .unit("k")], caption: "Sales",
      attributesProvider: KPILook())
    let root = try layout(view).root
    let parts = root.children
    expect(parts.map(\.fontSize), is: [nil, 22, 20, 13])
    expect(parts[0].frame.size, is: Size(width: 16, height: 20))
    #expect(abs(parts[1].frame.minX - parts[0].frame.maxX - 11) < 1e-9)
    #expect(abs(parts[2].frame.minX - parts[1].frame.maxX - 11) < 1e-9)
    #expect(abs(parts[3].frame.minY - 22 * 1.1172 - 7) < 1e-9)
    expect(Set(parts.compactMap { $0.color?.hex }), is: ["#3A835BFF"])
  }

  @Test func `a value that does not fit leaves the picture its line`() throws {
    let whole = try layout(KPIView(items: [.metric("7")])) { $0.width = 40 }
    let empty = try layout(KPIView(items: [.metric("123,456,789,012")])) { $0.width = 40 }
    expect(empty.root.children.map(\.text), is: [])
    expect(empty.size, is: whole.size)
  }
}
