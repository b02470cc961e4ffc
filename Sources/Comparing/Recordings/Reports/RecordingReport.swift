import FileKit
import FioriRender
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

  /// Whether everything matches its recording.
  package var isGood: Bool {
    findings.allSatisfy(\.status.isGood) && orphans.isEmpty
      && !(isStrict && !environment.isEmpty)
  }

  /// Returns the lines to print, without the lines about the environment; unchanged files are
  /// included only if `isComplete`.
  package func lines(withEqual isComplete: Bool) -> [String] {
    let told = findings.flatMap { finding in
      finding.lines(withEqual: isComplete).map { (finding.name, $0) }
    }
    let all = told + orphans.map { ($0, "\($0): orphaned") }
    // The lines of a recording stay together, in the order of its files.
    let sorted = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return sorted.map(\.element.1) + notes + [summary]
  }

  /// What was not compared, and why.
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
    let changed = findings.filter { !$0.status.isGood }.flatMap { finding in
      finding.lines(withEqual: false).map { (finding.description, $0) }
    }
    let lost = orphans.map { (FilePath(folder).appending($0).string, "\($0): orphaned") }
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
        line.member("orphans", json: "\(orphans.count)")
      }
      line.member("recordings", findings) { $1.write(to: &$0) }
      line.member("orphans", orphans)
    }
  }

  private var summary: String {
    let counts = RecordingStatus.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    var parts = counts.map { "\($0.1) \($0.0.text)" }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    return ([findings.count.counted("recording")] + parts).joined(separator: ", ")
  }

  private func count(of status: RecordingStatus) -> Int {
    findings.count { $0.status == status }
  }
}
