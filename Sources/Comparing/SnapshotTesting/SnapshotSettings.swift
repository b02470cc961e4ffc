import Foundation

/// The settings in the environment of the tests, named like the flags of `fiori-render verify`.
struct SnapshotSettings: Sendable {
  static let recordKey = "FIORI_SNAPSHOT_RECORD"

  /// The recording mode, if a test does not set its own.
  let recording: SnapshotRecording
  /// The value of `recordKey` if it is not a mode; otherwise `nil`.
  let unknownRecording: String?
  /// Whether this is a CI run, which records nothing.
  let isContinuousIntegration: Bool
  /// Whether recordings from other environments must match.
  let isStrict: Bool
  /// The folder for drawn files that differ from their recordings.
  let actual: String?
  /// The path of the HTML report of the differences.
  let report: String?
  /// The path of the Markdown summary, for a comment.
  let markdown: String?

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let mode = environment[Self.recordKey].flatMap { $0.isEmpty ? nil : $0 }
    let known = mode.flatMap(SnapshotRecording.init)
    recording = known ?? .never
    unknownRecording = known == nil ? mode : nil
    isContinuousIntegration = environment["CI"] == "true"
    let strict = environment["FIORI_SNAPSHOT_STRICT_ENVIRONMENT"]?.lowercased() ?? ""
    isStrict = !["", "0", "false", "no"].contains(strict)
    actual = environment["FIORI_SNAPSHOT_ACTUAL"]
    report = environment["FIORI_SNAPSHOT_REPORT"]
    markdown = environment["FIORI_SNAPSHOT_MARKDOWN"]
  }

  /// Why a report cannot be written to its path, or `nil` if it can or none is requested. A path
  /// with another extension may name a file that is still needed.
  var reportProblem: String? {
    let wanted = [
      (report, "FIORI_SNAPSHOT_REPORT", ["html", "htm"], "the name must end in .html"),
      (
        markdown, "FIORI_SNAPSHOT_MARKDOWN", ["", "md", "markdown", "txt"],
        "the name must end in .md"
      ),
    ]
    for case (let path?, let key, let endings, let message) in wanted
    where !endings.contains(URL(filePath: path).pathExtension.lowercased()) {
      return "\(key)=\(path): \(message)"
    }
    return nil
  }

  /// Whether pictures are kept for a report.
  var isReported: Bool { report != nil || markdown != nil }
}

/// When to record a snapshot. A test that records fails, so that the recording gets reviewed.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Records nothing; a missing recording fails like a difference.
  case never
  /// Records missing snapshots.
  case missing
  /// Records missing and changed snapshots.
  case changed
}
