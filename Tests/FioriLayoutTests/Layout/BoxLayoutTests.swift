import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct BoxLayoutTests {
  private static let block = Element.block(
    BlockElement(size: Size(width: 40, height: 10), color: SquareLayout.black))

  private func frame(_ box: BoxElement) throws -> Frame {
    var engine = SquareLayout.engine()
    return try engine.layout(.box(box), in: Constraints(maximumWidth: .infinity))
  }

  @Test func `a box has its padding around its content`() throws {
    let padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
    let frame = try frame(BoxElement(content: Self.block, padding: padding))
    expect(frame.size, is: Size(width: 46, height: 14))
    expect(frame.children.map(\.origin), is: [Point(x: 4, y: 1)])
  }

  @Test func `a box larger than its content has it in the middle`() throws {
    let padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
    let frame = try frame(
      BoxElement(content: Self.block, padding: padding, width: 100, minimumHeight: 50))
    expect(frame.size, is: Size(width: 100, height: 50))
    expect(frame.children.map(\.origin), is: [Point(x: 31, y: 19)])
  }

  @Test func `a box leaves the remaining space to its content`() throws {
    let text = SquareLayout.text("aa bb", lines: 2)
    let frame = try frame(BoxElement(content: .text(text), padding: Insets(5), width: 40))
    expect(frame.children.first?.frame.block?.lines.count, is: 2)
    #expect(abs(try #require(frame.baseline) - 5 - SquareLayout.font.ascent) < 1e-9)
  }

  /// A character whose ink reaches 6 points above its line and 3 points to the left of it.
  private func frame(_ decoration: Decoration?, padding: Insets) throws -> Frame {
    let ink = Rect(x: -0.3, y: -1.5053, width: 1.3, height: 1.5)
    var engine = SquareLayout.engine(inks: ["j": ink])
    let box = BoxElement(
      content: .text(SquareLayout.text("jj")), padding: padding, decoration: decoration)
    return try engine.layout(.box(box), in: Constraints(maximumWidth: .infinity))
  }

  @Test func `a box grows by whole points until no ink reaches its border`() throws {
    let border = Decoration(border: Decoration.Border(width: 1, color: SquareLayout.black))
    let padding = Insets(top: 2, right: 3, bottom: 2, left: 3.5)
    let frame = try frame(border, padding: padding)
    expect(frame.children.map(\.origin), is: [Point(x: 4.5, y: 7)])
    expect(frame.children.map(\.frame.size), is: [Size(width: 20, height: 11.172)])
    #expect(abs(frame.size.width - 27.5) < 1e-9 && abs(frame.size.height - 20.172) < 1e-9)
  }

  @Test func `a background without a border also contains all ink`() throws {
    let fill = Decoration(fill: .color(SquareLayout.black))
    let frame = try frame(fill, padding: Insets(2))
    expect(frame.children.map(\.origin), is: [Point(x: 3, y: 6)])
  }

  @Test func `a box without an edge stays as it is`() throws {
    try expect(frame(nil, padding: Insets(1)).children.map(\.origin), is: [Point(x: 1, y: 1)])
  }
}
