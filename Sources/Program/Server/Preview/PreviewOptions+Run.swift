import ArgumentParser
import FileKit
import FioriRender
import RenderService

extension PreviewOptions {
  /// Serves the preview until a signal ends it.
  ///
  /// - Parameter arguments: The arguments of a process that reads and draws for the same preview, or `nil`
  ///   for this one's.
  /// - Throws: The exit code, after its reason has been written to standard error.
  package func servePreview(arguments: [String]? = nil) throws {
    if let socket = WorkerRole.takeSocket() {
      do throws(RunFailure) {
        return try PreviewProcess.work(for: socket, settings)
      } catch {
        // The preview says why.
        throw ExitStatus(error.kind).code
      }
    }
    do throws(RunFailure) {
      try OpenFiles.raiseLimit()
      let inputs = try PreviewInputs(self.inputs, resources: resources)
      try PreviewRun(inputs: inputs, arguments: arguments, port: port, opensBrowser: open).run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitStatus(error.kind).code
    }
  }

  /// The settings that leave descriptions as they are.
  private var settings: RenderSettings {
    var settings = RenderSettings()
    settings.fonts.folders = fontFolders
    settings.fonts.includesSystemFonts = includesSystemFonts
    settings.resources = resources
    return settings
  }
}
