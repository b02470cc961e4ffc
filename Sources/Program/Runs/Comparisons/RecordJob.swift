import FileKit
import FioriRender
import Recordings

/// Records the layout and the picture of descriptions.
package struct RecordJob: Sendable {
  /// The folder of descriptions.
  package var folder: String
  /// The names of recordings to update, or patterns; empty for all.
  package var names: [String] = []
  /// Whether to record an SVG even for figures without one.
  package var addsSVG = false
  /// Whether to remove recordings that no longer have a description.
  package var prunes = false
  package var settings = RenderSettings()
  /// The number of figures drawn in parallel.
  package var jobs = Processors.count
  /// The function that creates a request to end the run early; called when all descriptions have been read.
  package var request: ShutdownRequest.Maker = { () throws(RunFailure) in try ShutdownRequest() }

  /// Creates a job for a folder on the command line.
  package init(folder: String) { self.folder = folder }

  /// Writes the files of each figure that have changed, and their list.
  ///
  /// - Throws: ``UsageError`` before anything is drawn, or ``RunFailure`` with the kind of the first
  ///   failure; its message is empty if it has been reported.
  package func run(_ listener: any RunListener) throws {
    var session = try settings.session(recordedIn: folder, listener)
    try session.end(record)
  }

  private func record(_ session: inout DrawingSession) throws(RunFailure) {
    let folder = try RecordingFolder(folder, session.source.renderer)
    let requested = ExactTexts(of: session.soundNames.map { folder.name($0.name, of: $0.input) })
    if session.knowsAllNames { try check(folder, requested) }
    let request = try request()
    var run = RecordRun(
      folder, session.source.renderer.cancelled(by: request.token),
      patterns: names.map(PathPattern.init), addsSVG: addsSVG, drawsAll: prunes)
    run.wrongTables = session.wrongTables(jobs: jobs, until: request) { [run] in
      try run.check($0, in: $1)
    }
    session.draw(into: &run, jobs: jobs, takesRows: true, until: request)
    // The names that a description with errors or an undrawn one asks for are unknown.
    if session.status == nil, session.knowsAllNames, !request.isMade {
      if prunes { try run.prune(names: requested) }
      run.forgetLost(names: requested)
    }
    try run.save()
    try session.listener.print(run.report)
    request.obey()
  }

  /// Throws if an argument matches nothing.
  private func check(_ folder: RecordingFolder, _ requested: ExactTexts) throws(RunFailure) {
    let listed = folder.list.files.keys.map { RecordingArtifact.name(of: $0.text) }
    for name in names
    where !(requested.map(\.text) + listed).contains(where: PathPattern(name).fits) {
      throw RunFailure.noSuchRecording(name, in: self.folder)
    }
  }
}
