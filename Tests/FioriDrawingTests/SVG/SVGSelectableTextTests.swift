import Foundation
import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// SVGs whose texts are texts.
struct SVGSelectableTextTests {
  private func svg(_ view: some Component, _ environment: Environment = Environment()) throws
    -> String
  {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(view, environment: environment))
    return String(
      decoding: try renderer.data(of: drawing, as: .svg(SVGOptions(hasText: true))), as: UTF8.self)
  }

  private static let sales = KPIView(
    items: [.unit("$"), .metric("294")], caption: "Sales & <margin>")

  @Test func `texts can be read, with the names of their fonts`() throws {
    let svg = try svg(Self.sales)
    #expect(svg.contains(">294</text>"))
    #expect(svg.contains(">Sales &amp; &lt;margin&gt;</text>"))
    #expect(
      svg.contains("font-family=\"'Inter', sans-serif\" font-size=\"48\" font-weight=\"300\""))
    #expect(!svg.contains("<use"))
  }

  @Test func `a text is on the baseline of the layout`() throws {
    var environment = Environment()
    environment.padding = Insets(8)
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(Self.sales, environment: environment))
    let list = drawing.displayList.commands.compactMap { command -> Point? in
      guard case .glyphs(let run, let origin) = command, run.text == "294" else { return nil }
      return Point(x: origin.x + run.setting.left, y: origin.y)
    }
    let place = try #require(list.first)
    #expect(
      try svg(Self.sales, environment).contains(
        "<text x=\"\(Decimal.text(place.x))\" y=\"\(Decimal.text(place.y))\" textLength="))
  }

  @Test func `a run from right to left begins at its right edge`() throws {
    let view = KPIView(items: [.metric("2")], caption: "abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}!")
    let svg = try svg(view)
    let run = try #require(
      svg.firstMatch(
        of: /<text x="([0-9.]+)"[^>]*direction="rtl" unicode-bidi="embed"[^>]*>([^<]*)</))
    let start = try #require(svg.firstMatch(of: /<text x="([0-9.]+)"[^>]*>abc/))
    #expect(String(run.2).contains("\u{5E9}\u{5DC}\u{5D5}\u{5DD}"))
    #expect(try #require(Double(run.1)) > (try #require(Double(start.1))))
  }

  @Test func `kern and a raised run are kept`() throws {
    let caption = Text(runs: [
      TextRun("12 m"), TextRun("23", kern: 2, baselineOffset: 5),
    ])
    let svg = try svg(KPIView(items: [.metric("2")], caption: caption))
    let plain = try #require(svg.firstMatch(of: /y="([0-9.]+)"[^>]*>12 m</))
    let raised = try #require(svg.firstMatch(of: /y="([0-9.]+)" letter-spacing="2"[^>]*>23</))
    try expect(#require(Double(plain.1)) - (try #require(Double(raised.1))), is: 5)
  }

  @Test func `with the fonts at hand it looks like the PNG`() throws {
    let renderer = try Renderer()
    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    let drawing = try renderer.drawing(of: Figure(Self.sales, environment: environment))
    let text = try Rasterizer.png(
      of: try renderer.data(of: drawing, as: .svg(SVGOptions(hasText: true))), zoom: 2,
      fonts: Repository.root.appending(path: "Fonts"))
    let picture = try Self.bitmap(renderer.data(of: drawing, as: .png))
    let difference = try #require(PictureDifference(try Self.bitmap(text), picture))
    #expect(difference.mean < 1)
  }

  private static func bitmap(_ png: [UInt8]) throws -> Bitmap {
    try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 1_000_000, maximumByteCount: 1_000_000))
  }
}
