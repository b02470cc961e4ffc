import FioriBasics
import Testing

@testable import TestSupport

struct RectTests {
  private static let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 20, height: 30), Rect(x: 10, y: 20, width: 10, height: 10)),
    (Rect(x: 30, y: 50, width: 20, height: 30), Rect(x: 30, y: 50, width: 10, height: 10)),
    (Rect(x: 15, y: 25, width: 5, height: 5), Rect(x: 15, y: 25, width: 5, height: 5)),
    (Rect(x: 0, y: 0, width: 100, height: 100), rect),
    (Rect(x: 40, y: 0, width: 5, height: 100), Rect(x: 40, y: 20, width: 0, height: 40)),
    (Rect(x: 41, y: 0, width: 5, height: 100), nil),
    (Rect(x: 0, y: 61, width: 100, height: 5), nil),
  ])
  func `the intersection of two rectangles`(other: Rect, shared: Rect?) {
    expect(Self.rect.intersection(other), is: shared)
    expect(other.intersection(Self.rect), is: shared)
  }
}
