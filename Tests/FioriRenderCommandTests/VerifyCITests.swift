import Foundation
import Testing

@testable import TestSupport

/// `verify` on a build server: annotations, JUnit, and how to accept.
struct VerifyCITests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: sample.workspace.folder.appending(path: path))
  }

  /// Records the sample, then makes one recording missing and one an orphan.
  private func spoil() async throws {
    _ = try await sample.record()
    try remove("cards/sales.png")
    try sample.workspace.write(Sample.figures("north"), to: "cards/regions/all.json")
  }

  @Test func `it ends with how to accept and where the report is`() async throws {
    _ = try await sample.record()
    try remove("cards/sales.png")
    let run = try await sample.verify("--report", "diff.html", "--threshold", "0.1", "--scale", "2")
    run.expect(
      status: 1, output: "sales.png: missing\n3 recordings, 2 as recorded, 1 missing\n",
      errors: "to accept: fiori-render record cards --scale 2 sales\nthe report is diff.html\n")
    try await sample.verify("--quiet").expect(status: 1, output: "", errors: "")
    let accepted = try await sample.workspace.run(
      "record", "cards", "--scale", "2", "sales", environment: ["CI": ""])
    accepted.expect(status: 0, output: "sales.png: new\n1 recording, 1 file written\n")
  }

  @Test func `orphans are accepted by removing them`() async throws {
    try await spoil()
    let run = try await sample.verify()
    run.expect(
      status: 1,
      output: """
        regions/south.layout.json: orphaned
        regions/south.png: orphaned
        sales.png: missing
        2 recordings, 1 as recorded, 1 missing, 2 orphaned

        """, errors: "to accept: fiori-render record cards --prune\n")
  }

  @Test func `orphans are told even if one description is broken`() async throws {
    try await spoil()
    try sample.workspace.write(Sample.misspelt, to: "cards/sales.json")
    let run = try await sample.verify()
    run.expect(
      status: 65,
      output: """
        regions/south.layout.json: orphaned
        regions/south.png: orphaned
        2 recordings, 1 as recorded, 1 unreadable, 2 orphaned

        """)
  }

  @Test func `what a broken description may have recorded is no orphan`() async throws {
    _ = try await sample.record()
    try sample.workspace.write(
      Sample.figures("north", "south").replacing("}]}", with: "}]"), to: "cards/regions/all.json")
    try sample.workspace.write("{}", to: "cards/regions/fiori-render.recorded.json")
    let run = try await sample.verify()
    run.expect(status: 65, output: "2 recordings, 1 as recorded, 1 unreadable\n")
  }

  @Test func `github annotates the descriptions`() async throws {
    try await spoil()
    try await sample.verify("--diagnostics", "github").expect(
      status: 1,
      output: """
        ::error file=cards/sales.json::sales.png: missing
        ::error file=cards/regions/south.layout.json::regions/south.layout.json: orphaned
        ::error file=cards/regions/south.png::regions/south.png: orphaned

        """, errors: "")
  }

  @Test func `--junit has a test for each recording`() async throws {
    try await spoil()
    try sample.workspace.write(Sample.misspelt, to: "cards/a<b.json")
    let run = try await sample.verify("--junit", "verify.xml")
    run.expect(status: 65)
    try expect(
      sample.workspace.text(of: "verify.xml"),
      is: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="fiori-render verify" tests="5" failures="3" errors="1">
          <testsuite name="cards" tests="5" failures="3" errors="1" skipped="0">
            <testcase classname="cards" name="a&lt;b">
              <error type="unreadable" message="\(Self.problem)">\(Self.problem)</error>
            </testcase>
            <testcase classname="cards" name="regions/north"/>
            <testcase classname="cards" name="regions/south.layout.json">
              <failure type="orphaned" message="regions/south.layout.json: orphaned">\
        regions/south.layout.json: orphaned</failure>
            </testcase>
            <testcase classname="cards" name="regions/south.png">
              <failure type="orphaned" message="regions/south.png: orphaned">regions/south.png: orphaned</failure>
            </testcase>
            <testcase classname="cards" name="sales">
              <failure type="missing" message="sales.png: missing">sales.png: missing</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  private static let problem = String(
    Sample.complaint(of: "cards/a<b.json").replacing("<", with: "&lt;").dropLast())

  @Test func `--junit needs a file`() async throws {
    let run = try await sample.verify("--junit", "-")
    run.expect(status: 64, output: "")
    expect(run.errorLines.first, is: "Error: --junit - would mix with the result; give a file.")
  }
}
