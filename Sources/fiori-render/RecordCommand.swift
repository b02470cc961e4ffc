import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Glibc
import Recordings
import RenderService

/// `fiori-render record`.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: FioriRenderCommand.name,
    abstract: "Records descriptions beside them, for verify.",
    discussion: """
      Of each figure the layout report and the picture are written, where they have changed. \
      Look at what is listed before it is committed.
      """)

  @Argument(help: "The folder of the descriptions.", completion: .directory)
  var folder: String

  @Argument(help: "Recordings by their names in the folder, or patterns such as 'kpi/*'.")
  var names: [String] = []

  @Flag(help: "Record an SVG, too; one that is recorded is kept up to date without.")
  var svg = false

  @Flag(name: .customLong("prune"), help: "Remove what is recorded and no description asks for.")
  var prunes = false

  @Flag(name: .customLong("force"), help: "Record even where the environment says CI=true.")
  var isForced = false

  @Option(help: "How many figures are drawn at a time; default: one for each core.")
  var jobs: Int?

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
    if !isForced, getenv("CI").map({ String(cString: $0) }) == "true" {
      throw ValidationError(
        "CI=true: what is recorded there is looked at by nobody; verify there, or give --force.")
    }
  }

  func run() throws {
    BitmapMemory.keep()
    var batch = try Batch(recordedIn: folder, drawing)
    do throws(RunFailure) {
      try record(&batch)
    } catch {
      batch.note(error)
    }
    try batch.end()
  }

  private func record(_ batch: inout Batch) throws(RunFailure) {
    let folder = try RecordingFolder(folder, batch.source.renderer)
    let asked = batch.recordingNames(in: folder)
    if batch.knowsAllNames { try check(folder, asked) }
    let patterns = names.map(PathPattern.init)
    let painter = RecordingPainter(
      folder: folder, renderer: batch.source.renderer, patterns: patterns, addsSVG: svg,
      drawsAll: prunes)
    let request = try ShutdownRequest()
    request.makeOfSignals()
    var run = batch.reduce(
      into: RecordRun(folder), jobs: jobs ?? Processors.count, until: request
    ) {
      try painter.product(of: $0, in: $1)
    } _: { run, _, drawn, diagnostics in
      run.take(drawn, diagnostics)
    }
    // What a description with an error, or one that was not drawn, asks for is not known.
    if batch.status == nil, batch.knowsAllNames, !request.isMade {
      if prunes { try run.prune(names: asked, patterns) }
      run.forgetLost(names: asked)
    }
    try run.save()
    if !drawing.messages.quiet {
      try OutputFile.standardOutput.write(lines: run.report)
    }
    request.obey()
  }

  /// Throws when an argument names nothing.
  private func check(_ folder: RecordingFolder, _ asked: Set<String>) throws(RunFailure) {
    let listed = folder.list.files.keys.map(RecordingArtifact.name)
    for name in names where !asked.union(listed).contains(where: PathPattern(name).fits) {
      throw RunFailure(
        kind: .unreadableInput,
        message: "\(name): no recording has such a name; give its path in \(self.folder) without "
          + "an ending, or a pattern")
    }
  }
}
