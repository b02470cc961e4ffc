import Recordings

/// A file of a recording, as `record` leaves it.
struct RecordedFile: Sendable {
  /// Its path in the folder.
  let path: String
  /// What is to be put at its place; `nil`: what lies there is the same.
  let draft: OutputDraft?
  /// Whether nothing lay there.
  let isNew: Bool
}
