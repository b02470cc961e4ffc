import FioriRender
import Testing

@testable import TestSupport

struct MissingGlyphTests {
  private let view = KPIView(items: [.metric("2"), .unit("中")], caption: "文中文")

  private func message(_ place: String, _ character: String) -> String {
    "\(place): no loaded font has \(character) (Han); "
      + "add one with --font-path DIR or --system-fonts"
  }

  @Test func `missing characters are warnings at their texts, once for each script`() throws {
    let drawing = try Renderer().drawing(of: Figure(view))
    expect(
      drawing.warnings.map(\.description),
      is: [
        message("warning: view.items[1].unit", "U+4E2D '中'"),
        message("warning: view.caption", "U+6587 '文' or U+4E2D '中'"),
      ])
  }

  @Test func `missing characters are errors where they are to be`() throws {
    let renderer = try Renderer(missingGlyphs: .error)
    #expect {
      try renderer.drawing(of: Figure(view))
    } throws: { error in
      (error as? DescriptionError)?.diagnostics.map(\.severity) == [.error, .error]
    }
  }
}
