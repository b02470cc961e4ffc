package import FileKit
package import FioriRender
package import PictureComparison

/// What was found of a figure and all that is recorded of it.
package struct RecordingFinding: Sendable {
  /// The recording's name: its path in the folder, without an ending.
  package let name: String
  /// The path of the description.
  package let description: String
  package let lanes: [ArtifactFinding]
  /// What is wrong with the description, so that nothing of it is compared.
  package let problems: [String]

  package init(
    name: String, description: String, lanes: [ArtifactFinding], problems: [String] = []
  ) {
    (self.name, self.description, self.lanes) = (name, description, lanes)
    self.problems = problems
  }

  package var status: RecordingStatus {
    problems.isEmpty ? .worst(of: lanes.map(\.status)) : .unreadable
  }

  /// The lines for people; those of files that are as recorded only where all are asked for.
  package func lines(withEqual isComplete: Bool) -> [String] {
    if !lanes.isEmpty, lanes.allSatisfy({ $0.status == .missing }) { return ["\(name): missing"] }
    return lanes.filter { isComplete || $0.status != .equal }
      .compactMap { $0.line(isComplete: isComplete) }
  }

  /// Writes the members.
  package func write(to line: inout JSONLine) {
    line.member("name", name)
    line.member("description", description)
    line.member("status", status.rawValue)
    line.member("lanes", lanes) { $1.write(to: &$0) }
    if !problems.isEmpty {
      line.member("errors", problems) { $0.member("message", $1) }
    }
  }
}

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

/// What became of a recording, in a word; the later, the worse.
package enum RecordingStatus: String, CaseIterable {
  case equal
  /// Fewer pixels changed than may.
  case tolerated
  /// It differs from what was drawn in another environment.
  case environmentDiffers
  case changed
  case missing
  case unreadable

  /// The word for people.
  package var words: String {
    switch self {
    case .equal: "as recorded"
    case .environmentDiffers: "drawn in another environment"
    case .tolerated, .changed, .missing, .unreadable: rawValue
    }
  }

  /// Whether it is as it should be.
  package var isGood: Bool { rank <= Self.environmentDiffers.rank }

  /// Whether a report shows it: what another environment draws is to be looked at, too.
  package var isShown: Bool { rank >= Self.environmentDiffers.rank }

  /// The worst of several; of none, all is well.
  package static func worst(of statuses: [RecordingStatus]) -> RecordingStatus {
    statuses.max { $0.rank < $1.rank } ?? .equal
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
