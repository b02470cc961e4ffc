import FioriRender
import Testing

@testable import TestSupport

/// Inputs that are hostile by their size, made here so that a clone stays small.
@Suite(.timeLimit(.minutes(1))) struct HostileSizeTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a million bytes of nesting get one line`(opening: String) {
    let text = String(repeating: opening, count: 1_000_000 / opening.utf8.count)
    let lines = Document(json: Array(text.utf8)).diagnostics.map(\.description)
    expect(lines.count, is: 1)
    expect(lines.first?.hasSuffix("nesting deeper than 64 levels; flatten the document"), is: true)
  }

  @Test func `a byte more than a million gets one line`() {
    let json = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_001)
    expect(
      Document(json: json).diagnostics.map(\.description),
      is: [
        "description:1:1: error: the description has more than the 1000000 bytes allowed; split it"
      ])
  }

  @Test(arguments: [
    "a{b:c;}", "@a:@a;", "a,", "@media (device: ipad){", "/*", "a{b:", "}", "a b ", "@a:rgb(",
  ])
  func `a sheet of 100,000 pieces is read`(piece: String) {
    let text = String(repeating: piece, count: min(100_000, 1_000_000 / piece.utf8.count))
    let sheet = StyleSheet(text)
    #expect(sheet.diagnostics.count <= 101)
  }

  @Test func `a sheet of 100,000 rules draws`() throws {
    var figure = Figure(KPIView(items: [.metric("1")], caption: "a", styleClass: ["a"]))
    let rules = String(repeating: "a{b:c;}", count: 99_999)
    figure.styleSheets = [StyleSheet(rules + "a{font-color:blue;}")]
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: figure)
    #expect(try !renderer.data(of: drawing, as: .png).isEmpty)
  }

  @Test func `a chain of 50,000 constants ends`() throws {
    let chain = (0..<50_000).map { "@a\($0):@a\($0 + 1);" }.joined()
    var figure = Figure(KPIView(items: [.metric("1")]))
    figure.styleSheets = [StyleSheet(chain + "fdlFUIKPIView{tint-color:@a0;}")]
    let renderer = try Renderer()
    _ = renderer.diagnostics(of: figure.styleSheets)
    #expect(try !renderer.drawing(of: figure).report.json.isEmpty)
  }

  @Test func `texts of a million bytes get one line`() throws {
    let text = String(repeating: "a b ", count: 1_000)
    let cards = [String](repeating: "{\"type\":\"kpiCard\",\"title\":\"\(text)\"}", count: 240)
    let json =
      "{\"view\":{\"type\":\"cardCollection\",\"cards\":[\(cards.joined(separator: ","))]}}"
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    let error = #expect(throws: DescriptionError.self) { try Renderer().drawing(of: figure) }
    expect(
      error?.diagnostics.map(\.description),
      is: [
        "description:1:9: error: view: 960000 characters of text in all, more than the 500000 "
          + "allowed; shorten the text or split the figure"
      ])
  }
}
