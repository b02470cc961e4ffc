import FioriRender
import Testing

@testable import FioriLayout
@testable import FioriModel
@testable import TestSupport

/// Soft hyphens, which show only where a line ends after them.
struct SoftHyphenTests {
  private func caption(
    _ text: String, kern: Double = 0, last: String = "", size: Double = 15
  ) throws -> (lines: [String], width: Double) {
    let pool = try FontEnginePool.pool(for: FontOptions())
    return try pool.withEngine { engine in
      let settings = TextSettings(
        family: EmbeddedFonts.family, language: "de", direction: .leftToRight,
        missingGlyphs: .warning)
      var layout = LayoutEngine(
        shaper: engine, settings: settings, images: LoadedImages())
      let font = ClassicKPIAttributes().captionFont
      let frame = try layout.layout(
        .text(
          TextElement(
            text: StyledText(
              runs: [
                StyledText.Run(text: text, font: font, color: RGBA(0), kern: kern),
                StyledText.Run(text: last, font: font.resized(to: size), color: RGBA(0)),
              ], font: font, color: RGBA(0)), kind: "caption",
            origin: DescriptionPath(), lineLimit: 2)),
        in: Constraints(maximumWidth: 216))
      guard case .text(let block) = frame.content else { return ([], 0) }
      return (block.lines.map { $0.runs.map(\.text).joined() }, frame.size.width)
    }
  }

  @Test func `a line that ends after a soft hyphen shows a hyphen and keeps its width`() throws {
    let shown = try caption("Donaudampfschifffahrts\u{AD}gesell\u{AD}schafts\u{AD}kapitän")
    expect(shown.lines.count, is: 2)
    expect(shown.lines.first?.hasSuffix("\u{AD}-"), is: true)
    expect(shown.lines.last?.contains("-"), is: false)
    #expect(shown.width <= 216)
  }

  @Test func `a word without soft hyphens is broken with a hyphen and keeps its width`() throws {
    let shown = try caption("Instandhaltungsauftragsverwaltung")
    expect(shown.lines, is: ["Instandhaltungsauftrags-", "verwaltung"])
    #expect(shown.width <= 216)
  }

  @Test func `a soft hyphen is a better place`() throws {
    let shown = try caption("Instand\u{AD}haltungsauftragsverwaltung")
    expect(shown.lines, is: ["Instand\u{AD}-", "haltungsauftragsverwaltung"])
  }

  @Test func `an Arabic word is not broken but ends in an ellipsis`() throws {
    let shown = try caption(String(repeating: "مستودعات", count: 6))
    expect(shown.lines.count, is: 1)
    expect(shown.lines.first?.hasSuffix("…"), is: true)
  }

  @Test func `a soft hyphen inside a line does not show`() throws {
    let shown = try caption("Kapi\u{AD}tän")
    expect(shown.lines, is: ["Kapi\u{AD}tän"])
    #expect(abs(shown.width - (try caption("Kapitän").width)) < 0.5)
  }

  @Test func `a soft hyphen that does not show gets no kern`() throws {
    let width = try caption("Kapi\u{AD}tän", kern: 5).width
    #expect(abs(width - (try caption("Kapitän", kern: 5).width)) < 0.5)
  }

  @Test func `the hyphen of the largest run fits`() throws {
    let shown = try caption("Donau\u{AD}dampf", last: "schiff\u{AD}kapitän", size: 30)
    expect(shown.lines.count, is: 2)
    expect(shown.lines.first?.hasSuffix("\u{AD}-"), is: true)
    #expect(shown.width <= 216)
  }
}
