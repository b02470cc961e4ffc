import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Shadows and borders of decorations in the display list.
struct DisplayListShadowTests {
  private func list(_ decoration: Decoration, size: Size = Size(width: 10.2, height: 8))
    -> DisplayList
  {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 20, height: 20), scale: 2))
    let frame = Frame(
      size: size, baseline: nil, content: .placeholder(), decoration: decoration)
    list.append(frame, at: Point(x: 4.1, y: 4))
    return list
  }

  private func lines(_ list: DisplayList) -> [String] {
    var canvas = RecordingCanvas()
    list.paint(on: &canvas)
    return canvas.lines
  }

  @Test func `shadows are drawn in their order beneath the fill, of the same pixels`() {
    let decoration = Decoration(
      fill: .color(RGBA(0xFFFFFF)), cornerRadius: 3, shadows: Shadow.horizon)
    expect(
      lines(list(decoration)),
      is: [
        "shadow of 4 4 10.5 8 radius 3 blur 1 moved 0 0 #00000021",
        "shadow of 4 4 10.5 8 radius 3 blur 4 moved 0 2 #0000000A",
        "fill 10 steps #FFFFFFFF in 4 4 10.5 8",
      ])
  }

  @Test func `nothing casts none`() {
    let decoration = Decoration(cornerRadius: 3, shadows: Shadow.horizon)
    expect(lines(list(decoration, size: .zero)), is: [])
  }

  @Test func `a border is inside by its width`() {
    let border = Decoration.Border(width: 0.5, color: RGBA(0x112233), inset: 0.5)
    let path = Path(Rect(x: 4.75, y: 4.75, width: 9, height: 6.5), cornerRadius: 2.25)
    let decoration = Decoration(cornerRadius: 3, border: border)
    expect(list(decoration).commands, is: [.stroke(path, StrokeStyle(width: 0.5), RGBA(0x112233))])
  }

  @Test func `a shadow does not grow`() {
    #expect(list(Decoration(shadows: Shadow.horizon)).movingParts.isEmpty)
  }
}
