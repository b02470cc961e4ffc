import FioriRender
import Testing

@testable import FioriDrawing
@testable import FioriLayout
@testable import TestSupport

/// An engine that has shaped a text before gives what a new one would.
struct ShapedTextCacheTests {
  private static let settings = TextSettings(
    family: "Inter", language: "en", direction: .leftToRight, missingGlyphs: .warning)
  private static let font = Font(weight: .regular, size: 20, leading: 25)

  private func shape(
    _ text: StyledText, _ settings: TextSettings = settings, on engine: FontEngine? = nil
  ) throws -> ShapedText {
    try (engine ?? FontEngine(FontLibrary(FontOptions()))).shape(text, with: settings)
  }

  private func text(_ string: String, _ font: Font = font, kern: Double = 0) -> StyledText {
    let color = RGBA(0x000000)
    return StyledText(
      runs: [StyledText.Run(text: string, font: font, color: color, kern: kern)], font: font,
      color: color)
  }

  @Test func `a text is the same the second time`() throws {
    let engine = try FontEngine(FontLibrary(FontOptions()))
    for string in ["5 min ago", "%", "中", String(repeating: "long ", count: 40)] {
      let first = try shape(text(string), on: engine)
      try expect(shape(text(string), on: engine), is: first)
      try expect(shape(text(string)), is: first)
    }
  }

  @Test func `texts that differ in any byte are distinguished`() throws {
    let engine = try FontEngine(FontLibrary(FontOptions()))
    let plain = text("fiesta 50")
    var halves = plain
    halves.runs = ["fie", "sta 50"].map {
      StyledText.Run(text: $0, font: Self.font, color: RGBA(0x000000))
    }
    let others = [
      plain, text("fiesta 51"), text("fiesta 50", Font(weight: .bold, size: 20, leading: 25)),
      text("fiesta 50", Font(weight: .regular, size: 21, leading: 25)),
      text("fiesta 50", kern: 2), halves,
      text("e\u{301}"), text("\u{E9}"),
    ]
    for other in others { try expect(shape(other, on: engine), is: shape(other)) }
    var turned = Self.settings
    turned.direction = .rightToLeft
    let digits = text("50 %")
    try expect(shape(digits, on: engine), is: shape(digits))
    try expect(shape(digits, turned, on: engine), is: shape(digits, turned))
  }

  @Test func `more texts than are kept are shaped all the same`() throws {
    let engine = try FontEngine(FontLibrary(FontOptions()))
    let texts = (0..<600).map { text("\($0)") }
    let first = try texts.map { try shape($0, on: engine) }
    try expect(texts.map { try shape($0, on: engine) }, is: first)
    expect(Set(first.map { $0.clusters.map(\.glyphs) }).count, is: 600)
  }
}
