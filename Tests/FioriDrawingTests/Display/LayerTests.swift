import FioriRender
import Testing

@testable import FioriDrawing
@testable import FioriLayout
@testable import TestSupport

struct LayerTests {
  private static let size = PictureSize(layout: Size(width: 20, height: 10), scale: 2)
  private static let line = DisplayCommand.stroke(
    Path(from: .zero, to: Point(x: 1, y: 1)), StrokeStyle(width: 1, cap: .butt, dash: [4, 2.5]),
    RGBA(0x112233))

  private func lines(_ layer: Layer) -> [String] {
    var list = DisplayList(size: Self.size)
    list.append(.layer(layer))
    var canvas = RecordingCanvas()
    list.paint(on: &canvas)
    return canvas.lines
  }

  @Test func `the content of a layer is drawn between its beginning and its end`() {
    let inner = Layer(opacity: 0.25, commands: [Self.line])
    let clip = Rect(x: 1, y: 2.5, width: 3, height: 4)
    expect(
      lines(Layer(clip: clip, commands: [Self.line, .layer(inner)])),
      is: [
        "layer clip 1 2.5 3 4 opacity 1",
        "stroke 2 steps width 1 butt dash 4 2.5 #112233FF in 0 0 1 1",
        "layer opacity 0.25",
        "stroke 2 steps width 1 butt dash 4 2.5 #112233FF in 0 0 1 1",
        "end",
        "end",
      ])
  }

  @Test func `a clip reports its round corners`() {
    let layer = Layer(
      clip: Rect(x: 1, y: 2.5, width: 30, height: 40), cornerRadius: 8.5, commands: [Self.line])
    expect(lines(layer).first, is: "layer clip 1 2.5 30 40 radius 8.5 opacity 1")
  }

  @Test(arguments: [(-1.0, 0.0), (0.3, 0.3), (2, 1), (.nan, 0)])
  func `an opacity is a share`(given: Double, kept: Double) {
    expect(Layer(opacity: given, commands: []).opacity, is: kept)
  }
}
