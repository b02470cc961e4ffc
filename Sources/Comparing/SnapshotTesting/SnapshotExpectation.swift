import FileKit
import FioriRender
import PictureComparison
import Recordings

/// A snapshot that a test expects.
struct SnapshotExpectation {
  let location: SnapshotLocation
  let options: ComparisonOptions
  let maxChanged: ChangeAllowance
  /// `nil` uses the environment's setting.
  let recording: SnapshotRecording?
  let issue: SnapshotIssue

  /// Creates the expectation of a line in a test function, with a name if the test has several.
  init(
    _ name: String?, in function: String, _ options: ComparisonOptions,
    _ maxChanged: ChangeAllowance, _ recording: SnapshotRecording?, at issue: SnapshotIssue
  ) {
    location = SnapshotLocation(
      name: name, fileID: issue.fileID, filePath: "\(issue.filePath)", function: function)
    (self.options, self.maxChanged, self.recording) = (options, maxChanged, recording)
    self.issue = issue
  }

  /// The drawing, its environment, and the design rules that it breaks.
  typealias Drawn = (
    files: [DrawnFile], environment: RecordingEnvironment, broken: [Diagnostic]
  )

  /// Draws the snapshot, compares it, and fails the test if there are problems.
  func check(_ draw: (SnapshotRun) throws -> Drawn) {
    let run = SnapshotRun.shared
    do {
      let drawn = try draw(run)
      let snapshot = DrawnSnapshot(
        location: location, origin: issue.origin, files: drawn.files, environment: drawn.environment
      )
      var problems = try run.problems(of: snapshot, options, maxChanged, recording: recording)
      for diagnostic in drawn.broken {
        let line = "\(location.reportName): \(diagnostic)"
        if diagnostic.severity == .error { problems.append(line) } else { SnapshotRun.write(line) }
      }
      if !problems.isEmpty { issue.record(problems.joined(separator: "\n")) }
    } catch let failure as RunFailure {
      fail(failure.message, run)
    } catch {
      fail("\(location.reportName): cannot be drawn (\(error))", run)
    }
  }

  private func fail(_ problem: String, _ run: SnapshotRun) {
    run.note(problem, of: location)
    issue.record(problem)
  }
}
