import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render gallery`.
struct GalleryCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: FioriRenderCommand.name,
    abstract: "Create an HTML gallery of all figures, light and dark, with search and filters.",
    discussion: """
      Writes index.html and its pictures to the output folder. The page works offline; files that \
      are up to date are not rewritten.
      """)

  @Argument(
    help: "Description files, folders, or glob patterns such as 'cards/**/*.json'.",
    completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")], help: "Output folder; created if missing.",
    completion: .directory)
  var output: String

  @Option(help: "Title of the page.")
  var title = "Gallery"

  @Flag(
    help: """
      Add a view of each picture that shows the sizes of its parts and the gaps between them.
      """)
  var measures = false

  @Flag(help: "Add a view of each picture with numbered parts and a list of them.")
  var anatomy = false

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("gallery cannot read standard input; use a file.")
    }
    if output == "-" { throw ValidationError("-o must be a folder.") }
  }

  func run() throws {
    BitmapMemory.keep()
    var job = GalleryJob(inputs: inputs, output: output)
    (job.title, job.settings) = (title, settings)
    job.overlays = (measures ? [.measures] : []) + (anatomy ? [.anatomy] : [])
    try job.run(console)
  }
}
