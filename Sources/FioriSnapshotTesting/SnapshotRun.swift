import FioriRender
import Foundation
import PictureComparison
import Recordings
import Synchronization
import SystemPackage

/// All snapshots of a process: tests run at the same time and share lists, and a report at the end.
final class SnapshotRun: Sendable {
  static let shared: SnapshotRun = {
    atexit { SnapshotRun.shared.finish() }
    return SnapshotRun(SnapshotSettings())
  }()

  let settings: SnapshotSettings
  private let state = Mutex(State())

  private struct State {
    /// Lists by their folders, as they were before the first snapshot or left by the last recording.
    var lists: [String: RecordingList] = [:]
    /// What was drawn for each file in each folder, as its checksum.
    var drawn: [String: [String: String]] = [:]
    /// Environments by the fonts of renderers, whose files are read once.
    var environments: [[String]: RecordingEnvironment] = [:]
    /// What has been told of environments.
    var toldLines: Set<String> = []
    var parts: [SnapshotPart] = []
  }

  init(_ settings: SnapshotSettings) {
    self.settings = settings
  }

  /// Where a renderer draws.
  func environment(of renderer: Renderer) -> RecordingEnvironment {
    state.withLock { state in
      if let known = state.environments[renderer.fontFiles] { return known }
      let environment = RecordingEnvironment(renderer)
      state.environments[renderer.fontFiles] = environment
      return environment
    }
  }

  /// Compares a snapshot with what is recorded of it, and records it where that is wanted.
  ///
  /// - Returns: What is wrong, a line each.
  func problems(
    of snapshot: DrawnSnapshot, _ options: ComparisonOptions, _ allowance: ChangeAllowance,
    recording: SnapshotRecording?
  ) throws(CommandFailure) -> [String] {
    if let problem = problem(ofRecording: recording) { return [problem] }
    guard isOnlyOne(snapshot) else {
      return [
        "\(snapshot.name): another snapshot has this name; give each its own with named:"
      ]
    }
    let folder = try folder(of: snapshot)
    let findings = try findings(of: snapshot, in: folder, options, allowance)
    let finding = RecordingFinding(
      name: snapshot.name, description: snapshot.place.name, lanes: findings)
    note(finding, in: folder, options)
    let mode = recording ?? settings.recording
    if try record(snapshot, findings, in: folder, mode) {
      return [
        "\(snapshot.name): recorded; look at it, then run without \(SnapshotSettings.recordKey)"
      ]
    }
    return lines(of: finding, in: folder)
  }

