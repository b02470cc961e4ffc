import ArgumentParser
import FileKit
import FioriRender
import RenderService

extension PreviewOptions {
  /// Serves the preview until a signal ends it.
  ///
  /// - Parameter arguments: The arguments of a process that serves the same preview, or `nil` for this
  ///   one's.
  /// - Throws: The exit code, after its reason has been written to standard error.
  package func servePreview(arguments: [String]? = nil) throws {
    let code: Int
    do throws(RunFailure) {
      try OpenFiles.raiseLimit()
      if let socket = WorkerRole.takeSocket() { return try serve(for: socket) }
      var supervisor = PreviewSupervisor(arguments: arguments)
      code = try supervisor.run()
    } catch {
      Console.say("error: \(error.message)")
      throw ExitStatus(error.kind).code
    }
    // The preview has said why.
    if code != 0 { throw ExitCode(CInt(code)) }
  }

  /// Serves the preview for the supervisor at the other end of a connection.
  private func serve(for supervisor: MessageSocket) throws(RunFailure) {
    let order = PreviewOrder((try? supervisor.receive()) ?? [])
    let inputs = try PreviewInputs(self.inputs, resources: resources)
    let model = PreviewModel(
      inputs: inputs, try source(), order, SupervisedWork(supervisor))
    try PreviewRun(
      model: model, supervisor: supervisor, order: order, port: order.port ?? port,
      opensBrowser: open
    ).run()
  }

  /// Returns the source that reads the descriptions and draws them as they are.
  private func source() throws(RunFailure) -> FigureSource {
    var settings = RenderSettings()
    settings.fonts.folders = fontFolders
    settings.fonts.includesSystemFonts = includesSystemFonts
    settings.resources = resources
    do {
      return try FigureSource(settings, Console(settings.messages))
    } catch {
      throw RunFailure.unreadableInput(DiagnosticCode(of: error), error.message)
    }
  }
}
