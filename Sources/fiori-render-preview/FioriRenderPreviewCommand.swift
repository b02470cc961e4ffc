import ArgumentParser
import FioriRender
import Recordings

/// `fiori-render preview`, as a program of its own.
@main
struct FioriRenderPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: "fiori-render",
    abstract: "Shows descriptions in the browser, drawn again when a file is saved.",
    discussion: """
      The page is for this machine alone. It is drawn again when a description, a style sheet or an \
      image is saved; Ctrl-C ends it.
      """,
    version: Version.current)

  /// Where the page is found when nobody says otherwise, so that it can be bookmarked.
  static let usualPort: UInt16 = 4680

  @Argument(
    help: "Descriptions, or folders of them; default: the folder that it is started in.",
    completion: .file(extensions: ["json"]))
  var inputs: [String] = ["."]

  @Option(
    help: "The page's port, 0 for any that is free; default: \(usualPort), or one that is free.")
  var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(name: .customLong("font-path"), help: "Add the fonts of a folder; may be repeated.")
  var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Add the host's fonts.")
  var includesSystemFonts = false

  @Option(
    name: .customLong("resources"),
    help: "A folder that images may come from besides the description's.")
  var resources: String?

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input cannot be watched; name a file or a folder.")
    }
  }

  func run() throws {
    do throws(CommandFailure) {
      let inputs = try PreviewInputs(inputs, resources: resources)
      let model = PreviewModel(inputs: inputs, renderer: try renderer())
      try PreviewRun(model: model, port: port, opensBrowser: open).run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitCode(error.status.rawValue)
    }
  }

  private func renderer() throws(CommandFailure) -> Renderer {
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    do {
      return try Renderer(fonts: fonts)
    } catch {
      throw CommandFailure(status: .unreadableInput, message: error.description)
    }
  }
}
