package import FileKit
package import FioriRender
package import PictureComparison

/// The result for a figure and its recorded files.
package struct RecordingFinding: Sendable {
  /// The recording's name: its path in the folder, without an extension.
  package let name: String
  /// The path of the description.
  package let description: String
  package let lanes: [ArtifactFinding]
  /// The errors in the description; if there are any, nothing is compared.
  package let problems: [String]
  /// The index of the figure in its description, which its variants share; `nil` for a single figure.
  package let figure: Int?
  /// The name of the recording that has a missing one.
  package internal(set) var renamedFrom: String?

  package init(
    name: String, description: String, figure: Int? = nil, lanes: [ArtifactFinding],
    problems: [String] = []
  ) {
    (self.name, self.description, self.figure) = (name, description, figure)
    (self.lanes, self.problems) = (lanes, problems)
  }

  package var status: RecordingStatus {
    if renamedFrom != nil { return .renamed }
    return problems.isEmpty ? .worst(of: lanes.map(\.status)) : .unreadable
  }

  /// Whether nothing is recorded under the name.
  package var isNew: Bool { !lanes.isEmpty && lanes.allSatisfy { $0.status == .missing } }

  /// The changes of its layout.
  var layoutChanges: [PartChange] { lanes.flatMap(\.parts) }

  /// Returns the lines to print; unchanged files are included only if `isComplete`.
  package func lines(withEqual isComplete: Bool) -> [String] {
    if let renamedFrom { return ["\(name): renamed from \(renamedFrom)"] }
    if isNew { return ["\(name): missing"] }
    return lanes.filter { isComplete || $0.status != .equal }
      .compactMap { $0.line(isComplete: isComplete) }
  }

  /// Writes the members to a JSON object.
  package func write(to line: inout JSONLine) {
    line.member("name", name)
    line.member("description", description)
    line.member("status", status.rawValue)
    if let renamedFrom { line.member("from", renamedFrom) }
    line.member("lanes", lanes) { $1.write(to: &$0) }
    if !problems.isEmpty {
      line.member("errors", problems) { $0.member("message", $1) }
    }
  }
}

/// The result for one file of a recording.
package struct ArtifactFinding: Sendable {
  package let lane: RecordingArtifact
  /// The path in the folder.
  package let path: String
  package internal(set) var status: RecordingStatus
  /// The fields of the drawn layout report that the recorded one lacks because an earlier version made
  /// it; they are not compared.
  package internal(set) var lackedFields: [String] = []
  /// The changed parts of a layout report.
  var parts: [PartChange] = []
  /// The drawn layout report if none is recorded, to find it under another name.
  var missingReport: LayoutReport?
  /// The descriptions of the differences; empty if there are none, or nothing to compare.
  package var changes: [String] = []
  /// The difference of the pixels.
  package var picture: PictureDifference?
  /// The failure to read the file.
  package var failure: RunFailure?
  /// The paths that the drawn file was written to.
  package var outputs: [String] = []
  /// The drawn file, if it is kept for a report.
  package var drawn: DrawnFile?

  /// Returns the line to print, with all changes if `isComplete`; `nil` if the file could not be
  /// read, which `failure` reports.
  package func line(isComplete: Bool) -> String? {
    let text = changeText(isComplete: isComplete)
    switch status {
    case .equal: return "\(path): \(text.isEmpty ? "as recorded" : text)"
    case .environmentDiffers: return "\(path): environment differs; \(text)"
    case .missing, .renamed: return "\(path): missing"
    case .unreadable: return nil
    case .changed, .tolerated: return "\(path): \(text)"
    }
  }

  private func changeText(isComplete: Bool) -> String {
    let shown = isComplete ? changes[...] : changes.prefix(PartFindings.shownCount)
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "; ")
  }

  /// Writes the members to a JSON object.
  package func write(to line: inout JSONLine) {
    line.member("lane", lane.rawValue)
    line.member("path", path)
    line.member("status", status.rawValue)
    if !changes.isEmpty {
      line.member("difference", changeText(isComplete: false))
      line.member("changes", changes)
    }
    if !lackedFields.isEmpty { line.member("notCompared", lackedFields) }
    if let picture { picture.write(to: &line) }
    if !outputs.isEmpty { line.member("outputs", outputs) }
    if let failure { line.member("errors", [failure]) { $0.member("message", $1.message) } }
  }
}

/// The status of a recording, from best to worst.
package enum RecordingStatus: String, CaseIterable {
  case equal
  /// The number of changed pixels is within the allowance.
  case tolerated
  /// The file differs from one recorded in another environment.
  case environmentDiffers
  case changed
  /// The recording has the name that its description had before.
  case renamed
  case missing
  case unreadable

  /// The status as printed.
  package var text: String {
    switch self {
    case .equal: "as recorded"
    case .environmentDiffers: "from another environment"
    case .tolerated, .changed, .renamed, .missing, .unreadable: rawValue
    }
  }

  /// Whether the recording counts as unchanged.
  package var isGood: Bool { rank <= Self.environmentDiffers.rank }

  /// Whether a report shows the recording, which includes differences from another environment.
  package var isShown: Bool { rank >= Self.environmentDiffers.rank }

  /// Returns the worst of several statuses, or `equal` if there are none.
  package static func worst(of statuses: [RecordingStatus]) -> RecordingStatus {
    statuses.max { $0.rank < $1.rank } ?? .equal
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
