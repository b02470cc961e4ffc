import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// What icons are read as, and what is said of an SVG that is outside the subset, or that would take
/// all time and memory.
struct SVGReaderTests {
  @Test(arguments: CaseList.all(in: "icons"))
  func `an icon is read`(cases: CaseList) throws {
    try cases.check { text in
      do {
        let icon = try IconText(text.text)
        return [icon.heading] + icon.findings + icon.lines
      } catch {
        return ["error: \(error)"]
      }
    }
  }

  private static let square = "<path d='M0 0h2v2H0z'/>"
  private static let many = 30_000

  @Test(
    arguments: [
      (String(repeating: "<g>", count: many), "elements nested more than 64 deep"),
      (String(repeating: "<g/>", count: many), "more than 4000 elements"),
      (
        (0..<9).map {
          "<g id='a\($0)'>" + String(repeating: "<use href='#a\($0 + 1)'/>", count: 9) + "</g>"
        }
        .joined(),
        "more than 4000 elements to draw"
      ),
      (
        "<path d='M0 0\(String(repeating: "h1", count: many))'/>",
        "more than 20000 path segments"
      ),
      (
        "<style>\(String(repeating: ".a{}", count: many))</style>",
        "more than 400 style rules"
      ),
    ].map { (LongText($0), $1) })
  func `an icon of too many parts gets one line`(source: LongText, parts: String) {
    expect(
      #expect(throws: (any Error).self) { try IconText(source.text) }.map { "\($0)" },
      is: "SVG has \(parts), which is not allowed in an icon; save it as plain shapes")
  }

  @Test(
    arguments: [
      "<path fill='none' stroke='red' stroke-width='9' d='M0 0\(String(repeating: "L15 3L2 16", count: 900))'/>",
      String(repeating: "<g opacity='.5'>\(square)\(square)</g>", count: 900),
      "<radialGradient id='a'><stop/><stop offset='1'/></radialGradient>"
        + String(repeating: "<path d='M0 0h16v16H0z' fill='url(#a)'/>", count: 900),
    ].map(LongText.init))
  func `an icon that takes long to draw is an error`(content: LongText) throws {
    let source = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(content.text)</svg>"
    let view = KPIView(items: [.icon(Image(.data(Array(source.utf8))))])
    let message = try #require(DrawnView.errors(of: view).first)
    #expect(message.contains(/image in the description: SVG takes about \d+ ms to draw at this/))
  }
}
