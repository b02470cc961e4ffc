import FileKit
import FioriRender

/// The result of `verify` as JUnit XML: a test for each recording that passes, for the recordings of a
/// description that fail in the same way, and for each orphan.
package struct JUnitReport {
  private let report: RecordingReport

  package init(_ report: RecordingReport) { self.report = report }

  /// A test: its name, and its failure unless it passed.
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
    let changed = report.groups.filter { !$0.status.isGood }
    let names = Set(changed.flatMap(\.findings).map(\.name))
    let rest = report.findings.filter { !names.contains($0.name) }
    let cases =
      (rest.map(Self.testCase) + changed.map(Self.testCase) + report.orphanNames.map(Self.orphan))
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
    let group = FindingGroup(name: finding.name, findings: [finding])
    guard finding.status.isGood else { return testCase(group) }
    return Case(name: finding.name, notes: group.lines)
  }

  /// Returns the test of findings that fail in the same way.
  private static func testCase(_ group: FindingGroup) -> Case {
    let failures = group.findings.flatMap { finding in
      finding.problems + finding.lanes.compactMap(\.failure?.message)
    }
    let isError = group.status == .unreadable
    return Case(
      name: group.name,
      outcome: Outcome(
        element: isError ? "error" : "failure", type: group.status.rawValue,
        lines: failures + group.lines))
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
