import FileKit
import PictureComparison
import Recordings
import Synchronization

extension SnapshotRun {
  /// Keeps a finding and its pictures for the report; recording may overwrite those on disk.
  func note(
    _ finding: RecordingFinding, in folder: RecordingFolder, _ options: ComparisonOptions
  ) {
    guard settings.isReported else { return }
    let item = SnapshotCase(ReportCase(finding, in: folder, by: options))
    state.withLock { $0.cases.append(item) }
  }

  /// Keeps a problem that left nothing to compare, such as a view that cannot be drawn.
  func note(_ problem: String, of location: SnapshotLocation) {
    guard settings.isReported else { return }
    var item = ReportCase(name: location.reportName, status: .unreadable)
    item.lines = [problem]
    let kept = SnapshotCase(item)
    state.withLock { $0.cases.append(kept) }
  }

  /// Updates the lists and writes the report of all snapshots of the run, as the process exits.
  func finish() {
    let (notes, cases) = state.withLock { ($0.notes, $0.cases) }
    do throws(RunFailure) {
      try list()
      guard settings.isReported, !cases.isEmpty else { return }
      if let problem = settings.reportProblem { return Self.write(problem) }
      try SnapshotReport(settings).write(SnapshotPart(notes: notes.sorted(), cases: cases))
    } catch {
      Self.write(error.message)
    }
  }
}
