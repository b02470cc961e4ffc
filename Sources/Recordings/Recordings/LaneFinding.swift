package import PictureComparison

/// What was found of one file of a recording.
package struct LaneFinding: Sendable {
  package let lane: RecordingLane
  /// The file's path in the folder.
  package let path: String
  package let status: RecordingStatus
  /// What is different, in words; `nil`: nothing is, or there is nothing to compare.
  package var words: String?
  /// What the pixels say.
  package var picture: PictureDifference?
  /// Why it could not be read.
  package var failure: CommandFailure?
  /// Where what was drawn has been written to.
  package var outputs: [String] = []
  /// What was drawn, where it is kept for a report.
  var drawn: [UInt8]?

  /// The finding as a line for people; `nil` of what could not be read, which its failure tells.
  package var line: String? {
    switch status {
    case .equal: words.map { "\(path): \($0)" } ?? "\(path): as recorded"
    case .environmentDiffers: "\(path): environment differs; \(words ?? "")"
    case .missing: "\(path): missing"
    case .unreadable: nil
    case .changed, .tolerated: "\(path): \(words ?? "changed")"
    }
  }

  /// Writes the members.
  package func write(to line: inout JSONLine) {
    line.member("lane", lane.rawValue)
    line.member("path", path)
    line.member("status", status.rawValue)
    if let words { line.member("difference", words) }
    if let picture { picture.write(to: &line) }
    if !outputs.isEmpty { line.member("outputs", outputs) }
    if let failure { line.member("errors", [failure]) { $0.member("message", $1.message) } }
  }
}
