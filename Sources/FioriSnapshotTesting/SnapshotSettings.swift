import Foundation

/// What the environment of the tests asks for, by the names of the flags of `fiori-render verify`.
struct SnapshotSettings: Sendable {
  static let recordKey = "FIORI_SNAPSHOT_RECORD"

  /// What is recorded unless a test says so itself.
  let recording: SnapshotRecording
  /// What `recordKey` says and is no mode; `nil`: nothing.
  let unknownRecording: String?
  /// Whether the run is a build server's, where nothing is recorded.
  let isContinuousIntegration: Bool
  /// Whether what was recorded elsewhere has to be the same here.
  let isStrict: Bool
  /// A folder for what was drawn and is not as recorded.
  let actual: String?
  /// The page that shows what differs.
  let report: String?
  /// The summary for a comment.
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

  /// Why a report cannot be written where it should be; `nil`: it can, or none is asked for. A name
  /// of another kind of file may be that of one which is needed.
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

  /// Whether pictures are kept to be shown.
  var isReported: Bool { report != nil || markdown != nil }
}

/// Whether a snapshot is recorded. Whatever is recorded fails its test, to be looked at.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Nothing is recorded; what is missing fails as what differs does.
  case never
  /// What is not recorded so far is.
  case missing
  /// So is what is not as recorded.
  case changed
}
