import FioriRender
import Testing

@testable import FioriLayout
@testable import FioriModel
@testable import TestSupport

/// The kerning of a digit and a smaller comma (Docs/sources/kpi.md#spacing).
struct PairKerningTests {
  private static let digits = ClassicKPIAttributes().font(for: .metric)
  private static let units = ClassicKPIAttributes().font(for: .unit)

  private func line(
    _ runs: [(text: String, font: Font)], isKerned: Bool = false,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> TextLine {
    let pool = try FontEnginePool.pool(for: FontOptions())
    return try pool.withEngine { engine in
      let settings = TextSettings(
        family: EmbeddedFonts.family, language: "en", direction: direction,
        missingGlyphs: .warning)
      var layout = LayoutEngine(shaper: engine, settings: settings, images: LoadedImages())
      var text = StyledText(
        runs: runs.map { StyledText.Run(text: $0.text, font: $0.font, color: RGBA(0)) },
        font: Self.digits, color: RGBA(0))
      text.kernsAcrossRuns = isKerned
      let frame = try layout.layout(
        .text(TextElement(text: text, kind: "metric", origin: DescriptionPath())),
        in: Constraints(maximumWidth: .infinity))
      return try #require(frame.block?.lines.first)
    }
  }

  /// The kerning of the first character of a text with the rest of it, in the units' font.
  private func kern(_ text: String) throws -> Double {
    let parts = try [String(text.prefix(1)), String(text.dropFirst())].map {
      try line([($0, Self.units)]).width
    }
    return try line([(text, Self.units)]).width - parts[0] - parts[1]
  }

  @Test(arguments: [["1", ",", "1"], ["7", ".", "5"], ["4", ",", "000"]])
  func `a pair of two sizes has the kerning of the smaller font`(texts: [String]) throws {
    let runs = texts.map { ($0, $0.first?.isNumber == true ? Self.digits : Self.units) }
    let plain = try line(runs)
    let kerned = try line(runs, isKerned: true)
    let kerns = try [kern(texts[0] + texts[1]), kern(texts[1] + String(texts[2].prefix(1)))]
    #expect(kerns[0] < -0.5)
    #expect(abs(kerned.width - plain.width - kerns[0] - kerns[1]) < 0.01)
    #expect(abs(kerned.runs[1].setting.left - plain.runs[1].setting.left - kerns[0]) < 0.01)
  }

  @Test func `a run's own width is without the kerning of its last character`() throws {
    let runs = [("1", Self.digits), (",", Self.units), ("1", Self.digits)]
    let widths = try [false, true].map { try line(runs, isKerned: $0).runs.map(\.setting.width) }
    for (plain, kerned) in zip(widths[0], widths[1]) { #expect(abs(plain - kerned) < 1e-9) }
  }

  @Test func `digits of one size are as they were`() throws {
    let run = [("1,211.7", Self.digits)]
    try expect(line(run, isKerned: true), is: line(run))
  }
}
