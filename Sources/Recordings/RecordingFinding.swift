package import FileKit

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
