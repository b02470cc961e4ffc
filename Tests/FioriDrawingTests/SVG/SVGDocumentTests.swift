import FioriRender
import Testing

@testable import TestSupport

/// Whole documents, as the renderer writes them.
struct SVGDocumentTests {
  private let svg: String

  init() throws {
    let view = KPIView(
      items: [
        .icon(.builtin(.package)), .unit("$"), .metric("1,265,849.98"), .unit("k"),
        .icon(.data(Array(SVGDocumentTests.icon.utf8))),
      ],
      caption: "Sales & <margin> of a year in all regions, cut after two lines of it at most",
      isEnabled: false)
    var environment = Environment()
    environment.scale = 3
    environment.padding = Insets(0.1)
    environment.background = .rgb(255, 255, 255)
    svg = try Renderer().svg(of: view, in: environment)
  }

  private static let icon =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 7 3'><rect width='7' height='3'/></svg>"

  /// The document without what is in base 64.
  private var plain: String {
    svg.replacing(/base64,[A-Za-z0-9+\/=]*/, with: "base64")
  }

  @Test func `the title is the caption, the description all that there is to read`() {
    #expect(svg.contains("<title>Sales &amp; &lt;margin&gt; of a year"))
    #expect(svg.contains("at most, $1,265,849.98k, disabled</desc>"))
  }

  @Test func `no number is none, endless or with an exponent`() {
    #expect(plain.firstMatch(of: /[0-9]e[-+]?[0-9]/) == nil)
    #expect(plain.firstMatch(of: /\bnan\b/) == nil)
    #expect(plain.firstMatch(of: /\binf\b/) == nil)
  }

  @Test func `every reference has its definition`() {
    let used = Set(plain.matches(of: /href="#([^"]+)"/).map(\.1))
    let defined = plain.matches(of: /\ id="([^"]+)"/).map(\.1)
    #expect(!used.isEmpty)
    expect(used, is: Set(defined))
    expect(Set(defined).count, is: defined.count)
  }

  @Test func `texts are outlines`() {
    #expect(!plain.contains("<text"))
    #expect(!plain.contains("font-family"))
    #expect(plain.contains("id=\"Inter-Light-"))
    #expect(plain.contains("id=\"Inter-Regular-"))
  }
}
