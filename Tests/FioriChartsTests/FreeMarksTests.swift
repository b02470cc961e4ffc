import FioriBasics
import FioriLayout
import FioriModel
import Testing

@testable import FioriCharts
@testable import FioriDrawing
@testable import TestSupport

/// Marks and lines that do not cover each other, or look like others.
struct FreeMarksTests {
  private static let grid = PixelGrid(scale: 2)

  /// The bounds of the only column of a plot of 100 × 50 points.
  private static func bounds(
    base: Double, isHorizontal: Bool, isMirrored: Bool = false, hasBaseline: Bool
  ) -> [Double] {
    var column = ColumnSet.Column(
      cluster: 0, slot: 0, base: base, end: base, color: RGBA(red: 0, green: 0, blue: 0))
    column.isZero = true
    var set = ColumnSet(
      isHorizontal: isHorizontal, isMirrored: isMirrored, length: isHorizontal ? 50 : 100,
      depth: isHorizontal ? 100 : 50, clusterCount: 1, clusterLength: isHorizontal ? 50 : 100,
      slotCount: 1, columns: [column])
    set.hasBaseline = hasBaseline
    let bounds = ColumnPixels(set, at: .zero, on: grid).outline.bounds
    return bounds.map { isHorizontal ? [$0.minX, $0.maxX] : [$0.minY, $0.maxY] } ?? []
  }

  @Test func `the line of a zero replaces the baseline, or is inside a plot without one`() {
    expect(Self.bounds(base: 50, isHorizontal: false, hasBaseline: true), is: [50, 51])
    expect(Self.bounds(base: 50, isHorizontal: false, hasBaseline: false), is: [49, 50])
    expect(Self.bounds(base: 0, isHorizontal: false, hasBaseline: true), is: [-1, 0])
    expect(Self.bounds(base: 0, isHorizontal: true, hasBaseline: false), is: [0, 1])
    expect(
      Self.bounds(base: 100, isHorizontal: true, isMirrored: true, hasBaseline: false),
      is: [99, 100])
    expect(
      Self.bounds(base: 60, isHorizontal: true, isMirrored: true, hasBaseline: true), is: [60, 61])
  }

  /// The widths in pixels of columns at dates in a plot of 100 points.
  private static func widths(at positions: [Double], natural: Double) -> Set<Double> {
    var set = ColumnSet(
      isHorizontal: false, isMirrored: false, length: 100, depth: 50,
      clusterCount: positions.count, clusterLength: natural, slotCount: 1,
      columns: positions.indices.map {
        ColumnSet.Column(
          cluster: $0, slot: 0, base: 50, end: 10, color: RGBA(red: 0, green: 0, blue: 0))
      })
    set.clusterPositions = positions
    let outlines = ColumnPixels(set, at: .zero, on: grid).outlines
    return Set(outlines.compactMap(\.bounds).map { ($0.maxX - $0.minX) * grid.scale })
  }

  @Test func `columns by few dates are a point wide unless one would cover the next`() {
    expect(Self.widths(at: [0, 0.4, 0.42, 1], natural: 0.8), is: [2])
    expect(Self.widths(at: [0, 0.4, 0.405, 1], natural: 0.8), is: [1])
    expect(Self.widths(at: (0...60).map { Double($0) / 60 }, natural: 0.8), is: [1])
  }

  @Test func `a line leaves the labels on it free`() {
    let frame = Frame(size: Size(width: 20, height: 10), baseline: nil, content: .group([]))
    let labels = [Point(x: 10, y: 0), Point(x: 60, y: 30)].map {
      Frame.Placed(origin: $0, frame: frame)
    }
    let gaps = ValueGaps(labels, digitHeight: 8, aside: 3)
    func parts(at position: Double, isHorizontal: Bool) -> [[Double]] {
      gaps.parts(at: position, isHorizontal: isHorizontal, to: 100).map { [$0.start, $0.end] }
    }
    expect(parts(at: 5, isHorizontal: true), is: [[0, 7], [33, 100]])
    expect(parts(at: 20, isHorizontal: true), is: [[0, 100]])
    expect(parts(at: 70, isHorizontal: false), is: [[0, 30], [40, 100]])
  }
}
