import FioriRender
import Testing

@testable import TestSupport

/// Bytes that are no UTF-8, and columns behind many-byte characters.
@Suite struct JSONReaderUTF8Tests {
  @Test(
    arguments: [
      ([0x80], 1), ([0xC0, 0x80], 1), ([0xC3], 1), ([0xE0, 0x80, 0x80], 1), ([0xE2, 0x82], 1),
      ([0xED, 0xA0, 0x80], 1), ([0xF0, 0x80, 0x80, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1),
      ([0xF5, 0x80], 1), ([0xFF], 1), ([0xFF, 0xFE], 2),
    ] as [([UInt8], Int)])
  func `bytes that are no UTF-8 are reported where they begin`(_ bad: [UInt8], count: Int) {
    let bytes = Array("[\"é".utf8) + bad + Array("x\", *]".utf8)
    let problems = readJSON(bytes: bytes).problems
    let byte = String(bad[0], radix: 16)
    let message = "byte 0x\(byte) is not valid UTF-8; save the file as UTF-8"
    expect(problems.first?.message, is: message)
    expect(problems.first?.position, is: SourcePosition(line: 1, column: 4))
    expect(problems.count, is: count + 1)
    expect(problems.last?.position, is: SourcePosition(line: 1, column: 8 + count))
  }

  @Test(arguments: [[0x80], [0xFF], [0xE2, 0x82]] as [[UInt8]])
  func `bytes that are no UTF-8 between values are reported and skipped`(_ bad: [UInt8]) {
    let reading = readJSON(bytes: Array("[1, ".utf8) + bad + Array("2]".utf8))
    expect(reading.problems.map(\.position), is: [SourcePosition(line: 1, column: 5)])
    expect(jsonText(reading.root), is: "[1.0,2.0]")
  }

  @Test func `a character behind a cut one is read`() {
    let reading = readJSON(bytes: [0x22, 0xC3, 0xC3, 0xA9, 0x22])
    expect(reading.problems.map(\.position), is: [SourcePosition(line: 1, column: 2)])
    expect(jsonText(reading.root), is: "\"\u{FFFD}é\"")
  }

  @Test func `bytes that are no UTF-8 read as the replacement character`() {
    let reading = readJSON(bytes: [0x22, 0x61, 0xFF, 0x62, 0x22])
    expect(jsonText(reading.root), is: "\"a\u{FFFD}b\"")
  }

  @Test func `a UTF-16 text is told to be one`() {
    let reading = readJSON(bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00])
    expect(jsonProblems(reading), is: ["1:1 the text is UTF-16; save the file as UTF-8"])
    expect(reading.root, is: nil)
  }

  @Test(arguments: [
    ("[\"é€😀\", 1]", 1, 9), ("[\r\n 1]", 2, 2), ("[\n\n1]", 3, 1), ("[\r1]", 2, 1),
    ("[\r\n\r\n1]", 3, 1), ("[\"e\u{301}\",1]", 1, 7), ("\u{FEFF}[1]", 1, 2),
    ("[\"\\u00e9\", 1]", 1, 12), ("[\t1]", 1, 3), ("[\n\"é\",\r\n\"ü\", 1]", 3, 6),
  ])
  func `a position counts lines and scalars`(_ text: String, line: Int, column: Int) throws {
    let reading = readJSON(text)
    #expect(reading.problems.isEmpty)
    guard case .array(let elements) = try #require(reading.root).value else {
      Issue.record("not an array")
      return
    }
    expect(elements.last?.position, is: SourcePosition(line: line, column: column))
    expect(elements.last?.value, is: .number(1))
  }
}
