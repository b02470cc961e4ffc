import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct LineComposerTests {
  private func composer(_ runs: [String]) -> LineComposer {
    let text = StyledText(
      runs: runs.map {
        StyledText.Run(text: $0, font: SquareLayout.font, color: SquareLayout.black)
      },
      font: SquareLayout.font, color: SquareLayout.black)
    return LineComposer(text: text, bytes: Array((text.string + LineMark.all).utf8))
  }

  private func clusters(
    _ text: String, levels: String, run: Int = 0, from begin: Int = 0
  ) -> ArraySlice<ShapedText.Cluster> {
    zip(text.utf8, levels.utf8).enumerated().map { index, entry in
      ShapedText.Cluster(
        bytes: begin + index..<begin + index + 1, run: run, face: SquareShaper.face,
        level: entry.1 - 48, advance: 10, glyphs: [Glyph(id: UInt32(entry.0), position: .zero)],
        breakBefore: .forbidden, isWhiteSpace: false)
    }[...]
  }

  @Test(arguments: [
    BidiCase("abc", "000", "abc"), BidiCase("ABC", "111", "CBA"),
    BidiCase("abCDe", "00110", "abDCe"), BidiCase("ABcdE", "11221", "EcdBA"),
    BidiCase("aBcdEf", "012210", "aEcdBf"), BidiCase("AbcDefG", "1221221", "GefDbcA"),
    BidiCase("abcde", "22222", "abcde"), BidiCase("aBcDe", "01230", "acDBe"),
  ])
  func `stretches are reversed from the deepest level up`(_ item: BidiCase) {
    let line = composer([item.text]).line(clusters(item.text, levels: item.levels))
    expect(line.shown, is: item.drawn)
  }

  @Test func `glyphs follow each other from the line's start`() {
    let line = composer(["aBCd"]).line(clusters("aBCd", levels: "0110"))
    expect(line.runs.flatMap(\.glyphs).map(\.position.x), is: [0, 10, 20, 30])
    expect(line.width, is: 40)
  }

  @Test func `neighbors of one style and level are one run`() {
    let line = composer(["aBCd"]).line(clusters("aBCd", levels: "0110"))
    expect(line.runs.map(\.text), is: ["a", "BC", "d"])
    expect(line.runs.map(\.isRightToLeft), is: [false, true, false])
  }

  @Test func `styles part runs`() {
    let parts = clusters("ab", levels: "00") + clusters("c", levels: "0", run: 1, from: 2)
    expect(composer(["ab", "c"]).line(parts).runs.map(\.text), is: ["ab", "c"])
  }

  @Test func `a run from right to left has its text in reading order`() {
    let run = composer(["ABC"]).line(clusters("ABC", levels: "111")).runs.first
    expect(run?.text, is: "ABC")
    expect(run?.clusters.map(\.byteCount), is: [1, 1, 1])
    expect(run?.glyphs.map(\.id), is: [0x43, 0x42, 0x41])
  }

  @Test func `the glyph past the text's end is the ellipsis`() {
    let mark = clusters(".", levels: "0", from: 2).map { mark in
      ShapedText.Cluster(
        bytes: 2..<5, run: mark.run, face: mark.face, level: mark.level, advance: mark.advance,
        glyphs: mark.glyphs, breakBefore: .forbidden, isWhiteSpace: false)
    }
    let line = composer(["ab"]).line(clusters("ab", levels: "00") + mark)
    expect(line.runs.map(\.text), is: ["ab…"])
    expect(line.runs.flatMap(\.clusters).map(\.byteCount), is: [1, 1, 3])
  }

  @Test func `no clusters make an empty line`() {
    let line = composer([""]).line([])
    #expect(line.runs.isEmpty)
    expect(line.width, is: 0)
  }
}
