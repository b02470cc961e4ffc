import FioriElements
import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct PictureLayoutTests {
  /// A view of 100 × 50 with a part in its corner.
  private let view = Frame(
    size: Size(width: 100, height: 50), baseline: 20,
    content: .group([
      Frame.Placed(
        origin: Point(x: 1, y: 2),
        frame: Frame(
          size: Size(width: 10, height: 10), baseline: nil, content: .group([]), kind: "part"))
    ]), kind: "view")

  private func layout(_ change: (inout Environment) -> Void) -> PictureLayout {
    var environment = Environment()
    change(&environment)
    return PictureLayout(environment: environment)
  }

  @Test func `a picture is as large as its view`() {
    let frame = layout { _ in }.frame(around: view)
    expect(frame.size, is: Size(width: 100, height: 50))
    expect(frame.children, is: [Frame.Placed(origin: .zero, frame: view)])
  }

  @Test func `a view has the room that the environment gives it`() {
    expect(layout { _ in }.constraints.maximumWidth, is: .infinity)
    let narrow = layout {
      $0.width = 80
      $0.padding = Insets(10)
    }
    expect(narrow.constraints.maximumWidth, is: 80)
  }

  @Test func `padding stands around the view`() {
    let frame = layout { $0.padding = Insets(top: 1, right: 2, bottom: 4, left: 8) }
      .frame(around: view)
    expect(frame.size, is: Size(width: 110, height: 55))
    expect(frame.children.first?.origin, is: Point(x: 8, y: 1))
  }

  @Test func `padding is added to a width and a height that are given`() {
    let picture = layout {
      $0.width = 200
      $0.height = 60
      $0.padding = Insets(5)
    }
    expect(picture.frame(around: view).size, is: Size(width: 210, height: 70))
  }

  @Test func `a view with more room than it needs stands in the middle of it`() throws {
    let picture = layout {
      $0.width = 120
      $0.height = 90
    }
    let placed = try #require(picture.frame(around: view).children.first)
    expect(placed.origin, is: .zero)
    expect(placed.frame.size, is: Size(width: 120, height: 90))
    expect(placed.frame.baseline, is: 40)
    expect(placed.frame.children.first?.origin, is: Point(x: 11, y: 22))
  }

  @Test func `what does not fit is told`() {
    let findings = layout {
      $0.width = 99.5
      $0.height = 10
    }.findings(for: view)
    expect(
      findings,
      is: [
        .warning(DescriptionPath(), "needs a width of 100 points, but has 99.5; it is clipped"),
        .warning(DescriptionPath(), "needs a height of 50 points, but has 10; it is clipped"),
      ])
  }

  @Test(arguments: [100.0, 101, 99.9995])
  func `what fits is not told`(width: Double) {
    #expect(layout { $0.width = width }.findings(for: view).isEmpty)
  }
}