  /// What is wrong with the wish to record; `nil`: nothing.
  private func problem(ofRecording recording: SnapshotRecording?) -> String? {
    if let mode = settings.unknownRecording {
      let modes = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotSettings.recordKey)=\(mode): unknown mode; give one of \(modes)"
    }
    guard settings.isContinuousIntegration, (recording ?? settings.recording) != .never else {
      return nil
    }
    return "CI=true: what is recorded there is looked at by nobody; record elsewhere"
  }

  /// Whether no other snapshot has the name; one that was drawn again is the same one.
  private func isOnlyOne(_ snapshot: DrawnSnapshot) -> Bool {
    let root = snapshot.place.root
    let drawn = snapshot.files.map { file in
      (path: snapshot.place.name + file.lane.ending, checksum: Checksum.sha256(of: file.bytes))
    }
    return state.withLock { state in
      for (path, checksum) in drawn {
        if state.drawn[root, default: [:]][path, default: checksum] != checksum { return false }
        state.drawn[root, default: [:]][path] = checksum
      }
      return true
    }
  }

  private func folder(of snapshot: DrawnSnapshot) throws(CommandFailure) -> RecordingFolder {
    let root = snapshot.place.root
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
    tell(folder.differences)
    return folder
  }

  /// Says what is different from where snapshots were recorded, once.
  private func tell(_ lines: [String]) {
    for line in lines where state.withLock({ $0.toldLines.insert(line).inserted }) {
      FileHandle.standardError.write(Data("snapshots: \(line)\n".utf8))
    }
  }

  private func findings(
    of snapshot: DrawnSnapshot, in folder: RecordingFolder, _ options: ComparisonOptions,
    _ allowance: ChangeAllowance
  ) throws(CommandFailure) -> [LaneFinding] {
    var actual: ActualFolder?
    if let path = settings.actual {
      try Folder.make(path)
      actual = ActualFolder(FilePath(path).appending(snapshot.place.module).string)
      try actual?.prepare()
    }
    let check = RecordingCheck(
      folder, options, allowance, isStrict: settings.isStrict, actual: actual,
      keepsDrawn: settings.report != nil)
    var findings: [LaneFinding] = []
    for (lane, bytes) in snapshot.files {
      findings.append(try check.finding(of: lane, named: snapshot.place.name, bytes))
    }
    return findings
  }

  /// Keeps a finding for the report, with its pictures: those on the disk may be recorded anew.
  private func note(
    _ finding: RecordingFinding, in folder: RecordingFolder, _ options: ComparisonOptions
  ) {
    guard settings.isReported else { return }
    let part = SnapshotPart(ReportCase(finding, in: folder, by: options))
    state.withLock { $0.parts.append(part) }
  }

  /// Records what the mode asks for, and tells whether that was anything.
  private func record(
    _ snapshot: DrawnSnapshot, _ findings: [LaneFinding], in folder: RecordingFolder,
    _ mode: SnapshotRecording
  ) throws(CommandFailure) -> Bool {
    let wanted = zip(snapshot.files, findings).filter { mode.records($0.1.status) }.map(\.0)
    guard !wanted.isEmpty else { return false }
    try Folder.make(snapshot.place.root)
    try Folder.make(above: snapshot.place.name, in: snapshot.place.root)
    for (lane, bytes) in wanted {
      try RecordedFile(bytes, of: lane, named: snapshot.place.name, in: folder).draft?.keep()
    }
    let list = try RecordingList.update(in: folder.root) { list in
      for (lane, _) in wanted {
        list.files[snapshot.place.name + lane.ending] = snapshot.environment
      }
    }
    state.withLock { $0.lists[snapshot.place.root] = list }
    return true
  }

  private func lines(of finding: RecordingFinding, in folder: RecordingFolder) -> [String] {
    if finding.lanes.allSatisfy({ $0.status == .missing }) {
      return [
        "\(finding.name): is not recorded; run with \(SnapshotSettings.recordKey)=missing"
      ]
    }
    let bad = finding.lanes.filter { !$0.status.isGood }
    let foreign = finding.lanes.contains { folder.isForeign($0.path) }
    return (settings.isStrict && foreign ? folder.differences : [])
      + bad.compactMap { $0.line(isComplete: false) ?? $0.failure?.message }
  }

  /// Writes the report of all snapshots of the run and removes orphans, as the process ends.
  func finish() {
    let (parts, drawn) = state.withLock { ($0.parts, $0.drawn) }
    do throws(CommandFailure) {
      if settings.isReported, !parts.isEmpty { try SnapshotReport(settings).write(parts) }
      guard settings.prunes else { return }
      for (root, files) in drawn {
        tell(try Self.prune(FilePath(root), keeping: Set(files.keys)))
      }
    } catch {
      tell([error.message])
    }
  }

  /// Removes what is listed, but for some files and those of tests of which none is among them.
  ///
  /// - Returns: A line for each.
  private static func prune(
    _ root: FilePath, keeping kept: Set<String>
  ) throws(CommandFailure) -> [String] {
    let tests = Set(kept.map { FilePath($0).removingLastComponent() })
    var orphans: [String] = []
    _ = try RecordingList.update(in: root) { list in
      orphans = list.files.keys.filter { path in
        tests.contains(FilePath(path).removingLastComponent()) && !kept.contains(path)
      }
      for path in orphans { list.files[path] = nil }
    }
    for path in orphans { try? FileManager.default.removeItem(atPath: root.appending(path).string) }
    return orphans.sorted().map { "\($0): removed" }
  }
}

extension SnapshotRecording {
  /// Whether a file is recorded of which this was found.
  fileprivate func records(_ status: RecordingStatus) -> Bool {
    switch self {
    case .never: false
    case .missing: status == .missing
    case .changed: status != .equal && status != .tolerated
    }
  }
}
