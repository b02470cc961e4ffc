import FileKit
import FioriRender
import Glibc
import PictureComparison
import Recordings
import Synchronization
import SystemPackage

/// All snapshots of a process: concurrent tests share lists, and a report at the end.
final class SnapshotRun: Sendable {
  static let shared: SnapshotRun = {
    atexit { SnapshotRun.shared.finish() }
    return SnapshotRun(SnapshotSettings())
  }()

  let settings: SnapshotSettings
  let state = Mutex(State())

  /// The state that snapshots share.
  struct State {
    /// The lists by folder, including new recordings.
    var lists: ExactTable<RecordingList> = [:]
    /// The new recordings by folder, not yet listed.
    var recorded: ExactTable<ExactTable<RecordingEnvironment>> = [:]
    /// The drawn files, by path.
    var drawn: ExactTable<Drawn> = [:]
    /// The environments by the renderers' font files, which are read only once.
    var environments: [[String]: RecordingEnvironment] = [:]
    /// Differences from the environment where snapshots were recorded.
    var notes: Set<String> = []
    var cases: [SnapshotCase] = []
  }

  /// A drawn file, and the line of the test that drew it.
  struct Drawn {
    let checksum: String
    let origin: String
  }

  init(_ settings: SnapshotSettings) {
    self.settings = settings
  }

  /// Returns the environment a renderer draws in.
  func environment(of renderer: Renderer) -> RecordingEnvironment {
    state.withLock { state in
      if let known = state.environments[renderer.fontFiles] { return known }
      let environment = RecordingEnvironment(renderer)
      state.environments[renderer.fontFiles] = environment
      return environment
    }
  }

  /// Compares a snapshot with its recording, and records it if asked to.
  ///
  /// - Returns: The problems, one per line.
  func problems(
    of snapshot: DrawnSnapshot, _ options: ComparisonOptions, _ allowance: ChangeAllowance,
    recording: SnapshotRecording?
  ) throws(RunFailure) -> [String] {
    if let problem = snapshot.location.problem ?? problem(ofRecording: recording) {
      return ["\(snapshot.name): \(problem)"]
    }
    if let origin = origin(ofOther: snapshot) {
      return [
        "\(snapshot.name): the snapshot at \(origin) has the same name; distinguish them with named:"
      ]
    }
    let folder = try folder(of: snapshot)
    let findings = try findings(of: snapshot, in: folder, options, allowance)
    let finding = RecordingFinding(
      name: snapshot.name, description: snapshot.location.name, lanes: findings)
    note(finding, in: folder, options)
    let mode = recording ?? settings.recording
    if try record(snapshot, findings, in: folder, mode) {
      return [
        "\(snapshot.name): recorded; review it, then run without recording"
      ]
    }
    return lines(of: finding, snapshot.location, in: folder)
  }

  /// Returns why recording is not possible, or `nil` if it is.
  private func problem(ofRecording recording: SnapshotRecording?) -> String? {
    if let mode = settings.unknownRecording {
      let modes = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotSettings.recordKey)=\(mode): unknown mode; use one of \(modes)"
    }
    guard settings.isContinuousIntegration, (recording ?? settings.recording) != .never else {
      return nil
    }
    return "refusing to record with CI=true, because no one reviews the result; record elsewhere"
  }

  /// Returns the location of a different snapshot with the same name, or `nil` if there is none.
  /// The same snapshot may be drawn again.
  private func origin(ofOther snapshot: DrawnSnapshot) -> String? {
    let (location, origin) = (snapshot.location, snapshot.origin)
    let drawn = snapshot.files.map { file in
      (
        path: "\(location.root)/\(location.name)\(file.lane.ending)",
        sum: Checksum.sha256(of: file.bytes)
      )
    }
    return state.withLock { state in
      for (path, sum) in drawn {
        let first = state.drawn[path] ?? Drawn(checksum: sum, origin: origin)
        if first.checksum != sum { return first.origin }
        state.drawn[path] = first
      }
      return nil
    }
  }

  private func folder(of snapshot: DrawnSnapshot) throws(RunFailure) -> RecordingFolder {
    let root = snapshot.location.root
    let list: RecordingList
    if let known = state.withLock({ $0.lists[root] }) {
      list = known
    } else {
      let read = try RecordingList(in: FilePath(root))
      list = state.withLock { state in
        let list = state.lists[root] ?? read
        state.lists[root] = list
        return list
      }
    }
    let folder = RecordingFolder(
      root: FilePath(root), list: list, environment: snapshot.environment)
    for line in folder.differences where state.withLock({ $0.notes.insert(line).inserted }) {
      Self.write(line)
    }
    return folder
  }

  /// Prints a message that does not fail a test.
  static func write(_ line: String) {
    StandardError.write("snapshots: \(line)\n")
  }

  private func findings(
    of snapshot: DrawnSnapshot, in folder: RecordingFolder, _ options: ComparisonOptions,
    _ allowance: ChangeAllowance
  ) throws(RunFailure) -> [ArtifactFinding] {
    var actual: ActualFolder?
    if let path = settings.actual {
      let folder = FilePath(path).appending(snapshot.location.module).string
      try Folder.makeAll(folder)
      actual = ActualFolder(folder)
    }
    let check = RecordingComparison(
      folder, options, allowance, isStrict: settings.isStrict, actual: actual,
      keepsDrawn: settings.report != nil)
    var findings: [ArtifactFinding] = []
    for file in snapshot.files {
      findings.append(try check.finding(of: file, named: snapshot.location.name))
    }
    return findings
  }

  private func lines(
    of finding: RecordingFinding, _ location: SnapshotLocation, in folder: RecordingFolder
  ) -> [String] {
    if finding.lanes.allSatisfy({ $0.status == .missing }) {
      return [
        "\(finding.name): not recorded yet; run with \(SnapshotSettings.recordKey)=missing"
      ]
    }
    let reported = finding.lanes.compactMap { lane in
      (lane.line(isComplete: false).map { "\(location.module)/\($0)" } ?? lane.failure?.message)
        .map { (lane.status, $0) }
    }
    for (status, line) in reported where status == .environmentDiffers { Self.write(line) }
    let foreign = finding.lanes.contains { folder.isForeign($0.path) }
    return (settings.isStrict && foreign ? folder.differences : [])
      + reported.filter { !$0.0.isGood }.map(\.1)
  }
}
