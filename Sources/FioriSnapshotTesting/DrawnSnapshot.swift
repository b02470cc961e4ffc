import FioriRender
import Recordings

/// What was drawn of a snapshot.
struct DrawnSnapshot: Sendable {
  let place: SnapshotPlace
  /// The files, in the order in which they are compared.
  let files: [(lane: RecordingLane, bytes: [UInt8])]
  /// Where they were drawn.
  let environment: RecordingEnvironment

  /// The name by which reports speak of it.
  var name: String { place.module.isEmpty ? place.name : "\(place.module)/\(place.name)" }
}
