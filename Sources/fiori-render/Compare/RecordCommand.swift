import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import RenderService

/// `fiori-render record`.
struct RecordCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: FioriRenderCommand.name,
    abstract: "Record the layouts and pictures of descriptions, for 'verify' to check.",
    discussion: """
      Writes the layout report and the picture of each figure if they have changed, and lists the \
      written files. Review them before you commit them.
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
        "refusing to record with CI=true, because no one reviews the result; use verify, or pass --force."
      )
    }
  }

  func run() throws {
    BitmapMemory.keep()
    var job = RecordJob(folder: folder)
    (job.names, job.addsSVG, job.prunes) = (names, svg, prunes)
    (job.settings, job.jobs) = (settings, jobs.count)
    job.request = { () throws(RunFailure) in try Signals.shutdownRequest() }
    try job.run(console)
  }
}
