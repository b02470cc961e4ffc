import FioriRender
import Testing

@testable import TestSupport

struct RoundedRectangleTests {
  private static let rect = Rect(x: 10, y: 20, width: 40, height: 16)

  @Test(arguments: [0.0, -3])
  func `without a radius it is a rectangle`(radius: Double) {
    expect(Path(Self.rect, cornerRadius: radius), is: Path(Self.rect))
  }

  @Test func `sides and corners follow each other clockwise`() {
    let steps = Path(Self.rect, cornerRadius: 4).steps
    let ends = steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    let expected = [
      (14, 20), (46, 20), (50, 24), (50, 32), (46, 36), (14, 36), (10, 32), (10, 24), (14, 20),
    ].map { Point(x: $0, y: $1) }
    expect(ends, is: expected)
    expect(steps.last, is: .close)
  }

  @Test(arguments: [2.0, 4, 8])
  func `the outline stays in the rectangle`(radius: Double) {
    expect(Path(Self.rect, cornerRadius: radius).bounds, is: Self.rect)
  }

  @Test(arguments: [9.0, 100, .infinity])
  func `the radius is at most half of the shorter side`(radius: Double) {
    expect(Path(Self.rect, cornerRadius: radius), is: Path(Self.rect, cornerRadius: 8))
  }

  @Test func `a square of half its side is a circle`() {
    let square = Path(Rect(x: 1, y: 2, width: 8, height: 8), cornerRadius: 4)
    let circle = Path(circleAround: Point(x: 5, y: 6), radius: 4)
    func curves(_ path: Path) -> [[Double]] {
      path.steps.compactMap { step in
        guard case .curve(let first, let second, let end) = step else { return nil }
        return [first.x, first.y, second.x, second.y, end.x, end.y]
      }
    }
    expect(curves(square).count, is: 4)
    for (one, other) in zip(curves(square), curves(circle)) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
