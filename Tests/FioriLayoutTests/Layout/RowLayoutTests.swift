import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct RowLayoutTests {
  private func frame(
    _ row: RowElement, width: Double = .infinity,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> Frame {
    var engine = SquareLayout.engine(direction)
    return try engine.layout(.row(row), in: Constraints(maximumWidth: width))
  }

  /// `aa`, 5, `bbb` of 20 points, 3, an icon of 8: 96 points.
  private func sample(maximumWidth: Double = .infinity) -> RowElement {
    SquareLayout.row(
      [
        (7, .text(SquareLayout.text("aa"))), (5, .text(SquareLayout.text("bbb", size: 20))),
        (3, .image(SquareLayout.icon(side: 8, ascent: 6))),
      ], maximumWidth: maximumWidth)
  }

  @Test func `parts are side by side with their spaces, without space before the first`() throws {
    let frame = try frame(sample())
    expect(frame.children.map(\.origin.x), is: [0, 25, 88])
    expect(frame.children.map(\.frame.size.width), is: [20, 60, 8])
    expect(frame.size.width, is: 96)
  }

  @Test func `all parts are on the strut's baseline`() throws {
    let frame = try frame(sample())
    let baselines = frame.children.map { $0.origin.y + ($0.frame.baseline ?? .nan) }
    #expect(baselines.allSatisfy { abs($0 - 9.053) < 1e-9 })
    expect(frame.baseline, is: 9.053)
    expect(frame.size.height, is: 11.172)
  }

  @Test(arguments: [(96.0, 1.0), (72, 0.75), (48, 0.5)])
  func `a row that is too wide is scaled down as a whole`(
    width: Double, scale: Double
  ) throws {
    let frame = try frame(sample(), width: width)
    expect(frame.size.width, is: width)
    expect(frame.children.map(\.origin.x), is: [0, 25 * scale, 88 * scale])
    expect(frame.children.map(\.frame.size.width), is: [20 * scale, 60 * scale, 8 * scale])
    expect(frame.children.compactMap(\.frame.block?.font.size), is: [10 * scale, 20 * scale])
    #expect(frame.children.allSatisfy { $0.frame.block?.isTruncated != true })
  }

  @Test func `a row's own width counts where it is the narrower`() throws {
    try expect(frame(sample(maximumWidth: 72), width: 500).size.width, is: 72)
  }

  @Test func `a scaled row keeps its height and its baseline`() throws {
    let frame = try frame(sample(), width: 48)
    expect(frame.size.height, is: 11.172)
    expect(frame.baseline, is: 9.053)
    let baselines = frame.children.map { $0.origin.y + ($0.frame.baseline ?? .nan) }
    #expect(baselines.allSatisfy { abs($0 - 9.053) < 1e-9 })
  }

  @Test func `texts that do not fit at half the size are cut`() throws {
    let row = SquareLayout.row([
      (0, .text(SquareLayout.text("aaaa"))), (2, .text(SquareLayout.text("bbbbbb"))),
    ])
    let frame = try frame(row, width: 36)
    expect(frame.children.compactMap(\.frame.block?.text), is: ["aaaa", "bb…"])
    expect(frame.children.map(\.frame.size.width), is: [20, 15])
    expect(frame.size.width, is: 36)
  }

  @Test func `a part whose ellipsis does not fit is left out`() throws {
    let row = SquareLayout.row([
      (0, .text(SquareLayout.text("aaaa"))), (2, .text(SquareLayout.text("bbbbbb"))),
    ])
    let frame = try frame(row, width: 24)
    expect(frame.children.compactMap(\.frame.block?.text), is: ["aaa…"])
  }

  @Test func `an icon is not cut but left out`() throws {
    let row = SquareLayout.row([
      (0, .text(SquareLayout.text("aaaa"))),
      (2, .image(SquareLayout.icon(side: 60, ascent: 50))),
    ])
    try expect(frame(row, width: 30).children.compactMap(\.frame.block?.text), is: ["aaaa…"])
  }

  @Test func `parts without width take no space, and blanks keep theirs`() throws {
    let row = SquareLayout.row([
      (0, .text(SquareLayout.text(""))), (4, .text(SquareLayout.text("a"))),
      (4, .text(SquareLayout.text(" "))), (4, .text(SquareLayout.text("b"))),
    ])
    let frame = try frame(row)
    expect(frame.children.map(\.origin.x), is: [0, 14, 28])
    expect(frame.size.width, is: 38)
  }

  @Test func `icons that do not fit are left out with a warning`() throws {
    var engine = SquareLayout.engine()
    let icon = Element.image(SquareLayout.icon(side: 10, ascent: 8))
    let row = SquareLayout.row([(0, icon), (0, icon), (0, icon)])
    let frame = try engine.layout(.row(row), in: Constraints(maximumWidth: 10))
    expect(frame.children.count, is: 2)
    expect(
      frame.allLosses.map(\.message.text),
      is: ["does not fit and is left out; make the view wider"])
  }

  @Test func `an empty row keeps its height`() throws {
    try expect(frame(SquareLayout.row([])).size, is: Size(width: 0, height: 11.172))
  }

  @Test func `from right to left, neighbors that read from the left keep their order`() throws {
    func number(_ text: String) -> Element {
      var element = SquareLayout.text(text)
      element.readsFromTheLeft = true
      return .text(element)
    }
    let row = SquareLayout.row([
      (0, .image(SquareLayout.icon(side: 8, ascent: 6))), (3, number("-1")), (5, number("22")),
      (2, .text(SquareLayout.text("א"))), (2, number("3")),
    ])
    let frame = try frame(row, .rightToLeft)
    expect(frame.size.width, is: 80)
    expect(frame.children.map(\.origin.x), is: [72, 24, 49, 12, 0])
    let levels = frame.children.compactMap(\.frame.block).map { $0.lines[0].runs[0].isRightToLeft }
    expect(levels, is: [false, false, true, false])
  }

  @Test(arguments: [Double.infinity, 72, 40])
  func `from right to left a row is its own mirror`(width: Double) throws {
    let left = try frame(sample(), width: width)
    let right = try frame(sample(), width: width, .rightToLeft)
    expect(right.size, is: left.size)
    let mirrored = left.children.map { left.size.width - $0.origin.x - $0.frame.size.width }
    for (found, wanted) in zip(right.children.map(\.origin.x), mirrored) {
      #expect(abs(found - wanted) < 1e-9)
    }
    expect(right.children.map(\.origin.y), is: left.children.map(\.origin.y))
  }

  @Test func `a missing character is reported once even where its part is cut`() throws {
    var engine = SquareLayout.engine(missing: ["中"])
    let row = SquareLayout.row([(0, .text(SquareLayout.text("中aaaaaaa")))])
    _ = try engine.layout(.row(row), in: Constraints(maximumWidth: 30))
    expect(engine.findings.filter { $0.message.code == .missingGlyph }.count, is: 1)
  }

  @Test func `a cut text causes a warning with the remaining text`() throws {
    var engine = SquareLayout.engine()
    let row = SquareLayout.row([(0, .text(SquareLayout.text("abcdefghi")))])
    let frame = try engine.layout(.row(row), in: Constraints(maximumWidth: 30))
    expect(
      frame.allLosses.map(\.message.text),
      is: [
        "truncated to 'abcde…' because it does not fit; shorten the value or make the view wider"
      ])
  }

  @Test(arguments: [
    ValueCase(50, "$ 12,345.67"), ValueCase(45, "$ 12,346", loss: "is written as '$12,346'"),
    ValueCase(25, "$ 12 K", loss: "is written as '$12K'"),
    ValueCase(15, "", loss: "does not fit and is left out"),
  ])
  func `a value takes the longest form that fits at its least scale, or is left out`(
    _ item: ValueCase
  ) throws {
    @Sendable func items(_ texts: [String]) -> [RowElement.Item] {
      texts.map { RowElement.Item(leadingSpace: 0, element: .text(SquareLayout.text($0))) }
    }
    let row = RowElement(
      items: items(["$", "12,345.67"]), strut: SquareLayout.font, maximumWidth: .infinity,
      minimumScale: 0.5,
      value: RowElement.Value(origin: DescriptionPath()) {
        [items(["$", "12,346"]), items(["$", "12", "K"])]
      })
    let frame = try frame(row, width: item.width)
    let texts = frame.children.compactMap(\.frame.block?.text)
    expect(texts.joined(separator: " "), is: item.text)
    expect(frame.allLosses.count, is: item.loss == nil ? 0 : 1)
    if let loss = item.loss {
      #expect(frame.allLosses[0].message.text.hasPrefix("'$12,345.67' \(loss)"))
    }
    #expect(frame.size.width <= item.width)
  }
}

/// What is left of a value in a width.
struct ValueCase: Sendable, CustomTestStringConvertible {
  let width: Double
  let text: String
  let loss: String?

  init(_ width: Double, _ text: String, loss: String? = nil) {
    (self.width, self.text, self.loss) = (width, text, loss)
  }

  var testDescription: String { "\(text) in \(width)" }
}
