import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriFloorplan
@testable import TestSupport

/// Where the parts of a chart floorplan stand (Docs/sources/floorplan.md#layout).
struct ChartFloorplanLayoutTests {
  private func items(of view: DrawnView) -> [LayoutReport.Node] {
    view.root.flattened.filter { $0.kind == "summaryItem" }
  }

  /// The floorplan's own title, not that of an item.
  private func title(of view: DrawnView) -> LayoutReport.Node { view.root.children[0] }

  @Test func `right to left is the mirror`() throws {
    let left = try DrawnView(SampleFloorplan.years)
    let right = try DrawnView(SampleFloorplan.years) { $0.layoutDirection = .rightToLeft }
    for (one, other) in zip(items(of: left), items(of: right)) {
      #expect(abs(one.frame.minX - (375 - other.frame.maxX)) < 0.01)
    }
    #expect(
      abs(title(of: left).frame.minX - (375 - title(of: right).frame.maxX)) < 0.01)
    #expect(
      abs(try left.part("status").frame.maxX - (375 - right.part("status").frame.minX)) < 0.01)
  }
}
