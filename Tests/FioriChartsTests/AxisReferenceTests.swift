import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// The lines, bands and ticks that a description gives an axis (Docs/sources/charts.md#references).
struct AxisReferenceTests {
  @Test(arguments: [
    ([0.0, 30], [0.0, 30.0]), ([10, 12], [4, 18]), ([-20, 5], [0, 14]), ([90, 95], [72, 86]),
    ([10, 12, 50], [4, 18, 50]),
  ])
  func `titles keep their order and do not overlap`(wanted: [Double], positions: [Double]) {
    expect(
      TitleSpread(
        wanted, heights: wanted.map { _ in 14 }, from: 0, to: 100
      ).positions, is: positions)
  }
}
