import FioriRender
import FoundationEssentials
import Testing

@testable import FioriDrawing
@testable import FioriLayout
@testable import TestSupport

struct FontEngineTests {
  private func shape(
    _ text: String, weight: Font.Weight = .regular, options: FontOptions = FontOptions(),
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> ShapedText {
    let engine = try FontEngine(FontLibrary(options))
    let font = Font(weight: weight, size: 20, leading: 25)
    return try engine.shape(
      StyledText(text, font: font, color: RGBA(0x000000)),
      with: TextSettings(
        family: "Inter", language: "en", direction: direction, missingGlyphs: .warning))
  }

  @Test(arguments: [
    (Font.Weight.light, "Inter-Light"), (.regular, "Inter-Regular"),
    (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"),
  ])
  func `a weight has its own face`(weight: Font.Weight, name: String) throws {
    expect(Set(try shape("294", weight: weight).clusters.map(\.face.name)), is: [name])
  }

  @Test func `weights are of different widths`() throws {
    let widths = try [Font.Weight.light, .regular, .semibold, .bold].map { weight in
      try shape("Orders", weight: weight).clusters.reduce(0) { $0 + $1.advance }
    }
    expect(widths, is: widths.sorted())
    expect(Set(widths).count, is: 4)
  }

  @Test func `an empty text has no glyphs`() throws {
    try expect(shape(""), is: ShapedText(clusters: [], isRightToLeft: false, missing: []))
  }

  @Test func `clusters cover the text in its order`() throws {
    let text = "aé中 e\u{301}fi"
    let clusters = try shape(text).clusters
    expect(clusters.first?.bytes.lowerBound, is: 0)
    expect(clusters.last?.bytes.upperBound, is: text.utf8.count)
    for (left, right) in zip(clusters, clusters.dropFirst()) {
      expect(left.bytes.upperBound, is: right.bytes.lowerBound)
    }
  }

  @Test func `lines may end after blanks and have to after newlines`() throws {
    let clusters = try shape("a b\nc").clusters
    expect(
      clusters.map(\.breakBefore), is: [.forbidden, .forbidden, .allowed, .forbidden, .required])
    expect(clusters.map(\.isWhiteSpace), is: [false, true, false, true, false])
  }

  @Test func `a newline is not a missing character`() throws {
    try expect(shape("a\nb").missing, is: [])
  }

  @Test func `an invisible character is not missing`() throws {
    try expect(shape("a\u{200D}\u{200E}\u{FEFF}\u{AD}b").missing, is: [])
  }

  @Test func `missing characters are reported once each, with their script`() throws {
    let missing = try shape("中a中ב文क").missing
    expect(
      missing,
      is: [
        MissingCharacter(scalar: "中", script: "Han"),
        MissingCharacter(scalar: "ב", script: "Hebrew"),
        MissingCharacter(scalar: "文", script: "Han"),
        MissingCharacter(scalar: "क", script: "Devanagari"),
      ])
    let advice = "add one with --font-path DIR or --system-fonts"
    expect(
      missing.messages.map(\.text),
      is: [
        "no loaded font has U+4E2D '中' or U+6587 '文' (Han); \(advice)",
        "no loaded font has U+05D1 'ב' (Hebrew); \(advice)",
        "no loaded font has U+0915 'क' (Devanagari); \(advice)",
      ])
    expect(
      try shape("\u{FFFD}").missing.messages.map(\.text),
      is: ["no loaded font has U+FFFD '\u{FFFD}'; \(advice)"])
    expect(
      try shape("一二三四五六").missing.messages.map(\.text),
      is: [
        "no loaded font has U+4E00 '一', U+4E8C '二', U+4E09 '三', U+56DB '四' or 2 more (Han); "
          + advice
      ])
  }

  @Test(
    arguments: [
      ("م", "Arabic"), ("あ", "Hiragana"), ("한", "Hangul"), ("ก", "Thai"), ("😀", "Emoji"),
      ("⠀", "Braille"), ("\u{FFFD}", nil), ("\u{10A00}", nil),
    ] as [(Unicode.Scalar, String?)])
  func `a script has a name, or none is shown`(scalar: Unicode.Scalar, script: String?) throws {
    try expect(
      shape(String(scalar)).missing, is: [MissingCharacter(scalar: scalar, script: script)])
  }

  @Test func `a missing character has a box of some width`() throws {
    let clusters = try shape("中").clusters
    let boxes = try shape("\u{25A1}").clusters
    expect(clusters.map { $0.glyphs.map(\.id) }, is: boxes.map { $0.glyphs.map(\.id) })
    #expect(clusters.allSatisfy { $0.advance > 5 && $0.advance < 25 })
  }

  @Test func `Arabic is shaped from right to left with an added font`() throws {
    let shaped = try shape("مرحبا", options: TestFonts.options)
    #expect(shaped.isRightToLeft)
    expect(shaped.missing, is: [])
    expect(Set(shaped.clusters.map(\.level)), is: [1])
    expect(Set(shaped.clusters.map(\.face.name)), is: ["NotoSansArabic-Regular"])
    let alone = try shape("م", options: TestFonts.options).clusters.first?.glyphs.map(\.id)
    #expect(shaped.clusters.first?.glyphs.map(\.id) != alone)
  }

  /// Which font each scalar of a text has, with a font of pictures: `P` for that, `I` for Inter.
  private func fonts(of text: String) throws -> String {
    var options = FontOptions()
    options.folders = [Repository.root.appending(path: "Tests/Cases/fonts").path]
    let clusters = try shape(text, options: options).clusters
    return clusters.map { $0.face.isColored ? "P" : "I" }.joined()
  }

  @Test(arguments: [
    ("a1", "II"), ("❤", "I"), ("❤\u{FE0E}", "II"), ("❤\u{FE0F}", "PP"), ("☎", "P"),
    // A digit comes from the font that has its keycap, with and without a variation selector.
    ("a1\u{FE0F}\u{20E3}1", "IPPPI"), ("a1\u{20E3}1", "IPPI"), ("❤\u{FE0F}❤", "PPI"),
    // No font has 2 and a keycap.
    ("2\u{20E3}", "IP"),
    // A blank is as wide as between letters.
    ("☎ ☎ a", "PIPII"),
  ])
  func `all parts of an emoji come from one font`(text: String, fonts: String) throws {
    try expect(self.fonts(of: text), is: fonts)
  }

  @Test func `numbers in Arabic run from left to right`() throws {
    let shaped = try shape("مر 12", options: TestFonts.options)
    #expect(shaped.isRightToLeft)
    expect(shaped.clusters.map(\.level), is: [1, 1, 1, 2, 2])
  }

  @Test func `a text's first letter sets its direction, the environment sets the others`()
    throws
  {
    #expect(!(try shape("abc", .rightToLeft).isRightToLeft))
    #expect(!(try shape("-12.4 %", .rightToLeft).isRightToLeft))
    #expect(!(try shape("-12.4 %").isRightToLeft))
    #expect(try shape("-١٢", options: TestFonts.options, .rightToLeft).isRightToLeft)
    #expect(try shape("1. ב", options: TestFonts.options).isRightToLeft)
  }

  /// A text in the order of its glyphs from left to right.
  private func shown(_ text: String, _ direction: Environment.LayoutDirection) throws -> String {
    let engine = try FontEngine(FontLibrary(TestFonts.options))
    var layout = LayoutEngine(
      shaper: engine,
      settings: TextSettings(
        family: "Inter", language: "he", direction: direction, missingGlyphs: .warning),
      images: LoadedImages())
    let styled = StyledText(
      text, font: Font(weight: .regular, size: 20, leading: 25), color: RGBA(0x000000))
    let element = TextElement(text: styled, kind: "label", origin: DescriptionPath())
    let frame = try layout.layout(.text(element), in: Constraints(maximumWidth: .infinity))
    return try #require(frame.block).lines.flatMap(\.runs).map { run in
      // A run from right to left has its text in reading order.
      run.isRightToLeft
        ? String(String.UnicodeScalarView(run.text.unicodeScalars.reversed())) : run.text
    }.joined()
  }

  @Test(
    arguments: [
      ("-12.4%", "-12.4%"), ("16/25 - 3", "16/25 - 3"), ("> 5", "> 5"), ("+5", "+5"),
      ("-$5 (3)", "-$5 (3)"), ("$-5", "$-5"), ("03 123 4567", "03 123 4567"),
      ("אב -12.4%", "-12.4% בא"), ("אב \u{2212}$5", "\u{2212}$5 בא"), ("אב $-5", "$-5 בא"),
      ("אב (-5)", ")-5( בא"), ("ב-5", "5-ב"), ("אב 3 - 5", "5 - 3 בא"), ("אב 12-5", "12-5 בא"),
      ("-٢٩٫٤", "٢٩٫٤-"),
    ] as [(String, String)])
  func `a sign is left of its digits also from right to left`(
    text: String, glyphs: String
  ) throws {
    try expect(shown(text, .rightToLeft), is: glyphs)
  }

  @Test func `a number is as wide in both directions`() throws {
    for text in ["+5", "-12.4%", "+12"] {
      let widths = try [Environment.LayoutDirection.leftToRight, .rightToLeft].map { direction in
        try shape(text, direction).clusters.reduce(0) { $0 + $1.advance }
      }
      expect(widths[0], is: widths[1])
    }
  }

  @Test func `families of added fonts are known`() throws {
    let families = try FontLibrary(TestFonts.options).families
    #expect(families.contains("Inter"))
    #expect(families.contains("Noto Sans Arabic"))
    #expect(families.contains("Noto Sans Hebrew"))
    expect(families, is: families.sorted())
  }

  @Test(arguments: [
    FontError.missingFolder("/nowhere"), .missingFolder("/nowhere/fonts"),
    .unreadableFolder("/dev/null"),
  ])
  func `a folder that does not exist or cannot be read is an error`(error: FontError) {
    var options = FontOptions()
    options.folders = [String(error.description.prefix { $0 != ":" })]
    #expect(throws: error) { try Renderer(fonts: options) }
  }
}
