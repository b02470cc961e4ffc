import Testing

@testable import FioriModel
@testable import FioriRender
@testable import TestSupport

/// What sheets do to the letters of a text (Docs/sources/sheets.md#values).
struct SheetTextTests {
  private static let view = KPIView(items: [.metric("2")], caption: "net Revenue\nof 2024")

  private func drawn(
    _ declarations: String, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    try DrawnView(
      Self.view, in: ["fdlFUIKPIView_captionLabel { \(declarations) }"], change)
  }

  @Test(
    arguments: [
      ("", 15), ("font-size: 20;", 20), ("font-size: 7.5;", 7.5), ("font-style: largeTitle;", 34),
      ("font-style: title1;", 28), ("font-style: title2;", 22), ("font-style: title3;", 20),
      ("font-style: headline;", 17), ("font-style: body;", 17), ("font-style: callout;", 16),
      ("font-style: subheadline;", 15), ("font-style: footnote;", 13),
      ("font-style: caption1;", 12),
      ("font-style: caption2;", 11), ("font-style: kpiNumber;", 48),
      ("font-style: kpiNumber2;", 36),
      ("font-style: title1; font-size: 20;", 20), ("font-size: 20; font-style: title1;", 20),
      ("font-name: Inter-Bold;", 15), ("font-style: title1; font-name: Inter-Bold;", 28),
      ("font-style: no-style;", 15), ("font-size: large;", 15), ("font-size: 0;", 15),
    ] as [(String, Double)])
  func `a text has the size that a sheet gives`(declarations: String, size: Double) throws {
    try expect(drawn(declarations).part("caption").fontSize, is: size)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `a font style grows with the reader's wish and a size does not`(
    category: ContentSizeCategory
  ) throws {
    let styled = try drawn("font-style: footnote;") { $0.contentSizeCategory = category }
    try expect(styled.part("caption").fontSize, is: TextStyle.footnote.font(category).size)
    let sized = try drawn("font-size: 9;") { $0.contentSizeCategory = category }
    try expect(sized.part("caption").fontSize, is: 9)
  }

  @Test(
    arguments: [
      ("Inter-Regular", "Inter-Regular"), ("Inter-Bold", "Inter-Bold"),
      ("Inter-Light", "Inter-Light"), ("Inter-SemiBold", "Inter-SemiBold"),
      ("system", "Inter-Regular"), ("boldSystem", "Inter-Bold"), ("blackSystem", "Inter-Bold"),
      ("heavySystem", "Inter-Bold"), ("semiboldSystem", "Inter-SemiBold"),
      ("mediumSystem", "Inter-SemiBold"), ("italicSystem", "Inter-Regular"),
      ("lightSystem", "Inter-Light"), ("thinSystem", "Inter-Light"),
      ("ultraLightSystem", "Inter-Light"), ("NoSuchFont", "Inter-Regular"),
    ] as [(String, String)])
  func `a text is set in the face of a name`(name: String, face: String) throws {
    let drawn = try DrawnView(
      KPIView(items: [], caption: "Sales"),
      in: ["fdlFUIKPIView_captionLabel { font-name: \(name); }"])
    expect(drawn.faces, is: [face])
  }

  @Test(
    arguments: [
      ("uppercase", "NET REVENUE\nOF 2024"), ("lowercase", "net revenue\nof 2024"),
      ("capitalize", "Net Revenue\nOf 2024"), ("none", "net Revenue\nof 2024"),
      ("wild", "net Revenue\nof 2024"),
    ] as [(String, String)])
  func `letters are transformed`(transform: String, text: String) throws {
    let caption = try drawn("text-transform: \(transform);").part("caption")
    expect(caption.text, is: text)
  }

  @Test(
    arguments: [
      ("uppercase", "stra\u{DF}e", "STRASSE"), ("uppercase", "\u{E9}t\u{E9}", "\u{C9}T\u{C9}"),
      ("capitalize", "o'neill  and-co", "O'neill  And-co"), ("capitalize", "3rd day", "3rd Day"),
      ("lowercase", "\u{130}", "i\u{307}"), ("uppercase", "\u{FB01}n", "FIN"),
    ] as [(String, String, String)])
  func `letters that become several are transformed too`(
    transform: String, text: String, result: String
  ) {
    expect(TextTransform(rawValue: transform)?.applied(to: text), is: result)
  }

  @Test(
    arguments: [
      ("0.5", "#3678AF80"), ("1", "#3678AFFF"), ("0", "#3678AF00"), ("2", "#3678AFFF"),
      ("-1", "#3678AFFF"), ("half", "#3678AFFF"),
    ] as [(String, String)])
  func `a text is as faint as a sheet asks`(alpha: String, color: String) throws {
    try expect(drawn("text-alpha: \(alpha);").color(of: "caption"), is: color)
  }

  @Test func `a color with alpha is made fainter still`() throws {
    let drawn = try drawn("font-color: #32FF0000; text-alpha: 0.5;")
    try expect(drawn.color(of: "caption"), is: "#FF000040")
  }

  @Test(
    arguments: [("1", 1, true), ("2", 2, true), ("3", 3, true), ("100", 5, false)]
      as [(String, Int, Bool)])
  func `a text has as many lines as a sheet allows`(
    clamp: String, count: Int, isTruncated: Bool
  ) throws {
    let view = KPIView(items: [.metric("2")], caption: "one\ntwo\nthree\nfour\nfive")
    let caption = try DrawnView(
      view, in: ["fdlFUIKPIView_captionLabel { text-line-clamp: \(clamp); }"]
    ).part("caption")
    expect(caption.lineCount, is: count)
    expect(caption.isTruncated, is: isTruncated)
  }

  /// The left edges of the drawn lines of a short line below a long one.
  private func edges(
    _ align: String, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> [Double] {
    let view = KPIView(items: [.metric("2")], caption: "a long line of text\nx")
    let drawn = try DrawnView(
      view, in: ["fdlFUIKPIView_captionLabel { \(align) }"]
    ) { $0.layoutDirection = direction }
    return drawn.drawing.displayList.commands.compactMap { command in
      guard case .glyphs(let run, let point) = command, run.text != "2" else { return nil }
      return point.x
    }
  }

  @Test func `left is left in either direction`() throws {
    for side in ["left", "center", "right"] {
      let align = "text-align: \(side);"
      try expect(edges(align), is: edges(align, .rightToLeft))
    }
  }

  @Test func `lines stand where a sheet aligns them`() throws {
    let (left, center, right) = try (
      edges("text-align: left;"), edges("text-align: center;"), edges("text-align: right;")
    )
    try #require(left.count == 2 && center.count == 2 && right.count == 2)
    expect(left[0], is: left[1])
    #expect(left[1] < center[1])
    #expect(center[1] < right[1])
    try expect(edges(""), is: center)
    try expect(edges("text-align: justify;"), is: center)
  }

  @Test(
    arguments: [
      ("Label", true), ("fdlFontStyle_subheadline", false),
      ("fdlFUIKPIProgressView_captionLabel", true),
    ] as [(String, Bool)])
  func `the texts of a ring are set as its classes say`(name: String, isUpper: Bool) throws {
    let view = KPIProgressView(items: [.metric("2")], caption: "Sales", footnote: "Today")
    let sheet =
      name.hasPrefix("fdlFontStyle")
      ? "\(name) { font-style: body; }" : "\(name) { font-size: 17; text-transform: uppercase; }"
    let drawn = try DrawnView(view, in: [sheet])
    try expect(drawn.part("footnote").fontSize, is: 17)
    try expect(drawn.part("footnote").text, is: (isUpper ? "TODAY" : "Today"))
    try expect(drawn.part("caption").text, is: (isUpper ? "SALES" : "Sales"))
  }

  @Test func `a component's class wins over the font style's`() throws {
    let sheet = """
      fdlFontStyle_subheadline { font-style: title1; }
      fdlFUIKPIView_captionLabel { font-style: footnote; }
      """
    try expect(DrawnView(Self.view, in: [sheet]).part("caption").fontSize, is: 13)
    let reversed = """
      fdlFUIKPIView_captionLabel { font-style: footnote; }
      fdlFontStyle_subheadline { font-style: title1; }
      """
    try expect(DrawnView(Self.view, in: [reversed]).part("caption").fontSize, is: 13)
  }

  @Test func `the items' sizes are not a sheet's matter`() throws {
    let sheet = "Label, fdlFUIKPIView, fdlFUIKPIView_textView { font-size: 9; }"
    try expect(DrawnView(Self.view, in: [sheet]).part("metric").fontSize, is: 48)
  }
}
