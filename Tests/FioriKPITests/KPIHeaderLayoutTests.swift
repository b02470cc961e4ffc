import FioriRender
import Testing

@testable import TestSupport

/// Measures of KPI headers in Inter (Docs/sources/headers.md#spacing,
/// Docs/sources/headers.md#worked-examples).
struct KPIHeaderLayoutTests {
  private func drawn(
    page: Int? = nil, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    try DrawnView(SampleKPIHeader.view, page: page, change)
  }

  private func items(of drawn: DrawnView) -> [LayoutReport.Node] {
    drawn.root.children.filter { $0.kind.hasPrefix("kpi") }
  }

  @Test(arguments: [(-1.0, "-1.0"), (8_193, "8193.0"), (.nan, "nan")])
  func `a distance is within its bounds`(spacing: Double, found: String) throws {
    let header = KPIHeader(items: [SampleKPIHeader.ring], interItemSpacing: spacing)
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.interItemSpacing: expected a number from 0 to 8192, found \(found)"
      ])
  }

  @Test(arguments: [0, 3, -1, Int.max])
  func `a page that there is not is an error`(page: Int) throws {
    var header = SampleKPIHeader.view
    let message = "page \(page) does not exist; the view has 2 pages"
    try expect(DrawnView.errors(of: header, page: page), is: ["error: view: \(message)"])
    header.page = page
    try expect(DrawnView.errors(of: header), is: ["error: view.page: \(message)"])
  }

  @Test func `a figure's page wins over the header's`() throws {
    var header = SampleKPIHeader.view
    header.page = 2
    expect(items(of: try DrawnView(header)).first?.kind, is: "kpiView")
    expect(items(of: try DrawnView(header, page: 1)).first?.kind, is: "kpiProgressView")
  }

  @Test func `a view without pages has no second`() throws {
    try expect(
      DrawnView.errors(of: SampleKPIHeader.kpis[0], page: 2),
      is: [
        "error: view: page 2 does not exist; the view has 1 page"
      ])
  }
}
