import FioriRender
import Testing

@testable import TestSupport

struct SVGCanvasTests {
  private func svg(_ commands: WrittenCommands) throws -> String {
    let list = commands.list
    let words = AccessibilityText(title: commands.title ?? "", text: commands.description)
    var canvas = SVGCanvas(
      list.size, accessibilityText: words, outlines: SquareOutlines(), idPrefix: commands.prefix,
      pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.description
  }

  /// Commands, and the SVG; without a title only what is inside of it.
  @Test(arguments: CaseList.all(in: "svg"))
  func `commands are written as SVG`(cases: CaseList) throws {
    try cases.check { text in
      let commands = try WrittenCommands(text.text)
      let lines = try svg(commands).replacing(/base64,[A-Za-z0-9+\/=]*/, with: "base64,…")
        .split(separator: "\n").map(String.init)
      return commands.title == nil ? Array(lines.dropFirst(3).dropLast()) : lines
    }
  }

  @Test func `a classic header has the gradient of its palette`() throws {
    let classic = try Renderer().svg(of: SampleKPIHeader.view)
    expect(classic.ranges(of: "<linearGradient id=\"gradient-445E75FF-3F566BFF\"").count, is: 1)
    var environment = Environment()
    environment.generation = .horizon
    let horizon = try Renderer().svg(of: SampleKPIHeader.view, in: environment)
    #expect(!horizon.contains("<linearGradient"))
  }
}
