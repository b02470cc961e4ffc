/// What a process leaves for the report of the run.
struct SnapshotPart: Codable, Sendable {
  /// What is different from where snapshots were recorded.
  let notes: [String]
  let cases: [SnapshotCase]
}
