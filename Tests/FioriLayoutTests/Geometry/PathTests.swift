import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

struct PathTests {
  @Test func `a rectangle is drawn clockwise and closed`() {
    let path = Path(Rect(x: 1, y: 2, width: 10, height: 20))
    expect(
      path.steps,
      is: [
        .move(Point(x: 1, y: 2)), .line(Point(x: 11, y: 2)), .line(Point(x: 11, y: 22)),
        .line(Point(x: 1, y: 22)), .close,
      ])
    expect(path.bounds, is: Rect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test func `a circle touches its square`() {
    let path = Path(circleAround: Point(x: 5, y: 6), radius: 4)
    expect(path.bounds, is: Rect(x: 1, y: 2, width: 8, height: 8))
    expect(path.steps.count, is: 6)
  }

  @Test func `bounds include the handles of curves`() {
    var path = Path()
    path.move(to: .zero)
    path.curve(Point(x: -5, y: 0), Point(x: 0, y: 9), to: Point(x: 1, y: 1))
    expect(path.bounds, is: Rect(x: -5, y: 0, width: 6, height: 9))
  }

  @Test func `a path without points has no bounds`() {
    expect(Path().bounds, is: nil)
    #expect(Path().isEmpty)
    #expect(Path(through: [], isClosed: true).isEmpty)
  }

  @Test func `a line through points may be closed`() {
    let points = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1)]
    expect(Path(through: points, isClosed: false).steps.count, is: 3)
    expect(Path(through: points, isClosed: true).steps.last, is: .close)
  }

  @Test func `every point is mapped`() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.curve(Point(x: 2, y: 2), Point(x: 3, y: 3), to: Point(x: 4, y: 4))
    path.close()
    let mapped = path.mapped { $0 * 2 }
    expect(
      mapped.steps,
      is: [
        .move(Point(x: 2, y: 2)),
        .curve(Point(x: 4, y: 4), Point(x: 6, y: 6), Point(x: 8, y: 8)), .close,
      ])
  }
}
