import ArgumentParser
import FileKit
import RenderServer

/// `fiori-render preview`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: FioriRenderCommand.name,
    abstract: "Preview descriptions in the browser and redraw them when files change.",
    usage: "fiori-render preview [<inputs> ...] [<options>]",
    discussion: """
      The page is available on this machine only, and updates whenever a description, a table, a \
      style sheet or an image is saved. Press Ctrl-C to stop.
      """,
    version: Version.current)

  @OptionGroup var options: PreviewOptions

  func run() throws { try options.servePreview() }
}
