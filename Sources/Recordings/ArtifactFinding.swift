package import FileKit
package import PictureComparison

/// What was found of one file of a recording.
package struct ArtifactFinding: Sendable {
  package let lane: RecordingArtifact
  /// The file's path in the folder.
  package let path: String
  package let status: RecordingStatus
  /// What is different, each thing in words; empty: nothing is, or there is nothing to compare.
  package var changes: [String] = []
  /// What the pixels say.
  package var picture: PictureDifference?
  /// Why it could not be read.
  package var failure: RunFailure?
  /// Where what was drawn has been written to.
  package var outputs: [String] = []
  /// What was drawn, where it is kept for a report.
  package var drawn: DrawnFile?

  /// The finding as a line for people, with all changes where all are asked for; `nil` of what could
  /// not be read, which its failure tells.
  package func line(isComplete: Bool) -> String? {
    let words = words(isComplete: isComplete)
    switch status {
    case .equal: return "\(path): \(words.isEmpty ? "as recorded" : words)"
    case .environmentDiffers: return "\(path): environment differs; \(words)"
    case .missing: return "\(path): missing"
    case .unreadable: return nil
    case .changed, .tolerated: return "\(path): \(words)"
    }
  }

  private func words(isComplete: Bool) -> String {
    let shown = isComplete ? changes[...] : changes.prefix(PartFindings.shownCount)
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "; ")
  }

  /// Writes the members.
  package func write(to line: inout JSONLine) {
    line.member("lane", lane.rawValue)
    line.member("path", path)
    line.member("status", status.rawValue)
    if !changes.isEmpty {
      line.member("difference", words(isComplete: false))
      line.member("changes", changes)
    }
    if let picture { picture.write(to: &line) }
    if !outputs.isEmpty { line.member("outputs", outputs) }
    if let failure { line.member("errors", [failure]) { $0.member("message", $1.message) } }
  }
}
