import PictureComparison

/// What was found of one file of a recording.
struct LaneFinding: Sendable {
  let lane: RecordingLane
  /// The file's path in the folder.
  let path: String
  let status: RecordingStatus
  /// What is different, in words; `nil`: nothing is, or there is nothing to compare.
  var words: String?
  /// What the pixels say.
  var picture: PictureDifference?
  /// Why it could not be read.
  var failure: CommandFailure?
  /// Where what was drawn has been written to.
  var outputs: [String] = []

  /// The finding as a line for people; `nil` of what could not be read, which its failure tells.
  var line: String? {
    switch status {
    case .equal: words.map { "\(path): \($0)" } ?? "\(path): as recorded"
    case .environmentDiffers: "\(path): environment differs; \(words ?? "")"
    case .missing: "\(path): missing"
    case .unreadable: nil
    case .changed, .tolerated: "\(path): \(words ?? "changed")"
    }
  }

  /// Writes the members.
  func write(to line: inout JSONLine) {
    line.member("lane", lane.rawValue)
    line.member("path", path)
    line.member("status", status.rawValue)
    if let words { line.member("difference", words) }
    if let picture { picture.write(to: &line) }
    if !outputs.isEmpty { line.member("outputs", outputs) }
    if let failure { line.member("errors", [failure]) { $0.member("message", $1.message) } }
  }
}
