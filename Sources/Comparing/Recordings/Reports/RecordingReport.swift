import FileKit
import FioriRender
package import PictureComparison
import SystemPackage

/// The printed result of `verify`.
package struct RecordingReport: Sendable {
  /// The folder, as on the command line.
  package let folder: String
  /// The differences from the recorded environments, one line for each.
  package let environment: [String]
  /// Whether another environment counts as a difference.
  package let isStrict: Bool
  /// The findings in the order of their names.
  package let findings: [RecordingFinding]
  /// The recorded files that belong to no description, sorted.
  package let orphans: [String]
  /// The recorded files that descriptions with errors may produce or use, sorted.
  package let undrawn: [String]

  package init(
    folder: String, environment: [String], isStrict: Bool, findings: [RecordingFinding],
    orphans: [String], undrawn: [String]
  ) {
    (self.folder, self.environment, self.isStrict) = (folder, environment, isStrict)
    (self.findings, self.orphans, self.undrawn) = (findings, orphans, undrawn)
  }

  /// The names of the recordings that belong to no description.
  package var orphanNames: [String] {
    ExactTexts(of: orphans.map(RecordingArtifact.name(of:))).sortedTexts
  }

  /// The findings that are not as recorded, with equal changes of a description together.
  var groups: [FindingGroup] {
    FindingGroup.groups(findings.filter { !$0.lines(withEqual: false).isEmpty }, in: folder)
  }

  /// Whether everything matches its recording.
  package var isGood: Bool {
    findings.allSatisfy(\.status.isGood) && orphans.isEmpty
      && !(isStrict && !environment.isEmpty)
  }

  /// Returns the lines to print, without the lines about the environment; unchanged files are
  /// included only if `isComplete`.
  package func lines(withEqual isComplete: Bool) -> [String] {
    let reported =
      isComplete
      ? findings.flatMap { finding in finding.lines(withEqual: true).map { (finding.name, $0) } }
      : groups.flatMap { group in group.lines.map { (group.name, $0) } }
    let all = reported + orphanNames.map { ($0, "\($0): orphaned") }
    // The lines of a recording stay together, in the order of its files.
    let sorted = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return sorted.map(\.element.1) + notes + [summary]
  }

  /// The files that were not compared, with the reasons.
  package var notes: [String] {
    let older = findings.flatMap(\.lanes).map(\.lackedFields).filter { !$0.isEmpty }
    guard !older.isEmpty else { return [] }
    let fields = LayoutReport.Look.Field.allCases.map(\.rawValue)
      .filter { field in older.contains { $0.contains(field) } }
    return [
      "\(older.count.counted("layout report")) of an earlier version without "
        + "\(fields.map { "'\($0)'" }.joined(separator: ", ")); record again to compare these"
    ]
  }

  /// The differences, with the file of each line.
  package var complaints: [(file: String, line: String)] {
    let changed = groups.filter { !$0.status.isGood }.flatMap { group in
      group.lines.map { (group.findings[0].description, $0) }
    }
    let lost = orphanNames.map { (FilePath(folder).appending($0).string, "\($0): orphaned") }
    return (isStrict ? environment.map { (folder, $0) } : []) + changed + lost
  }

  /// The result as a line of JSON.
  package var json: [UInt8] {
    JSONLine.object { line in
      line.member("folder", folder)
      line.member("status", (isGood ? RecordingStatus.equal : .changed).rawValue)
      line.member("environment", environment)
      line.member("notes", notes)
      line.member("counts") { line in
        for status in RecordingStatus.allCases {
          line.member(status.rawValue, json: "\(count(of: status))")
        }
        line.member("orphans", json: "\(orphanNames.count)")
      }
      line.member("recordings", findings) { $1.write(to: &$0) }
      line.member("orphans", orphanNames)
      line.member("orphanedFiles", orphans)
    }
  }

  private var summary: String {
    let counts = RecordingStatus.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    var parts = counts.map { "\($0.1) \($0.0.text)" }
    if !orphans.isEmpty { parts.append("\(orphanNames.count) orphaned") }
    return ([findings.count.counted("recording")] + parts).joined(separator: ", ")
  }

  private func count(of status: RecordingStatus) -> Int {
    findings.count { $0.status == status }
  }

  /// Returns the cases of a report to review: one for each finding, with the changes of several variants
  /// in the first of them.
  package func cases(in folder: RecordingFolder, by options: ComparisonOptions) -> [ReportCase] {
    let groups = groups.filter { $0.findings.count > 1 }
    var shared: [String: FindingGroup] = [:]
    for group in groups { for finding in group.findings { shared[finding.name] = group } }
    return findings.map { finding in
      var item = ReportCase(finding, in: folder, by: options)
      guard let group = shared[finding.name], item.status.isShown else { return item }
      let first = group.findings[0].name
      if finding.name == first {
        (item.lines, item.countText) = (group.texts, group.countText)
      } else {
        (item.lines, item.first) = (["the same as \(first)"], first)
      }
      return item
    }
  }
}
