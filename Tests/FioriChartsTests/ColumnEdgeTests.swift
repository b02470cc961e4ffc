import FioriModel
import Testing

@testable import FioriCharts
@testable import TestSupport

/// The edges of lines over columns, which may not cover the ends of these.
struct ColumnEdgeTests {
  private static func column(from base: Double, to end: Double) -> ColumnSet.Column {
    ColumnSet.Column(
      cluster: 0, slot: 0, base: base, end: end, color: RGBA(red: 0, green: 0, blue: 0))
  }

  /// A line at 50 with an edge of 2.5 points, and columns that grow upward.
  @Test(arguments: [
    (100.0, 50.5, false), (100, 50, true), (100, 48, true), (100, 46.6, true), (100, 46, false),
    (49, 48, true), (0, 49, false), (0, 50, true), (0, 52, true),
  ])
  func `a column that just reaches a line has no edge over its end`(
    base: Double, end: Double, isUnder: Bool
  ) {
    expect(Self.column(from: base, to: end).endsUnderEdge(of: 50, reach: 2.5), is: isUnder)
  }

  @Test(arguments: [(100.0, 50.0, 52.0), (0, 50, 48), (100, 99, 100)])
  func `the end of a column is left out`(base: Double, end: Double, shortened: Double) {
    let set = ColumnSet(
      isHorizontal: false, isMirrored: false, length: 10, depth: 100, clusterCount: 1,
      clusterLength: 10, slotCount: 1, columns: [Self.column(from: base, to: end)])
    expect(set.withoutEnds.columns.map(\.end), is: [shortened])
  }
}
