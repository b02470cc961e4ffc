import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// `fiori-render gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: FioriRenderCommand.name,
    abstract: "Makes a page of all figures, light and dark, with search and filters.",
    discussion: """
      The page is index.html in the folder that -o names, with its pictures beside it; it opens from \
      the disk and loads nothing from a network. What is up to date is not written again.
      """)

  @Argument(
    help: "Descriptions, folders of them, or patterns such as 'cards/**/*.json'.",
    completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")], help: "The folder of the page; it is made.",
    completion: .directory)
  var output: String

  @Option(help: "What stands above the page.")
  var title = "Gallery"

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("- has no name in a gallery; name the description.")
    }
    if output == "-" { throw ValidationError("-o - is no folder; name one for the gallery.") }
  }

  func run() throws {
    BitmapMemory.keep()
    var job = GalleryJob(inputs: inputs, output: output)
    (job.title, job.settings) = (title, drawing.settings)
    try job.run(drawing.console) { line throws(RunFailure) in
      if !drawing.messages.quiet { try OutputFile.standardOutput.write(lines: [line]) }
    }
  }
}
