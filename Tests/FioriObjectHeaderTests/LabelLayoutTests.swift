import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// A text with an image beside it (Docs/sources/headers.md#label-items).
struct LabelLayoutTests {
  private func label(
    _ text: String?, icon: Double?, _ side: LabelElement.ImageSide, lines: Int = 1
  ) -> LabelElement {
    LabelElement(
      text: text.map { SquareLayout.text($0, lines: lines) },
      image: icon.map { SquareLayout.icon(side: $0, ascent: $0 - 2) }, imageSide: side, spacing: 4,
      kind: "label")
  }

  private func layout(
    _ label: LabelElement, in width: Double = .infinity,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.layout(label, in: Constraints(maximumWidth: width))
  }

  @Test(arguments: [
    (LabelElement.ImageSide.leading, [0.0, 20]), (.trailing, [0, 34]),
  ])
  func `the image is at its end of the text`(
    side: LabelElement.ImageSide, places: [Double]
  ) throws {
    let frame = try layout(label("abc", icon: 16, side))
    expect(frame.size.width, is: 50)
    expect(frame.kind, is: "label")
    expect(frame.children.map(\.origin.x), is: places)
    expect(frame.children.map { $0.frame.block == nil }, is: [side == .leading, side == .trailing])
    let mirrored = try layout(label("abc", icon: 16, side), in: .infinity, .rightToLeft)
    let expected = zip(frame.children, places).map { 50 - $1 - $0.frame.size.width }
    expect(mirrored.children.map(\.origin.x), is: expected)
  }

  @Test(arguments: [4.0, 16, 40])
  func `both are on one baseline, and the higher one makes the height`(icon: Double) throws {
    let frame = try layout(label("abc", icon: icon, .trailing))
    for child in frame.children {
      #expect(abs(child.origin.y + (child.frame.baseline ?? 0) - (frame.baseline ?? 0)) < 1e-9)
    }
    expect(frame.children.map(\.origin.y).min(), is: 0)
    let bottom = frame.children.map { $0.origin.y + $0.frame.size.height }.max()
    expect(frame.size.height, is: bottom)
  }

  @Test func `the text has the space that the image leaves`() throws {
    let wide = try layout(label("abc def", icon: 16, .trailing, lines: 2), in: 90)
    let narrow = try layout(label("abc def", icon: 16, .trailing, lines: 2), in: 89)
    expect(wide.children[0].frame.block?.lines.count, is: 1)
    expect(narrow.children[0].frame.block?.lines.count, is: 2)
    #expect(narrow.size.width <= 89)
    expect(narrow.children[1].origin.x, is: narrow.children[0].frame.size.width + 4)
  }

  @Test(arguments: [
    (Environment.LayoutDirection.leftToRight, 1, 54.0), (.rightToLeft, 0, 10),
  ])
  func `the image is at the last of several lines, or at the first if these read the other way`(
    direction: Environment.LayoutDirection, line: Int, x: Double
  ) throws {
    let frame = try layout(label("ab cdefg", icon: 16, .trailing, lines: 2), in: 70, direction)
    let (text, image) = (frame.children[0], frame.children[1])
    let lines = try #require(text.frame.block?.lines)
    expect(lines.count, is: 2)
    expect(image.origin.x, is: x)
    let baseline = try image.origin.y + #require(image.frame.baseline)
    expect(baseline, is: text.origin.y + lines[line].baseline)
  }

  @Test func `one alone has no gap beside it`() throws {
    try expect(layout(label("abc", icon: nil, .leading)).size.width, is: 30)
    let image = try layout(label(nil, icon: 16, .trailing))
    expect(image.size, is: Size(width: 16, height: 16))
    expect(image.baseline, is: 14)
    let nothing = try layout(label(nil, icon: nil, .leading))
    expect(nothing.size, is: .zero)
    expect(nothing.baseline, is: nil)
  }
}
