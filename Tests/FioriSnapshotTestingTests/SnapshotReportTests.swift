import FileKit
import Foundation
import Recordings
import Testing

@testable import FioriSnapshotTesting
@testable import TestSupport

/// The report of several processes.
struct SnapshotReportTests {
  private let sample: SnapshotSample
  private let settings: SnapshotSettings

  init() throws {
    sample = try SnapshotSample()
    settings = SnapshotSettings([
      "FIORI_SNAPSHOT_REPORT": sample.folder.appending(path: "report.html").path(),
      "FIORI_SNAPSHOT_MARKDOWN": sample.folder.appending(path: "report.md").path(),
    ])
  }

  private func item(_ name: String, _ status: ReportStatus) -> SnapshotCase {
    var item = ReportCase(name: name, status: status)
    item.lines = ["words of \(name)"]
    item.pictures[.actual] = ReportPicture { () throws(RunFailure) in
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    }
    return SnapshotCase(item)
  }

  private func part(_ name: String, _ status: ReportStatus) -> SnapshotPart {
    SnapshotPart(notes: [], cases: [item(name, status)])
  }

  /// The folder in which the processes of this run leave their cases.
  private func partsFolder() throws -> URL {
    let parts = sample.folder.appending(path: ".report.html.parts")
    let runs = try FileManager.default.contentsOfDirectory(atPath: parts.path())
    expect(runs.count, is: 1)
    return parts.appending(path: runs.first ?? "")
  }

  @Test func `a report has the cases of all processes of a run`() throws {
    try SnapshotReport(settings).write(part("b", .changed))
    let other = try JSONEncoder().encode(part("a", .added))
    try other.write(to: partsFolder().appending(path: "1.json"))
    try SnapshotReport(settings).write(
      SnapshotPart(
        notes: ["environment differs: x"], cases: [item("c", .changed), item("d", .equal)]))
    let page = try sample.text(of: "report.html")
    #expect(page.contains(#"{"name":"a","status":"added","words":["words of a"]"#))
    #expect(page.contains(#"{"name":"c","status":"changed""#))
    // It is the same process that wrote twice.
    #expect(!page.contains(#""name":"b""#))
    #expect(page.contains("id=\"actual-0\">iVBORw0KGgo=</script>"))
    #expect(
      try sample.text(of: "report.md").hasPrefix(
        "### Snapshots\n\n2 of 3 pictures differ.\n\n- environment differs: x\n"))
  }

  @Test func `leftovers of an earlier run are removed`() throws {
    let old = sample.folder.appending(path: ".report.html.parts/1-1")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try JSONEncoder().encode(part("old", .changed)).write(to: old.appending(path: "1.json"))
    try SnapshotReport(settings).write(part("new", .changed))
    let page = try sample.text(of: "report.html")
    #expect(!page.contains(#""name":"old""#))
    #expect(page.contains(#""name":"new""#))
    #expect(!FileManager.default.fileExists(atPath: old.path()))
  }

  @Test func `a report that cannot be written is an error`() throws {
    let settings = SnapshotSettings(["FIORI_SNAPSHOT_REPORT": "/dev/null/report.html"])
    let failure = #expect(throws: RunFailure.self) {
      try SnapshotReport(settings).write(part("a", .changed))
    }
    expect(failure?.message, is: "/dev/null: cannot be created (File exists); choose another path")
  }

  @Test(arguments: [
    ("report.html", nil, nil), (nil, "summary", nil), (nil, "summary.MD", nil), (nil, nil, nil),
    (
      "Package.swift", nil,
      "FIORI_SNAPSHOT_REPORT=Package.swift: the name must end in .html"
    ),
    (
      "a.html", "a.png",
      "FIORI_SNAPSHOT_MARKDOWN=a.png: the name must end in .md"
    ),
  ])
  func `a report does not take the place of another file`(
    report: String?, markdown: String?, problem: String?
  ) {
    var environment: [String: String] = [:]
    environment["FIORI_SNAPSHOT_REPORT"] = report
    environment["FIORI_SNAPSHOT_MARKDOWN"] = markdown
    expect(SnapshotSettings(environment).reportProblem, is: problem)
  }
}
