import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct LineBreakerTests {
  private func breaker(
    _ text: String, width: Double, hyphen: Double = 0
  ) throws -> LineBreaker {
    let font = Font(weight: .regular, size: 1, leading: 1)
    let shaped = try SquareShaper().shape(
      StyledText(text, font: font, color: SquareLayout.black),
      with: SquareLayout.settings(.leftToRight))
    return LineBreaker(clusters: shaped.clusters, width: width, hyphenWidth: hyphen)
  }

  @Test func `lines end where they may`() throws {
    try CaseTable("layout/line-breaks").check { row in
      let text = row["text"]
      let breaker = try breaker(
        text, width: row.number("width"), hyphen: row.number("hyphen"))
      return lines(of: breaker, Array(text), limit: Int(try row.number("limit")))
    }
  }

  @Test func `words are broken by the patterns of a language`() throws {
    try CaseTable("layout/pattern-breaks").check { row in
      let marks: [Character] = ["·", "+"]
      let parts = row["text"].split { marks.contains($0) }
      let text = parts.joined()
      var breaker = try breaker(text, width: row.number("width"), hyphen: 1)
      let ends = parts.indices.dropFirst().map { parts[..<$0].joined().count }
      let words = row["text"].split(separator: "+")
      let joints = words.indices.dropFirst().map { words[..<$0].joined().count { $0 != "·" } }
      breaker.hyphenation = { _ in WordBreaks(all: Set(ends), joints: Set(joints)) }
      return lines(of: breaker, Array(text), limit: 0)
    }
  }

  @Test func `lines end before phrases or words`() throws {
    try CaseTable("layout/phrase-breaks").check { row in
      let text = row["text"]
      var breaker = try breaker(text, width: row.number("width"))
      let clusters = breaker.clusters
      breaker.phrases = { PhraseStarts(clusters, of: text) }
      breaker.quantities = Quantities(clusters)
      return lines(of: breaker, Array(text), limit: 0)
    }
  }

  private func lines(of breaker: LineBreaker, _ characters: [Character], limit: Int) -> String {
    let (ranges, isCut) = breaker.lines(limit: limit)
    let lines = ranges.map(breaker.trimmed).map { range in
      String(characters[range]) + (breaker.endsInHyphen(range) ? "-" : "")
    }
    return lines.joined(separator: " | ") + (isCut ? " (cut)" : "")
  }

  @Test(arguments: ["过去 24 小时", "過去 24 回目", "최근 24 시간"])
  func `a line does not end between a number and the word that it counts`(text: String) throws {
    let quantities = Quantities(try breaker(text, width: 6).clusters)
    #expect(quantities.range(around: 6) != nil)
  }

  @Test func `but it may after a number that is a name`() throws {
    let quantities = Quantities(try breaker("订单 4711 延迟", width: 6).clusters)
    #expect(quantities.range(around: 8) == nil)
  }

  @Test func `a date is broken between two of its parts`() throws {
    var breaker = try breaker("2027年11月24日", width: 7)
    breaker.quantities = Quantities(breaker.clusters)
    expect(breaker.lines(limit: 0).ranges, is: [0..<5, 5..<11])
  }

  @Test func `a cut keeps whole letters and leaves space`() throws {
    try CaseTable("layout/cuts").check { row in
      let characters = Array(row["text"])
      let breaker = try breaker(row["text"], width: row.number("width"))
      return String(characters[breaker.cut(0..<characters.count, reserving: 1)])
    }
  }

  @Test func `numbers that are broken are known`() throws {
    try CaseTable("layout/broken-numbers").check { row in
      let breaker = try breaker(row["text"], width: 8)
      let characters = Array(row["text"])
      let broken = breaker.brokenNumbers(of: breaker.lines(limit: 0).ranges)
      return broken.map { String(characters[$0]) }.joined(separator: " | ")
    }
  }

  @Test func `words that are broken are counted with their widths`() throws {
    let breaker = try breaker("one abcdefghijklm two 12,345,678", width: 6, hyphen: 1)
    expect(breaker.brokenWords(of: breaker.lines(limit: 0).ranges), is: [13, 13, 10, 10])
  }

  @Test func `so are numbers that are cut`() throws {
    let breaker = try breaker("one 12345678", width: 6)
    expect(breaker.cutNumbers(of: breaker.lines(limit: 0).ranges), is: [8])
  }

  @Test func `a line's width leaves out the blanks at its end`() throws {
    try expect(breaker("ab cd  ", width: 9).width(of: 0..<7), is: 5)
  }
}
