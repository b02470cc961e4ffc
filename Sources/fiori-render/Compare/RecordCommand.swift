import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import Recordings
import RenderService

/// `fiori-render record`.
struct RecordCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: FioriRenderCommand.name,
    abstract: "Record the layout and picture of descriptions for verify.",
    discussion: """
      Writes the layout report and the picture of each figure if they have changed. Review the \
      listed files before you commit them.
      """)

  @Argument(help: "Folder of descriptions.", completion: .directory)
  var folder: String

  @Argument(help: "Names of recordings to update, or glob patterns such as 'kpi/*' (default: all).")
  var names: [String] = []

  @Flag(help: "Also record SVG; SVG files that exist are always updated.")
  var svg = false

  @Flag(name: .customLong("prune"), help: "Remove recordings that no longer have a description.")
  var prunes = false

  @Flag(name: .customLong("force"), help: "Record even if CI=true is set.")
  var isForced = false

  @OptionGroup var jobs: JobOptions

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if !isForced, RunHost.current.variable("CI") == "true" {
      throw ValidationError(
        "refusing to record with CI=true, since nobody reviews the result; use verify, or pass --force."
      )
    }
  }

  func run() throws {
    BitmapMemory.keep()
    var session = try DrawingSession(recordedIn: folder, settings, console)
    try session.end(record)
  }

  private func record(_ session: inout DrawingSession) throws(RunFailure) {
    let folder = try RecordingFolder(folder, session.source.renderer)
    let asked = session.recordingNames(in: folder)
    if session.knowsAllNames { try check(folder, asked) }
    let request = try Signals.shutdownRequest()
    var run = RecordRun(
      folder, session.source.renderer.cancelled(by: request.token),
      patterns: names.map(PathPattern.init), addsSVG: svg, drawsAll: prunes)
    run.wrongTables = session.wrongTables(jobs: jobs.count, until: request) { [run] in
      try run.check($0, in: $1)
    }
    session.draw(into: &run, jobs: jobs.count, takesRows: true, until: request)
    // The names that a description with errors or an undrawn one asks for are unknown.
    if session.status == nil, session.knowsAllNames, !request.isMade {
      if prunes { try run.prune(names: asked) }
      run.forgetLost(names: asked)
    }
    try run.save()
    if !messages.quiet {
      try OutputFile.standardOutput.write(lines: run.report)
    }
    request.obey()
  }

  /// Throws if an argument matches nothing.
  private func check(_ folder: RecordingFolder, _ asked: ExactTexts) throws(RunFailure) {
    let listed = folder.list.files.keys.map { RecordingArtifact.name(of: $0.text) }
    for name in names where !(asked.map(\.text) + listed).contains(where: PathPattern(name).fits) {
      throw RunFailure.unreadableInput(
        "\(name): no recording has this name; give its path in \(self.folder) without "
          + "an extension, or a pattern")
    }
  }
}
