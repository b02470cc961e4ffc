import FileKit
import FioriRender
import Recordings
import Synchronization
import SystemPackage

extension SnapshotRun {
  /// Records the files the mode asks for, and returns whether there were any.
  func record(
    _ snapshot: DrawnSnapshot, _ findings: [ArtifactFinding], in folder: RecordingFolder,
    _ mode: SnapshotRecording
  ) throws(RunFailure) -> Bool {
    let wanted = zip(snapshot.files, findings).filter { _, finding in
      let listed = folder.list.files[finding.path]
      return mode.records(finding.status)
        || mode.lists(listed, of: finding.status, in: snapshot.environment)
    }.map(\.0)
    guard !wanted.isEmpty else { return false }
    try Folder.make(snapshot.location.root)
    try Folder.make(above: snapshot.location.name, in: snapshot.location.root)
    for file in wanted {
      try RecordedFile(file, named: snapshot.location.name, in: folder).write()
    }
    state.withLock { state in
      for file in wanted {
        let path = snapshot.location.name + file.lane.ending
        state.lists[snapshot.location.root]?.files[path] = snapshot.environment
        state.recorded[snapshot.location.root, default: [:]][path] = snapshot.environment
      }
    }
    return true
  }

  /// Adds the recordings to the lists. This happens at the end, since a list is written as a whole.
  /// Recordings that a crashed run did not list are listed by the next run that records.
  func list() throws(RunFailure) {
    for (root, files) in state.withLock(\.recorded) {
      _ = try RecordingList.update(in: FilePath(root.text)) { $0.files.merge(files) { $1 } }
    }
  }
}

extension SnapshotRecording {
  /// Whether a file with this status is recorded.
  fileprivate func records(_ status: RecordingStatus) -> Bool {
    switch self {
    case .never: false
    case .missing: status == .missing
    case .changed: status != .equal && status != .tolerated
    }
  }

  /// Whether the list needs an update of where the file was drawn.
  fileprivate func lists(
    _ listed: RecordingEnvironment?, of status: RecordingStatus,
    in environment: RecordingEnvironment
  ) -> Bool {
    switch self {
    case .never: false
    case .missing: listed == nil && status == .equal
    case .changed: listed != environment
    }
  }
}
