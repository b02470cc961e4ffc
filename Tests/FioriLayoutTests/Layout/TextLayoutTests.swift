import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct TextLayoutTests {
  private func block(
    _ text: TextElement, width: Double = .infinity,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> TextBlock {
    var engine = SquareLayout.engine(direction)
    let frame = try engine.layout(.text(text), in: Constraints(maximumWidth: width))
    return try #require(frame.block)
  }

  /// Below the baseline are 2.119 points of the box, and the space above the digits of the next text is 1.783.
  @Test(arguments: [("ب", 11.172), ("ي", 12.27), ("b", 11.172)])
  func `a text below Arabic letters does not touch them`(text: String, height: Double) throws {
    let ink = Rect(x: 0, y: -0.5, width: 1, height: 0.9)
    var engine = SquareLayout.engine(inks: ["ي": ink])
    var element = SquareLayout.text(text)
    element.isAboveTexts = true
    let frame = try engine.layout(.text(element), in: Constraints(maximumWidth: .infinity))
    #expect(abs(frame.size.height - height) < 1e-9)
  }

  @Test(arguments: [("ب", 11.172), ("ي", 13.053), ("b", 11.172)])
  func `the box of a text above a mark contains tails`(text: String, height: Double) throws {
    let ink = Rect(x: 0, y: -0.5, width: 1, height: 0.9)
    var engine = SquareLayout.engine(inks: ["ي": ink])
    var element = SquareLayout.text(text)
    element.isAboveMarks = true
    let frame = try engine.layout(.text(element), in: Constraints(maximumWidth: .infinity))
    #expect(abs(frame.size.height - height) < 0.001)
  }

  @Test(arguments: [
    TextLayoutCase("one two", width: 70, limit: 1, ["one two"]),
    TextLayoutCase("one two", width: 50, limit: 2, ["one", "two"]),
    TextLayoutCase("one two three", width: 50, limit: 2, ["one", "two…"]),
    TextLayoutCase("abcdefgh", width: 50, limit: 1, ["abcd…"]),
    TextLayoutCase("abc defgh", width: 50, limit: 1, ["abc…"]),
    TextLayoutCase("abcdefgh", width: 50, limit: 2, ["abcd-", "efgh"]),
    TextLayoutCase("12345678", width: 50, limit: 2, ["…"]),
    TextLayoutCase("id 12345678 ok", width: 50, limit: 3, ["id…"]),
    TextLayoutCase("one\ntwo\nthree", width: 90, limit: 2, ["one", "two…"]),
    TextLayoutCase("abc", width: 10, limit: 1, ["…"]),
    TextLayoutCase("", width: 10, limit: 1, []),
  ])
  func `a paragraph wraps and is cut`(_ item: TextLayoutCase) throws {
    let block = try block(
      SquareLayout.text(item.text, lines: item.limit), width: item.width)
    expect(block.lines.map(\.shown), is: item.lines)
    expect(block.isTruncated, is: (item.lines.last?.hasSuffix("…") ?? false))
  }

  @Test(arguments: [
    ("one two", [Double]()), ("abcdefgh", [80]), ("abcdefghijklm one 123456", [130, 130, 60]),
    ("one 12,345", [60]),
  ])
  func `a paragraph knows the words that it breaks`(text: String, widths: [Double]) throws {
    let block = try block(SquareLayout.text(text, lines: 9), width: 50)
    expect(block.brokenWords, is: widths)
  }

  @Test(arguments: [
    TextLayoutCase("one two", width: 50, limit: 2, ["one two"]),
    TextLayoutCase("one two three", width: 50, limit: 2, ["one two…"]),
    TextLayoutCase("abc defgh", width: 50, limit: 1, ["abc…"]),
    TextLayoutCase("ab cd", width: 10, limit: 2, ["…"]),
  ])
  func `the report has the drawn text`(_ item: TextLayoutCase) throws {
    let block = try block(
      SquareLayout.text(item.text, lines: item.limit), width: item.width)
    expect([block.text], is: item.lines)
  }

  @Test func `an element's own width counts where it is the narrower`() throws {
    let element = SquareLayout.text("one two", lines: 2, maximumWidth: 30)
    try expect(block(element, width: 500).lines.map(\.shown), is: ["one", "two"])
  }

  @Test func `a box is as wide as its widest line, and a leading a line more`() throws {
    var engine = SquareLayout.engine()
    let text = SquareLayout.text("three one", lines: 3)
    let frame = try engine.layout(.text(text), in: Constraints(maximumWidth: 50))
    expect(frame.size, is: Size(width: 50, height: 11.172 + 12))
    expect(frame.baseline, is: 9.053)
    expect(frame.block?.lines.map(\.baseline), is: [9.053, 21.053])
    expect(frame.kind, is: "text")
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, [0.0, 0]), (.center, [0, 10]), (.trailing, [0, 20]),
  ])
  func `lines are aligned among each other`(
    alignment: HorizontalAlignment, starts: [Double]
  ) throws {
    let text = SquareLayout.text("three one", lines: 2, alignment: alignment)
    try expect(block(text, width: 50).lines.map(\.x), is: starts)
  }

  @Test func `leading is the right side where reading starts there`() throws {
    let text = SquareLayout.text("three one", lines: 2, alignment: .leading)
    try expect(block(text, width: 50, .rightToLeft).lines.map(\.x), is: [0, 20])
  }

  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a text from right to left is cut at its left`(
    direction: Environment.LayoutDirection
  ) throws {
    let block = try block(SquareLayout.text("אבגדה"), width: 40, direction)
    expect(block.lines.map(\.shown), is: ["…גבא"])
    expect(block.text, is: "אבג…")
  }

  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a text from left to right is cut at its right`(
    direction: Environment.LayoutDirection
  ) throws {
    let block = try block(SquareLayout.text("abcde"), width: 40, direction)
    expect(block.lines.map(\.shown), is: ["abc…"])
  }

  @Test func `an ellipsis has the style of the line's first character`() throws {
    let runs = [10.0, 20].map {
      StyledText.Run(
        text: "abcd", font: Font(weight: .regular, size: $0, leading: 20),
        color: SquareLayout.black)
    }
    let element = TextElement(
      text: StyledText(runs: runs, font: SquareLayout.font, color: SquareLayout.black),
      kind: "text", origin: DescriptionPath())
    let line = try #require(try block(element, width: 75).lines.first)
    expect(line.runs.map(\.text), is: ["abcd", "a", "…"])
    expect(line.runs.map(\.size), is: [10, 20, 10])
    expect(line.width, is: 70)
  }

  @Test func `a missing character is reported at the text's place`() throws {
    var engine = SquareLayout.engine(missing: ["中"])
    let room = Constraints(maximumWidth: .infinity)
    _ = try engine.layout(.text(SquareLayout.text("a中b中", kind: "caption")), in: room)
    let message = Message(
      .missingGlyph,
      "no loaded font has U+4E2D '中' (Test); add one with --font-path DIR or --system-fonts",
      .missingCharacters)
    expect(engine.findings, is: [.warning(DescriptionPath(.key("caption")), message)])
  }

  @Test func `control characters are taken out before shaping`() throws {
    try expect(block(SquareLayout.text("a\u{0}b\tc\u{7F}")).text, is: "ab c")
  }
}
