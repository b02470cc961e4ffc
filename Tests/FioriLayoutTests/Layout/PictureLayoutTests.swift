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

  @Test func `a view has the space of the environment`() {
    expect(layout { _ in }.constraints.maximumWidth, is: .infinity)
    let narrow = layout {
      $0.width = 80
      $0.padding = Insets(10)
    }
    expect(narrow.constraints.maximumWidth, is: 80)
  }

  @Test func `padding is around the view`() {
    let frame = layout { $0.padding = Insets(top: 1, right: 2, bottom: 4, left: 8) }
      .frame(around: view)
    expect(frame.size, is: Size(width: 110, height: 55))
    expect(frame.children.first?.origin, is: Point(x: 8, y: 1))
  }

  @Test func `padding is added to an explicit width and height`() {
    let picture = layout {
      $0.width = 200
      $0.height = 60
      $0.padding = Insets(5)
    }
    expect(picture.frame(around: view).size, is: Size(width: 210, height: 70))
  }

  @Test func `a view with more space than it needs is centered`() throws {
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

  @Test func `parts that do not fit are reported`() {
    let findings = layout {
      $0.width = 99.5
      $0.height = 10
    }.findings(for: view)
    expect(
      findings,
      is: [
        .warning(
          DescriptionPath(),
          Message(
            .noRoom,
            "needs a width of 100 points, but has only 99.5, so it is clipped; "
              + "make the view wider")),
        .warning(
          DescriptionPath(),
          Message(
            .noRoom,
            "needs a height of 50 points, but has only 10, so it is clipped; make "
              + "the view taller")),
      ])
  }

  @Test(arguments: [100.0, 101, 99.9995])
  func `parts that fit are not reported`(width: Double) {
    #expect(layout { $0.width = width }.findings(for: view).isEmpty)
  }

  // MARK: Ink

  /// A text whose letters reach 5.947 points above its box, 3 to its left, 2 to its right and 1.881
  /// below it.
  private func picture(
    _ change: (inout Environment) -> Void
  ) throws -> (frame: Frame, findings: [Finding]) {
    let ink = Rect(x: -0.3, y: -1.5, width: 1.5, height: 1.9)
    var engine = SquareLayout.engine(inks: ["j": ink])
    let text = Element.text(SquareLayout.text("jaj"))
    let view = Frame(
      size: Size(width: 30, height: 11.172), baseline: nil,
      content: .group([
        Frame.Placed(
          origin: .zero, frame: try engine.layout(text, in: Constraints(maximumWidth: .infinity)))
      ]), kind: "view")
    let picture = layout(change)
    let frame = picture.frame(around: view)
    let check = try InkCheck(frame, in: Rect(origin: .zero, size: frame.size), engine.shaper)
    return (picture.frame(frame, withRoomFor: check), picture.findings(for: check))
  }

  @Test func `a picture grows by the whole points that ink needs on each side`() throws {
    let (frame, findings) = try picture { _ in }
    #expect(abs(frame.size.width - 35) < 1e-9 && abs(frame.size.height - 19.172) < 1e-9)
    expect(frame.children.map(\.origin), is: [Point(x: 3, y: 6)])
    expect(LayoutReport(frame).root.frame.origin, is: Point(x: 3, y: 6))
    expect(findings, is: [])
  }

  @Test func `ink in the padding needs no space`() throws {
    let (frame, findings) = try picture {
      $0.padding = Insets(top: 6, right: 1, bottom: 2, left: 3)
    }
    #expect(abs(frame.size.width - 35) < 1e-9 && abs(frame.size.height - 19.172) < 1e-9)
    expect(frame.children.map(\.origin), is: [.zero])
    expect(findings, is: [])
  }

  @Test func `ink outside a fixed size causes a warning with its text`() throws {
    let (frame, findings) = try picture {
      $0.width = 30
      $0.height = 12
    }
    expect(frame.size, is: Size(width: 30, height: 12))
    expect(
      findings,
      is: [
        .warning(
          DescriptionPath(.key("text")),
          Message(
            .noRoom,
            "the letters of 'jaj' reach 6 points above and 2 points below and 3 points left of and "
              + "2 points right of the picture and are clipped; add 'padding'"))
      ])
  }

  @Test func `the side without a fixed length grows`() throws {
    let (frame, findings) = try picture { $0.height = 11.172 }
    expect(frame.size, is: Size(width: 35, height: 11.172))
    expect(
      findings.map(\.message.text),
      is: [
        "the letters of 'jaj' reach 6 points above and 2 points below the picture and are clipped; "
          + "add 'padding'"
      ])
  }

  @Test func `ink of a text outside the picture needs no space on that side`() throws {
    let (frame, _) = try picture { $0.padding = Insets(top: -1, right: 0, bottom: 0, left: 0) }
    expect(frame.children.map(\.origin), is: [Point(x: 3, y: 0)])
  }
}
