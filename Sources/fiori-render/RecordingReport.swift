import FileKit
import Recordings

/// What `verify` found, as it is printed.
struct RecordingReport {
  /// The folder, as the command line names it.
  let folder: String
  /// What is different from where files were recorded, a line for each environment.
  let environment: [String]
  /// Whether another environment is a difference.
  let isStrict: Bool
  /// In the order of their names.
  let findings: [RecordingFinding]
  /// Recorded files that no description accounts for, sorted.
  let orphans: [String]

  /// Whether all is as recorded.
  var isGood: Bool {
    findings.allSatisfy(\.status.isGood) && orphans.isEmpty
      && !(isStrict && !environment.isEmpty)
  }

  /// The lines for people, but for those about the environment; of files that are as recorded only
  /// where all are asked for.
  func lines(withEqual isComplete: Bool) -> [String] {
    let told = findings.flatMap { finding in
      finding.lines(withEqual: isComplete).map { (finding.name, $0) }
    }
    let all = told + orphans.map { ($0, "\($0): orphan") }
    // Each recording's lines stay together, in the order of its files.
    let sorted = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return sorted.map(\.element.1) + [summary]
  }

  /// One JSON document on one line.
  var json: [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.member("folder", folder)
      line.member("status", (isGood ? RecordingStatus.equal : .changed).rawValue)
      line.member("environment", environment)
      line.member("counts") { line in
        for status in RecordingStatus.allCases {
          line.member(status.rawValue, json: "\(count(of: status))")
        }
        line.member("orphans", json: "\(orphans.count)")
      }
      line.member("recordings", findings) { $1.write(to: &$0) }
      line.member("orphans", orphans)
    }
    line.end()
    return line.bytes
  }

  private var summary: String {
    let counts = RecordingStatus.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    var words = counts.map { "\($0.1) \($0.0.words)" }
    if !orphans.isEmpty { words.append("\(orphans.count) orphan\(orphans.count == 1 ? "" : "s")") }
    let whole = "\(findings.count) recording\(findings.count == 1 ? "" : "s")"
    return ([whole] + words).joined(separator: ", ")
  }

  private func count(of status: RecordingStatus) -> Int {
    findings.count { $0.status == status }
  }
}
