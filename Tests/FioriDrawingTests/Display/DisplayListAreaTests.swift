import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

/// Grounds, hairlines, blocks and rings on device pixels.
struct DisplayListAreaTests {
  private func commands(
    _ frame: Frame, at origin: Point, scale: Double = 2
  ) -> [DisplayCommand] {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 100, height: 100), scale: scale))
    list.append(frame, at: origin)
    return list.commands
  }

  private func empty(_ size: Size, _ decoration: Decoration) -> Frame {
    Frame(size: size, baseline: nil, content: .group([]), decoration: decoration)
  }

  @Test func `a background reaches to the next pixel`() {
    let fill = Fill.verticalGradient(top: RGBA(0x111111), bottom: RGBA(0x222222))
    let frame = empty(Size(width: 50, height: 20.2), Decoration(fill: fill))
    let area = Path(Rect(x: 10, y: 10, width: 50.5, height: 21))
    expect(commands(frame, at: Point(x: 10.2, y: 10.4)), is: [.fill(area, fill)])
  }

  @Test(arguments: [(1.0, 21.0, 20.0), (2, 20.5, 20), (4, 20.25, 20)])
  func `a hairline is the last row of pixels`(scale: Double, bottom: Double, top: Double) {
    let color = RGBA(0x333333)
    let frame = empty(Size(width: 50, height: 20.2), Decoration(bottomHairline: color))
    let line = Path(Rect(x: 0, y: top, width: 50, height: bottom - top))
    expect(commands(frame, at: .zero, scale: scale), is: [.fill(line, .color(color))])
  }

  @Test func `a background is under its hairline and both under the content`() {
    let block = Frame(
      size: Size(width: 10, height: 10), baseline: nil,
      content: .block(Block(color: RGBA(0x444444))))
    let frame = Frame(
      size: Size(width: 50, height: 20), baseline: nil,
      content: .group([Frame.Placed(origin: .zero, frame: block)]),
      decoration: Decoration(fill: .color(RGBA(0x111111)), bottomHairline: RGBA(0x333333)))
    let colors = commands(frame, at: .zero).map { command -> RGBA? in
      if case .fill(_, .color(let color)) = command { color } else { nil }
    }
    expect(colors, is: [RGBA(0x111111), RGBA(0x333333), RGBA(0x444444)])
  }

  @Test func `a block has its edges on pixels and its corners round`() {
    let block = Frame(
      size: Size(width: 20.1, height: 7.9), baseline: nil,
      content: .block(Block(cornerRadius: 2, color: RGBA(0x444444))))
    let area = Rect(x: 1, y: 2.5, width: 20.5, height: 7.5)
    expect(
      commands(block, at: Point(x: 1.2, y: 2.3)),
      is: [
        .fill(Path(area, cornerRadius: 2), .color(RGBA(0x444444)))
      ])
  }

  @Test(arguments: [(1.0, 0.5), (2, 0.25), (4, 0.125)])
  func `a block's hairline is a pixel inside its edges`(scale: Double, inset: Double) {
    let block = Frame(
      size: Size(width: 20, height: 8), baseline: nil,
      content: .block(
        Block(cornerRadius: 2, color: RGBA(0x444444), hairline: RGBA(0x111111))))
    let area = Rect(x: 1, y: 2, width: 20, height: 8)
    let line = Rect(
      x: 1 + inset, y: 2 + inset, width: 20 - 2 * inset, height: 8 - 2 * inset)
    expect(
      commands(block, at: Point(x: 1, y: 2), scale: scale),
      is: [
        .fill(Path(area, cornerRadius: 2), .color(RGBA(0x444444))),
        .stroke(Path(line, cornerRadius: 2 - inset), StrokeStyle(width: 2 * inset), RGBA(0x111111)),
      ])
  }

  @Test func `a ring keeps its size on a corner of the grid`() {
    let ring = Ring(progress: 0.5, lineWidth: 2, track: RGBA(0x111111), color: RGBA(0x222222))
    let frame = Frame(
      size: Size(width: 30, height: 30), baseline: nil, content: .ring(ring), kind: "ring")
    let center = Point(x: 16.5, y: 17)
    expect(
      commands(frame, at: Point(x: 1.3, y: 2.1)),
      is: [
        .stroke(Path(circleAround: center, radius: 15), StrokeStyle(width: 2), RGBA(0x111111)),
        .arc(Arc(center: center, radius: 15, turns: 0.5), width: 2, RGBA(0x222222)),
      ])
  }
}
