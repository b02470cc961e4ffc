import FioriRender
import Testing

@testable import TestSupport

struct SizeTests {
  @Test(arguments: [
    (Size(width: 2, height: 1), Size(width: 32, height: 16)),
    (Size(width: 100, height: 400), Size(width: 8, height: 32)),
    (Size(width: 5, height: 5), Size(width: 32, height: 32)),
    (Size(width: 0, height: 5), .zero), (Size(width: 5, height: 0), .zero),
  ])
  func `a size is fitted with its proportions kept`(size: Size, fitted: Size) {
    expect(size.fitted(into: Size(width: 32, height: 32)), is: fitted)
  }

  @Test func `a rectangle is centered in another`() {
    let box = Rect(x: 10, y: 20, width: 32, height: 32)
    expect(box.centered(Size(width: 8, height: 40)), is: Rect(x: 22, y: 16, width: 8, height: 40))
  }

  @Test func `a rectangle is drawn in on all sides`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 6).insetBy(1)
    expect(rect, is: Rect(x: 1, y: 1, width: 8, height: 4))
  }
}
