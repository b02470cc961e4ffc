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

  /// `aaaa` of 20 points is 80 points wide.
  @Test(arguments: [(80.0, 14.0), (64, 13.6), (40, 8.5)])
  func `a caption shrinks less than its number`(
    width: Double, size: Double
  ) throws {
    var engine = SquareLayout.engine()
    var caption = SquareLayout.text("b", size: 30)
    caption.isBoundToNumber = true
    let row = SquareLayout.row([(0, .text(SquareLayout.text("aaaa", size: 20)))])
    let column = ColumnElement(
      items: [
        ColumnElement.Item(topSpace: 0, element: .row(row)),
        ColumnElement.Item(
          topSpace: 0, element: .text(caption), isCaption: true, largestShare: 0.7),
      ], alignment: .leading, kind: "column")
    let frame = try engine.layout(.column(column), in: Constraints(maximumWidth: width))
    expect(frame.children[1].frame.largestTextSize, is: size)
  }

  @Test func `a column of nothing has no size and no baseline`() throws {
    let frame = try frame([])
    expect(frame.size, is: .zero)
    expect(frame.baseline, is: nil)
  }
}
