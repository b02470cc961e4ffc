import FioriRender
import Glibc
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Outlines of sectors of rings and discs.
struct SliceTests {
  private static let center = Point(x: 10, y: 20)

  private func slice(_ inner: Double, _ outer: Double, _ start: Double, _ end: Double) -> Path {
    Path(
      sliceAround: Self.center, innerRadius: inner, outerRadius: outer, from: start, to: end)
  }

  /// The steps' ends, from the center.
  private func ends(of path: Path) -> [Point] {
    path.steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point):
        point + Self.center * -1
      case .close: nil
      }
    }
  }

  private func expectEnds(of path: Path, are places: [(Double, Double)]) {
    let ends = ends(of: path)
    expect(ends.count, is: places.count)
    for (end, place) in zip(ends, places) {
      #expect(hypot(end.x - place.0, end.y - place.1) < 1e-9)
    }
  }

  /// Twice the area that the steps' ends enclose, positive where they run clockwise.
  private func area(of ends: [Point]) -> Double {
    zip(ends, ends.dropFirst() + ends.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  @Test func `a sector runs along its outer arc and back along its inner one`() {
    let path = slice(2, 4, 0.25, 0.5)
    expectEnds(of: path, are: [(4, 0), (0, 4), (0, 2), (2, 0)])
    expect(path.steps.last, is: .close)
  }

  @Test func `a sector without a hole is a wedge`() {
    let path = slice(0, 4, 0.75, 1)
    expectEnds(of: path, are: [(-4, 0), (0, -4), (0, 0)])
    expect(path.steps.last, is: .close)
  }

  @Test func `no curve is longer than a quarter`() {
    let steps = slice(2, 4, 0.1, 0.9).steps
    expect(steps.count { if case .curve = $0 { true } else { false } }, is: 8)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 1.25), (0, 0.3 + 0.6 + 0.1)] as [(Double, Double)])
  func `a whole turn is two circles that run against each other`(start: Double, end: Double) {
    let path = slice(2, 4, start, end)
    let outer = Path(circleAround: Self.center, radius: 4)
    expect(Array(path.steps.prefix(6)), is: outer.steps)
    expect(path.steps.count, is: 12)
    let ends = ends(of: path)
    expect(area(of: Array(ends.prefix(5))), is: 64)
    #expect(abs(area(of: Array(ends.suffix(5))) + 16) < 1e-9)
  }

  @Test func `a whole turn without a hole is a disc`() {
    expect(slice(0, 4, 0, 1), is: Path(circleAround: Self.center, radius: 4))
  }

  @Test(
    arguments: [
      (2.0, 4.0, 0.5, 0.5), (2, 4, 0.5, 0.25), (4, 4, 0, 1), (5, 4, 0, 1), (0, 0, 0, 1),
      (0, 4, 0, .nan), (0, .nan, 0, 1),
    ] as [(Double, Double, Double, Double)])
  func `shapes without area have no outline`(
    inner: Double, outer: Double, start: Double, end: Double
  ) {
    #expect(slice(inner, outer, start, end).isEmpty)
  }

  @Test func `the hole of a ring stays open when it is filled`() throws {
    let size = PictureSize(layout: Size(width: 20, height: 40), scale: 1)
    var list = DisplayList(size: size)
    list.append(.fill(slice(4, 8, 0, 1), .color(RGBA(0x112233))))
    let bitmap = try list.bitmap()
    expect(bitmap.pixels[(20 * 20 + 10) * 4 + 3], is: 0)
    expect(bitmap.pixels[(20 * 20 + 16) * 4 + 3], is: 255)
  }
}
