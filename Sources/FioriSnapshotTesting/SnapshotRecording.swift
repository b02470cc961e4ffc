/// Whether a snapshot is recorded. Whatever is recorded fails its test, to be looked at.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Nothing is recorded; what is missing fails as what differs does.
  case never
  /// What is not recorded so far is.
  case missing
  /// So is what is not as recorded.
  case changed
}
