import Recordings

/// What was drawn of a snapshot.
struct DrawnSnapshot: Sendable {
  let place: SnapshotPlace
  /// The line of the test, as `FILE:LINE`.
  let origin: String
  /// The files, in the order in which they are compared.
  let files: [DrawnFile]
  /// Where they were drawn.
  let environment: RecordingEnvironment

  /// The name by which reports speak of it.
  var name: String { place.reportName }
}
