import Foundation
import Testing

/// A file of cases, `.cases`: texts and, behind arrows, the lines that each must give
/// (Docs/testing.md#cases).
struct CaseList: CustomTestStringConvertible, Sendable {
  let file: CaseFile

  var testDescription: String { file.testDescription }

  static func all(in folder: String) -> [CaseList] {
    CaseFile.all(in: folder, ending: "cases").map(CaseList.init)
  }

  var texts: [CaseText] {
    get throws {
      let lines = String(decoding: try file.bytes(), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return Self.cases(in: lines).map(\.text)
    }
  }

  /// Expects what a function makes of each text, or records it if that is wanted.
  func check(_ lines: (CaseText) throws -> [String]) throws {
    var written = String(decoding: try file.bytes(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let cases = Self.cases(in: written)
    #expect(!cases.isEmpty)
    for item in cases.reversed() {
      let actual = try lines(item.text).map { "→ " + CaseText.written($0) }
      if actual == Array(written[item.lines]) { continue }
      if !Recording.isWanted { item.fail(in: file, written[item.lines], actual) }
      written.replaceSubrange(item.lines, with: actual)
    }
    if Recording.isWanted { try Recording.record(written.joined(separator: "\n"), to: file.file) }
  }

  /// A text, and where the lines stand that it must give.
  private struct Case {
    var input: [String] = []
    /// The first line, from 1.
    var place = 0
    var lines = 0..<0

    var text: CaseText { CaseText(input.joined(separator: "\n")) }

    func fail(in file: CaseFile, _ expected: ArraySlice<String>, _ actual: [String]) {
      Issue.record(
        """
        \(file.file.lastPathComponent):\(place): \(input.joined(separator: "\n"))
        expected:
        \(expected.joined(separator: "\n"))
        actual:
        \(actual.joined(separator: "\n"))
        """)
    }
  }

  private static func cases(in lines: [String]) -> [Case] {
    var cases: [Case] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      if line.isEmpty || (!isInside && line.hasPrefix("# ")) {
        isInside = false
      } else if line.hasPrefix("→"), isInside {
        cases[cases.count - 1].lines = cases[cases.count - 1].lines.lowerBound..<index + 1
      } else {
        if !isInside { cases.append(Case(place: index + 1)) }
        isInside = true
        cases[cases.count - 1].input.append(line)
        cases[cases.count - 1].lines = index + 1..<index + 1
      }
    }
    return cases
  }
}
