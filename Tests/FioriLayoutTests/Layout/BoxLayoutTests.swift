import FioriElements
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

  @Test func `a box gives its content the room that is left`() throws {
    let text = SquareLayout.text("aa bb", lines: 2)
    let frame = try frame(BoxElement(content: .text(text), padding: Insets(5), width: 40))
    expect(frame.children.first?.frame.block?.lines.count, is: 2)
    #expect(abs(try #require(frame.baseline) - 5 - SquareLayout.font.ascent) < 1e-9)
  }
}
