import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import PreviewOptions

/// `fiori-render preview` as a separate program.
@main
struct FioriRenderPreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    RenderProcess.isolate()
    do throws(RunFailure) {
      let inputs = try PreviewInputs(options.inputs, resources: options.resources)
      let model = PreviewModel(inputs: inputs, renderer: try renderer())
      try PreviewRun(model: model, port: options.port, opensBrowser: options.open).run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitStatus(error.kind).code
    }
  }

  private func renderer() throws(RunFailure) -> Renderer {
    var fonts = FontOptions()
    fonts.folders = options.fontFolders
    fonts.includesSystemFonts = options.includesSystemFonts
    return try RunFailure.mapping({ .unreadableInput("\($0)") }) { try Renderer(fonts: fonts) }
  }
}
