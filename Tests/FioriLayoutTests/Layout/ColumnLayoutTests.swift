import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct ColumnLayoutTests {
  private func frame(
    _ texts: [(space: Double, text: String)], _ alignment: HorizontalAlignment = .leading,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    let items = texts.map {
      ColumnElement.Item(topSpace: $0.space, element: .text(SquareLayout.text($0.text)))
    }
    let column = ColumnElement(items: items, alignment: alignment, kind: "column")
    return try engine.layout(.column(column), in: Constraints(maximumWidth: .infinity))
  }

  @Test func `parts are below each other with their spaces, without space above the first`() throws
  {
    let frame = try frame([(9, "aaaa"), (3, "bb")])
    expect(frame.children.map(\.origin.y), is: [0, 11.172 + 3])
    expect(frame.size, is: Size(width: 40, height: 11.172 + 3 + 11.172))
    expect(frame.kind, is: "column")
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, Environment.LayoutDirection.leftToRight, 0.0),
    (.center, .leftToRight, 10), (.trailing, .leftToRight, 20),
    (.leading, .rightToLeft, 20), (.center, .rightToLeft, 10), (.trailing, .rightToLeft, 0),
  ])
  func `narrower parts are aligned beside the widest`(
    alignment: HorizontalAlignment, direction: Environment.LayoutDirection, x: Double
  ) throws {
    let frame = try frame([(0, "aaaa"), (0, "bb")], alignment, direction)
    expect(frame.children.map(\.origin.x), is: [0, x])
  }

  @Test func `the baseline is the first part's`() throws {
    try expect(frame([(5, "a"), (5, "b")]).baseline, is: 9.053)
  }

  @Test func `a column of nothing has no size and no baseline`() throws {
    let frame = try frame([])
    expect(frame.size, is: .zero)
    expect(frame.baseline, is: nil)
  }
}
