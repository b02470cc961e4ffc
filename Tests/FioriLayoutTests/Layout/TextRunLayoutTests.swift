import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Runs of a text that are set apart, or off the baseline. A character of the font is 10 wide.
struct TextRunLayoutTests {
  private func run(
    _ text: String, size: Double = 10, kern: Double = 0, raised: Double = 0,
    color: RGBA = SquareLayout.black
  ) -> StyledText.Run {
    StyledText.Run(
      text: text, font: Font(weight: .regular, size: size, leading: size * 1.2), color: color,
      kern: kern, baselineOffset: raised)
  }

  private func element(
    _ runs: [StyledText.Run], lines: Int = 1, boxFont: Font? = nil
  ) -> TextElement {
    TextElement(
      text: StyledText(
        runs: runs, font: SquareLayout.font, color: SquareLayout.black, boxFont: boxFont),
      kind: "text", origin: DescriptionPath(.key("text")), lineLimit: lines)
  }

  private func frame(
    _ runs: [StyledText.Run], width: Double = .infinity, lines: Int = 1, boxFont: Font? = nil,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.layout(
      .text(element(runs, lines: lines, boxFont: boxFont)), in: Constraints(maximumWidth: width))
  }

  private func block(
    _ runs: [StyledText.Run], width: Double = .infinity, lines: Int = 1
  ) throws -> TextBlock {
    try #require(try frame(runs, width: width, lines: lines).block)
  }

  private func xs(_ line: TextLine) -> [Double] { line.runs.flatMap(\.glyphs).map(\.position.x) }
  private func ys(_ line: TextLine) -> [Double] { line.runs.flatMap(\.glyphs).map(\.position.y) }

  @Test(
    arguments: [
      (2.0, [0.0, 12, 24], 34.0), (-3, [0, 7, 14], 24), (0, [0, 10, 20], 30), (-50, [0, 0, 0], 10),
    ] as [(Double, [Double], Double)])
  func `a kern comes after each character except the last`(
    kern: Double, places: [Double], width: Double
  ) throws {
    let frame = try frame([run("abc", kern: kern)])
    let line = try #require(frame.block?.lines.first)
    expect(xs(line), is: places)
    expect(line.width, is: width)
    expect(frame.size, is: Size(width: width, height: 11.172))
  }

  @Test func `each run has its own kern, also before the next run`() throws {
    let line = try #require(
      try block([run("ab", kern: 2), run("cd"), run("e", kern: 9)]).lines.first)
    expect(xs(line), is: [0, 12, 24, 34, 44])
    expect(line.width, is: 54)
  }

  @Test func `from right to left a kern is on the left of its character`() throws {
    let line = try #require(try block([run("אב", kern: 2), run("ג")]).lines.first)
    expect(line.shown, is: "גבא")
    expect(xs(line), is: [0, 12, 24])
    expect(line.width, is: 34)
  }

  @Test func `a kern in a stretch of the other direction is between its neighbors in the text`()
    throws
  {
    let line = try #require(try block([run("ab "), run("אב", kern: 3), run(" c")]).lines.first)
    expect(line.shown, is: "ab בא c")
    expect(xs(line), is: [0, 10, 20, 33, 46, 56, 66])
    expect(line.width, is: 76)
  }

  @Test func `runs are raised and lowered and the box stays`() throws {
    let frame = try frame([run("m"), run("2", size: 5, raised: 4), run("x", raised: -2)])
    let line = try #require(frame.block?.lines.first)
    expect(ys(line), is: [0, -4, 2])
    expect(xs(line), is: [0, 10, 15])
    expect(frame.size, is: Size(width: 25, height: 11.172))
    expect(frame.baseline, is: 9.053)
    expect(line.baseline, is: 9.053)
  }

  @Test func `a larger font of the box sets height, baseline and pitch`() throws {
    let large = Font(weight: .regular, size: 20, leading: 24)
    let frame = try frame(
      [run("ab "), run("cd", size: 20)], width: 45, lines: 2, boxFont: large)
    expect(frame.block?.lines.map(\.baseline), is: [18.106, 42.106])
    expect(frame.baseline, is: 18.106)
    #expect(abs(frame.size.height - (22.344 + 24)) < 1e-9)
    expect(frame.block?.font, is: SquareLayout.font)
  }

  @Test(arguments: [(0.0, ["abc de"]), (1, ["abc", "de"])] as [(Double, [String])])
  func `a kern breaks lines`(kern: Double, lines: [String]) throws {
    let block = try block([run("abc de", kern: kern)], width: 62, lines: 2)
    expect(block.lines.map(\.shown), is: lines)
  }

  @Test func `a line keeps the kern after its last character unless the text ends there`() throws {
    let block = try block([run("ab cd", kern: 2)], width: 30, lines: 2)
    expect(block.lines.map(\.width), is: [24, 22])
  }

  @Test func `a word over two runs is not broken`() throws {
    let block = try block([run("one t"), run("wo", kern: 1)], width: 60, lines: 2)
    expect(block.lines.map(\.shown), is: ["one", "two"])
    expect(block.lines[1].runs.map(\.text), is: ["t", "wo"])
    expect(xs(block.lines[1]), is: [0, 10, 21])
  }

  @Test func `an ellipsis has its run's offset, color and size`() throws {
    let red = RGBA(0xFF0000)
    let block = try block(
      [run("abcd", kern: 2, raised: 3, color: red), run("efgh")], width: 60)
    let line = try #require(block.lines.first)
    expect(line.shown, is: "abcd…")
    expect(xs(line), is: [0, 12, 24, 36, 48])
    expect(ys(line), is: [-3, -3, -3, -3, -3])
    expect(line.runs.map(\.color), is: [red])
    expect(line.width, is: 58)
    expect(block.text, is: "abcd…")
    #expect(block.isTruncated)
  }

  @Test func `a kern is cut by`() throws {
    try expect(block([run("abcdef", kern: 3)], width: 50).lines.map(\.shown), is: ["abc…"])
  }

  @Test func `a frame that is scaled scales both`() throws {
    let line = try #require(
      try frame([run("ab", kern: 2, raised: 4)]).scaled(by: 0.5).block?.lines.first)
    expect(xs(line), is: [0, 6])
    expect(ys(line), is: [-2, -2])
    expect(line.width, is: 11)
  }

  @Test func `characters without width get no kern`() throws {
    let line = try #require(try block([run("ab\n", kern: 2)]).lines.first)
    expect(line.width, is: 22)
  }

  @Test(arguments: [
    (Double.nan, 0.0, "kern of nan points; use a value from -1000 to 1000"),
    (0, .infinity, "baseline offset of inf points; use a value from -1000 to 1000"),
    (-1001, 0, "kern of -1001.0 points; use a value from -1000 to 1000"),
  ])
  func `characters that no text can have are errors`(kern: Double, offset: Double, message: String)
    throws
  {
    var engine = SquareLayout.engine()
    let text = element([run("a", kern: kern, raised: offset)])
    _ = try engine.layout(.text(text), in: Constraints(maximumWidth: 100))
    expect(
      engine.findings, is: [.error(DescriptionPath(.key("text")), Message(.outOfRange, message))])
  }
}
