import FioriRender
import Testing

@testable import FioriBasics
@testable import FioriDrawing
@testable import TestSupport

/// Translucent lines around areas, which are drawn without what is empty between them.
struct HollowLineTests {
  private static let color = RGBA(red: 91, green: 115, blue: 139, alpha: 61)

  private struct Border: CustomTestStringConvertible, Sendable {
    var rect: Rect
    var cornerRadius: Double
    var width: Double
    var scale: Double

    var testDescription: String { "\(rect) \(cornerRadius) \(width) \(scale)" }

    func bitmap(_ path: Path) throws -> Bitmap {
      let size = PictureSize(layout: Size(width: 300, height: 180), scale: scale)
      var list = DisplayList(size: size, background: RGBA(0xFFFFFF))
      list.append(.stroke(path, StrokeStyle(width: width), HollowLineTests.color))
      return try list.bitmap()
    }

    var path: Path { Path(rect, cornerRadius: cornerRadius) }

    func line(_ path: Path) -> HollowLine? {
      HollowLine(
        path, StrokeStyle(width: width), HollowLineTests.color,
        in: PictureSize(layout: Size(width: 300, height: 180), scale: scale))
    }
  }

  private static let borders: [Border] = [
    Border(
      rect: Rect(x: 0.45, y: 0.45, width: 299.1, height: 179.1), cornerRadius: 16, width: 0.3,
      scale: 2),
    Border(
      rect: Rect(x: 8.25, y: 7.75, width: 250.5, height: 150.3), cornerRadius: 15.5, width: 1,
      scale: 1.37),
    Border(rect: Rect(x: 10, y: 10, width: 270, height: 160), cornerRadius: 0, width: 9, scale: 1),
    Border(rect: Rect(x: 20, y: 12, width: 240, height: 155), cornerRadius: 3, width: 12, scale: 3),
    Border(
      rect: Rect(x: -40, y: 20.1, width: 290, height: 400), cornerRadius: 24, width: 2.5, scale: 2),
  ]

  @Test(arguments: borders) private func `a border has the pixels of a line drawn at once`(
    border: Border
  ) throws {
    // A further line outside the picture leaves the whole stroke to Cairo.
    var atOnce = border.path
    atOnce.move(to: Point(x: 1_000, y: 0))
    atOnce.line(to: Point(x: 1_000, y: 10))
    #expect(border.line(border.path) != nil)
    #expect(border.line(atOnce) == nil)
    try expect(border.bitmap(border.path), is: border.bitmap(atOnce))
  }

  @Test func `shapes that are not hollow are drawn at once`() {
    let border = Self.borders[0]
    let rect = border.rect
    var crossed = border.path
    crossed.move(to: Point(x: rect.minX, y: rect.midY))
    crossed.line(to: Point(x: rect.maxX, y: rect.midY))
    let small = Path(Rect(x: 10, y: 10, width: 60, height: 60), cornerRadius: 4)
    let circle = Path(Rect(x: 10, y: 10, width: 160, height: 160), cornerRadius: 80)
    #expect(
      [crossed, small, circle, Path()].map { border.line($0) == nil } == [true, true, true, true])
  }
}
