import FioriRender
import Testing

@testable import TestSupport

struct PolylineReductionTests {
  /// Its columns are half a point wide.
  private static let grid = PixelGrid(scale: 1)

  private func reduced(_ places: [(Double, Double)]) -> [Point] {
    PolylineReduction.reduced(points(places), on: Self.grid)
  }

  private func points(_ places: [(Double, Double)]) -> [Point] {
    places.map { Point(x: $0.0, y: $0.1) }
  }

  @Test func `a column keeps its first, lowest, highest and last point in their order`() {
    let line = [
      (0.0, 5.0), (0.1, 9), (0.15, 8), (0.2, 1), (0.3, 4), (0.4, 6), (0.6, 7), (0.7, 2),
    ]
    expect(reduced(line), is: points([(0, 5), (0.1, 9), (0.2, 1), (0.4, 6), (0.6, 7), (0.7, 2)]))
  }

  @Test func `a line may run to the left`() {
    let line = [(1.4, 7.0), (0.4, 6.0), (0.3, 4), (0.2, 1), (0.15, 8), (0.1, 9), (0, 5)]
    expect(reduced(line), is: points([(1.4, 7), (0.4, 6), (0.2, 1), (0.1, 9), (0, 5)]))
  }

  @Test func `a point that is two of the four is kept once`() {
    expect(
      reduced([(0, 9), (0.1, 8), (0.2, 7), (0.3, 6), (0.4, 5)]), is: points([(0, 9), (0.4, 5)]))
  }

  @Test func `a column of no more than four keeps all`() {
    let line = (0..<4_000).map { place -> Point in
      Point(x: Double(place) / 8, y: Double(place * 7 % 13))
    }
    expect(PolylineReduction.reduced(line, on: Self.grid), is: line)
  }

  @Test func `a column of five does not`() {
    let line = (0..<5).map { Point(x: Double($0) / 10, y: 3) }
    expect(PolylineReduction.reduced(line, on: Self.grid).count, is: 2)
  }

  @Test(arguments: [0.0, 1e300, -1e300])
  func `columns need not fit into an integer`(x: Double) {
    let line = (0..<9).map { Point(x: x, y: Double($0)) }
    expect(PolylineReduction.reduced(line, on: Self.grid), is: [line[0], line[8]])
  }

  @Test func `nothing of nothing`() {
    expect(PolylineReduction.reduced([], on: Self.grid), is: [])
  }
}
