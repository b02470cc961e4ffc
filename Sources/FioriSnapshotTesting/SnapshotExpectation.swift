import FioriRender
import PictureComparison
import Recordings

/// What a test expects of a snapshot.
struct SnapshotExpectation {
  let place: SnapshotPlace
  let options: ComparisonOptions
  let maxChanged: ChangeAllowance
  /// `nil`: as the environment says.
  let recording: SnapshotRecording?
  let issue: SnapshotIssue

  typealias Drawn = (files: [(RecordingLane, [UInt8])], environment: RecordingEnvironment)

  /// Draws the snapshot, compares it, and fails the test by what is wrong.
  func check(_ draw: (SnapshotRun) throws -> Drawn) {
    let run = SnapshotRun.shared
    do {
      let drawn = try draw(run)
      let snapshot = DrawnSnapshot(
        place: place, origin: issue.origin, files: drawn.files, environment: drawn.environment)
      let problems = try run.problems(of: snapshot, options, maxChanged, recording: recording)
      if !problems.isEmpty { issue.record(problems.joined(separator: "\n")) }
    } catch let failure as CommandFailure {
      fail(failure.message, run)
    } catch {
      fail("\(place.reportName): cannot be drawn (\(error))", run)
    }
  }

  private func fail(_ problem: String, _ run: SnapshotRun) {
    run.note(problem, of: place)
    issue.record(problem)
  }
}
