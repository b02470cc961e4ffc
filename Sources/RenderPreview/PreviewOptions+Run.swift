import CommandKit
import FileKit
import FioriRender
package import PreviewOptions

extension PreviewOptions {
  /// Serves the preview until a signal ends it.
  ///
  /// - Throws: The exit code, after its reason has been written to standard error.
  package func servePreview() throws {
    do throws(RunFailure) {
      let inputs = try PreviewInputs(self.inputs, resources: resources)
      let model = PreviewModel(inputs: inputs, renderer: try renderer())
      try PreviewRun(model: model, port: port, opensBrowser: open).run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitStatus(error.kind).code
    }
  }

  private func renderer() throws(RunFailure) -> Renderer {
    var fonts = FontOptions()
    fonts.folders = fontFolders
    fonts.includesSystemFonts = includesSystemFonts
    return try RunFailure.mapping({ .unreadableInput("\($0)") }) { try Renderer(fonts: fonts) }
  }
}
