import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Where columns and bars stand (Docs/sources/charts.md#columns, Docs/sources/charts.md#waterfall),
/// with the numbers that SAP's engine gives.
struct ColumnGeometryTests {
  @Test(arguments: [
    (1, 1.333_333, 1), (2, 0.571_428, 0.428_571), (7, 0.148_148, 0.111_111),
    (14, 0.072_727, 0.054_545),
  ])
  func `gaps are a third of a cluster, without gaps at the ends`(
    count: Int, increment: Double, width: Double
  ) {
    let geometry = ClusterGeometry(count: count)
    #expect(abs(geometry.increment - increment) < 1e-6)
    #expect(abs(geometry.width - width) < 1e-6)
    #expect(abs(geometry.start(of: count - 1) + geometry.width - 1) < 1e-12)
  }
}
