import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Valid texts, the depth limit, and what must hold for any bytes.
@Suite struct JSONReaderTests {
  /// The problems, and what is read all the same.
  @Test(arguments: CaseList.all(in: "json"))
  func `a text is read`(cases: CaseList) throws {
    try cases.check { text in
      let reading = readJSON(bytes: text.bytes)
      let value = jsonText(reading.root)
      if reading.problems.isEmpty { expect(jsonText(readJSON(value).root), is: value) }
      return jsonProblems(reading) + ["value: " + value]
    }
  }

  @Test func `at most 100 problems are kept and reading goes on`() {
    let reading = readJSON("[" + String(repeating: "01,\n", count: 500) + "2]")
    expect(reading.problems.count, is: 100)
    expect(reading.problems.last?.position, is: SourcePosition(line: 100, column: 1))
    #expect(reading.root != nil)
  }

  @Test func `values, keys and their positions are kept`() throws {
    let root = try #require(readJSON("{\"a\":\n  [true]}").root)
    let flag = JSONNode(value: .bool(true), position: SourcePosition(line: 2, column: 4))
    let array = JSONNode(value: .array([flag]), position: SourcePosition(line: 2, column: 3))
    let member = JSONMember(
      key: "a", keyPosition: SourcePosition(line: 1, column: 2), value: array)
    expect(root.value, is: .object([member]))
    expect(root.position, is: SourcePosition(line: 1, column: 1))
  }

  @Test(arguments: [
    ("null", "null"), ("true", "a boolean"), ("1", "a number"), ("\"\"", "a string"),
    ("[]", "an array"), ("{}", "an object"),
  ])
  func `each kind of value has a name for messages`(_ text: String, name: String) {
    expect(readJSON(text).root?.value.kindName, is: name)
  }

  @Test func `positions compare in reading order`() {
    let first = SourcePosition(line: 1, column: 9)
    #expect(first < SourcePosition(line: 2, column: 1))
    #expect(first < SourcePosition(line: 1, column: 10))
  }

  @Test func `nesting is allowed up to the limit and no deeper`() {
    expect(jsonProblems(readJSON("[[{}]]", depthLimit: 3)), is: [])
    let deeper = readJSON("[[{\"a\": []}]]", depthLimit: 3)
    expect(jsonProblems(deeper), is: ["1:9 nesting deeper than 3 levels; flatten the document"])
    expect(deeper.root, is: nil)
    expect(jsonProblems(readJSON("1", depthLimit: 0)), is: [])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "[{a:"])
  func `endless nesting stops at the limit`(_ part: String) {
    let reading = readJSON(String(repeating: part, count: 100_000))
    expect(reading.root, is: nil)
    #expect(reading.problems.count >= 1)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[" + String(repeating: "1,", count: 200_000) + "1]",
      String(repeating: "9", count: 300_000),
      "0." + String(repeating: "3", count: 300_000) + "e-5",
      "[" + String(repeating: "\"a\n", count: 100_000),
      "[" + String(repeating: "'a\n\",", count: 100_000),
      "\"" + String(repeating: "\n", count: 300_000) + "\"",
      "[" + String(repeating: "/**/", count: 100_000) + "1]",
      "{" + (0..<40_000).map { "k\($0) /**/ : 1" }.joined(separator: " ") + "}",
      "[" + String(repeating: "\\\"", count: 100_000),
    ].map(LongText.init))
  func `a long text is read to its end`(_ long: LongText) {
    let reading = readJSON(long.text)
    #expect(reading.problems.count <= 100)
  }

  @Test func `any bytes are read to an end`() {
    let seed = Array(
      #"{"a": [1, -2.5e3, true, null, "é\n\ud83d\ude00€"], 'b': {"c": "x"}, /* d */ "a": +1}"#.utf8)
    var generator = JSONTestGenerator(state: 42)
    for _ in 0..<5_000 { checkAny(mutated(seed, using: &generator)) }
    for _ in 0..<1_000 {
      let count = Int.random(in: 0...40, using: &generator)
      checkAny((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test func `every beginning of a text is read to an end`() {
    let bytes = Array("\u{FEFF}{\"é\": [1.5e+3, \"\\ud83d\\ude00\\n\"], /* x */ 'b\\'': tru}".utf8)
    for count in 0...bytes.count { checkAny(Array(bytes.prefix(count))) }
  }

  private func checkAny(_ bytes: [UInt8]) {
    let reading = readJSON(bytes: bytes)
    #expect(reading.root != nil || !reading.problems.isEmpty, "\(bytes)")
    let positions = reading.problems.map(\.position)
    expect(positions, is: positions.sorted(), "\(bytes)")
    if reading.problems.isEmpty {
      let text = jsonText(reading.root)
      expect(jsonText(readJSON(text).root), is: text, "\(bytes)")
    }
  }

  private func mutated(_ seed: [UInt8], using generator: inout JSONTestGenerator) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(seed[Int.random(in: 0..<seed.count, using: &generator)], at: index)
      default: bytes.removeSubrange(index..<min(index + 5, bytes.count))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }
}
