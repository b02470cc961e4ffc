import FileKit
import FioriRender

/// The result of `verify` as JUnit XML: a test for each recording and each orphan.
package struct JUnitReport {
  private let report: RecordingReport

  package init(_ report: RecordingReport) { self.report = report }

  /// A test: its name, and what happened unless it passed.
  private struct Case {
    let name: String
    var outcome: Outcome?
    /// The lines about a test that passed.
    var notes: [String] = []
  }

  private struct Outcome {
    /// `failure` or `error`.
    let element: String
    let type: String
    let lines: [String]
  }

  /// The document.
  package var xml: [UInt8] {
    let cases = (report.findings.map(Self.testCase) + report.orphans.map(Self.orphan))
      .sorted { $0.name < $1.name }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(count("failure", in: cases))\" "
      + "errors=\"\(count("error", in: cases))\""
    let suite = Self.escaped(report.folder)
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"fiori-render verify\" \(counts)>",
        "  <testsuite name=\"\(suite)\" \(counts) skipped=\"0\">",
      ] + cases.flatMap { Self.lines(of: $0, in: suite) } + ["  </testsuite>", "</testsuites>"]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func count(_ element: String, in cases: [Case]) -> Int {
    cases.count { $0.outcome?.element == element }
  }

  private static func lines(of test: Case, in suite: String) -> [String] {
    let head = "    <testcase classname=\"\(suite)\" name=\"\(escaped(test.name))\""
    if let outcome = test.outcome {
      let first = escaped(outcome.lines.first ?? outcome.type)
      let text = escaped(outcome.lines.joined(separator: "\n"))
      return [
        "\(head)>",
        "      <\(outcome.element) type=\"\(outcome.type)\" message=\"\(first)\">\(text)"
          + "</\(outcome.element)>",
        "    </testcase>",
      ]
    }
    guard !test.notes.isEmpty else { return ["\(head)/>"] }
    let text = escaped(test.notes.joined(separator: "\n"))
    return ["\(head)>", "      <system-out>\(text)</system-out>", "    </testcase>"]
  }

  private static func testCase(_ finding: RecordingFinding) -> Case {
    let lines = finding.lines(withEqual: false)
    guard !finding.status.isGood else { return Case(name: finding.name, notes: lines) }
    let failures = finding.problems + finding.lanes.compactMap(\.failure?.message)
    let isError = finding.status == .unreadable
    return Case(
      name: finding.name,
      outcome: Outcome(
        element: isError ? "error" : "failure", type: finding.status.rawValue,
        lines: failures + lines))
  }

  private static func orphan(_ path: String) -> Case {
    Case(
      name: path,
      outcome: Outcome(element: "failure", type: "orphaned", lines: ["\(path): orphaned"]))
  }

  /// Returns a text for an attribute or an element; XML has no way to write control characters.
  private static func escaped(_ text: String) -> String {
    let isAllowed = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 || scalar == "\t" || scalar == "\n"
    }
    let scalars = text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }
    return MarkupText.escaped(String(String.UnicodeScalarView(scalars)))
  }
}
