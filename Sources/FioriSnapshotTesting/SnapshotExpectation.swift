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
        place: place, files: drawn.files, environment: drawn.environment)
      let problems = try run.problems(of: snapshot, options, maxChanged, recording: recording)
      if !problems.isEmpty { issue.record(problems.joined(separator: "\n")) }
    } catch let failure as CommandFailure {
      issue.record(failure.message)
    } catch {
      issue.record("\(place.name): cannot be drawn (\(error))")
    }
  }
}
