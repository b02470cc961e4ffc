import ArgumentParser
import FioriRender
import PreviewOptions
import Recordings

/// `fiori-render preview`, as a program of its own.
@main
struct FioriRenderPreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    RenderProcess.isolate()
    do throws(CommandFailure) {
      let inputs = try PreviewInputs(options.inputs, resources: options.resources)
      let model = PreviewModel(inputs: inputs, renderer: try renderer())
      try PreviewRun(model: model, port: options.port, opensBrowser: options.open).run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitCode(error.status.rawValue)
    }
  }

  private func renderer() throws(CommandFailure) -> Renderer {
    var fonts = FontOptions()
    fonts.folders = options.fontFolders
    fonts.includesSystemFonts = options.includesSystemFonts
    do {
      return try Renderer(fonts: fonts)
    } catch {
      throw CommandFailure(status: .unreadableInput, message: error.description)
    }
  }
}
