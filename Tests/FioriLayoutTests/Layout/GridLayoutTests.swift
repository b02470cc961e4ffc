import FioriRender
import Testing

@testable import FioriLayout
@testable import FioriSheets
@testable import TestSupport

struct GridLayoutTests {
  private func block(_ width: Double, _ height: Double) -> Element {
    .block(BlockElement(size: Size(width: width, height: height), color: SquareLayout.black))
  }

  private func frame(
    _ grid: GridElement, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.layout(.grid(grid), in: Constraints(maximumWidth: .infinity))
  }

  /// Two columns and two rows, of which one has an empty place.
  private func grid(centersCells: Bool = true) -> GridElement {
    GridElement(
      columns: [.init(width: 40), .init(width: 30, alignment: .trailing)],
      rows: [
        .init(cells: [block(10, 10), block(20, 16)], minimumHeight: 12, kind: "first"),
        .init(cells: [nil, block(30, 4)], minimumHeight: 12),
      ], spacing: 8, centersCells: centersCells, kind: "grid")
  }

  @Test func `columns have their widths and rows their highest part's height`() throws {
    let frame = try frame(grid())
    expect(frame.size, is: Size(width: 78, height: 28))
    expect(frame.kind, is: "grid")
    expect(frame.children.map(\.origin), is: [.zero, Point(x: 0, y: 16)])
    expect(frame.children.map(\.frame.size.height), is: [16, 12])
    expect(frame.children.map(\.frame.kind), is: ["first", nil])
  }

  @Test(arguments: [(true, 3.0, 4.0), (false, 0, 0)])
  func `lower parts are in the middle or at the top`(
    centersCells: Bool, first: Double, second: Double
  ) throws {
    let rows = try frame(grid(centersCells: centersCells)).children.map(\.frame)
    expect(rows[0].children.map(\.origin), is: [Point(x: 0, y: first), Point(x: 58, y: 0)])
    expect(rows[1].children.map(\.origin), is: [Point(x: 48, y: second)])
  }

  @Test func `columns run in the direction of reading`() throws {
    let row = try frame(grid(), .rightToLeft).children[0].frame
    expect(row.children.map(\.origin), is: [Point(x: 68, y: 3), Point(x: 0, y: 0)])
  }

  @Test func `a text has the space of its column`() throws {
    let text = Element.text(SquareLayout.text("aaa bbb", lines: 2))
    let grid = GridElement(columns: [.init(width: 40)], rows: [.init(cells: [text])])
    let row = try frame(grid).children[0].frame
    expect(row.children.first?.frame.block?.lines.count, is: 2)
    expect(row.baseline, is: row.children.first?.frame.baseline)
  }

  @Test func `a grid of nothing is empty`() throws {
    try expect(frame(GridElement(columns: [], rows: [])).size, is: .zero)
  }
}
