import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct TextFramesTests {
  /// More than the engine lays out before it keeps any.
  private static let count = 300
  private static let room = Constraints(maximumWidth: 25)

  @Test func `a text that is laid out hundreds of times is the same each time`() throws {
    var engine = SquareLayout.engine(missing: ["b"])
    let text = Element.text(SquareLayout.text("ab cd ef", lines: 2))
    let first = try engine.layout(text, in: Self.room)
    for _ in 1..<Self.count {
      let next = try engine.layout(text, in: Self.room)
      expect(next.block == first.block && next.size == first.size, is: true)
    }
    expect(engine.findings.count, is: Self.count)
    let wide = try engine.layout(text, in: Constraints(maximumWidth: 100))
    expect(wide.block?.lines.count, is: 1)
  }

  @Test func `texts that only look the same are not mixed up`() throws {
    var engine = SquareLayout.engine()
    let texts = ["\u{E9}", "e\u{301}"].map { Element.text(SquareLayout.text($0)) }
    for _ in 0..<Self.count {
      let counts = try texts.map {
        try engine.layout($0, in: Self.room).block?.lines.first?.runs.first?.glyphs.count
      }
      expect(counts, is: [1, 2])
    }
  }
}
