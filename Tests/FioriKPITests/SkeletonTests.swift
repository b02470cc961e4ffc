import FioriModel
import Testing

@testable import FioriRender
@testable import TestSupport

/// Views that wait for their content (Docs/sources/headers.md#loading).
struct SkeletonTests {
  /// The areas of a drawing's fills, and their colors.
  private func blocks(of drawn: DrawnView) -> [(area: Rect, color: RGBA)] {
    drawn.drawing.displayList.stillCommands.compactMap { command in
      guard case .fill(let path, .color(let color)) = command, let area = path.bounds else {
        return nil
      }
      return (area, color)
    }
  }

  /// A view that waits, and the same one when it has its content.
  private func both(_ view: KPIView) throws -> (waiting: DrawnView, ready: DrawnView) {
    var waiting = view
    waiting.isLoading = true
    return (try DrawnView(waiting), try DrawnView(view))
  }

  @Test func `blocks are at the places of the view's own value and caption`() throws {
    let view = KPIView(items: [.unit("$"), .metric("294"), .unit("USD")], caption: "Sales EMEA")
    let (waiting, ready) = try both(view)
    expect(waiting.drawing.report.size, is: ready.drawing.report.size)
    let blocks = blocks(of: waiting)
    try #require(blocks.count == 2)
    let (value, caption) = (blocks[0].area, try ready.part("caption"))
    let (first, last) = (ready.root.children[0].frame, ready.root.children[2].frame)
    #expect(abs(value.minX - first.minX) <= 0.25)
    #expect(abs(value.maxX - last.maxX) <= 0.25)
    #expect(abs(value.size.height - 48 * 0.727) <= 0.5)
    #expect(abs(value.maxY - (try #require(ready.root.children[0].baseline))) <= 0.25)
    #expect(abs(blocks[1].area.minX - caption.frame.minX) <= 0.25)
    let middle = (blocks[1].area.minY + blocks[1].area.maxY) / 2
    #expect(abs(middle - (caption.frame.minY + caption.frame.maxY) / 2) <= 0.5)
    #expect(abs(blocks[1].area.size.height - 13) <= 0.5)
  }

  @Test(
    arguments: Palette.Version.allCases,
    ["primaryGroupedBackground", "secondaryGroupedBackground"] as [ColorStyle])
  func `blocks differ from the backgrounds of cards`(
    palette: Palette.Version, ground: ColorStyle
  ) throws {
    let waiting = KPIView(items: [.metric("73")], caption: "Open", isLoading: true)
    let drawn = try DrawnView(waiting) { $0.palette = palette }
    let blocks = blocks(of: drawn)
    try #require(blocks.count == 2)
    var environment = Environment()
    environment.palette = palette
    let below = Theme(environment).color(ground, on: .light)
    for block in blocks { #expect(Contrast.ratio(of: block.color, on: below) > 1.1) }
  }

  @Test func `only errors of a waiting view are reported`() throws {
    let units = KPIView(
      items: [.unit("a"), .unit("b"), .unit("c"), .metric("2")], isLoading: true)
    try expect(DrawnView(units).warnings, is: [])
    let number = KPIItem.formattedMetric(NumberValue(value: .nan))
    let errors = try DrawnView.errors(of: KPIView(items: [number], isLoading: true))
    expect(errors, is: ["error: view.items[0].metric.value: expected a finite number, found nan"])
  }
}
