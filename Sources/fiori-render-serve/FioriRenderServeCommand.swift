import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import ProcessKit
import RenderServer
import RenderService
import ServeOptions
import WebServer

/// `fiori-render serve` as a separate program.
@main
struct FioriRenderServeCommand: ParsableCommand {
  static let configuration = ServeOptions.configuration(version: Version.current)

  @OptionGroup var options: ServeOptions

  static func main() {
    StandardStreams.openClosed()
    runProgram(ProgramStart.arguments)
  }

  func run() throws {
    let console = Console(options.messages.level)
    do {
      if let socket = WorkerRole.takeSocket() {
        try draw(for: socket, console)
      } else {
        try ServeRun(settings: options.settings, console: console).run()
      }
    } catch let failure as RunFailure {
      console.show(failure)
      throw ExitStatus(failure.kind).code
    } catch let error as UsageError {
      throw ValidationError(error.message)
    }
  }

  /// Draws for the server that has started this process.
  private func draw(for socket: MessageSocket, _ console: Console) throws {
    RenderProcess.isolate()
    BitmapMemory.keep()
    do throws(RunFailure) {
      var worker = try DrawingWorker(socket, options.settings, console)
      worker.run()
    } catch {
      // The server says why.
      throw ExitStatus(error.kind).code
    }
  }
}

extension ServeOptions {
  /// The settings of the server.
  fileprivate var settings: ServerSettings {
    var settings = ServerSettings()
    (settings.host, settings.port, settings.templates) = (host, port, templates)
    (settings.tokenFile, settings.signingKeyFile) = (tokenFile, signingKeyFile)
    (settings.jobs, settings.queueLength) = (jobs, queueLength)
    settings.timeout = .seconds(timeout)
    (settings.bodyByteCount, settings.cacheByteCount) = (bodyByteCount, cacheByteCount)
    (settings.allowedOrigins, settings.logsRequests) = (allowedOrigins, logsRequests)
    settings.connections.connectionCount = connectionCount
    settings.connections.headTime = .seconds(headTimeout)
    settings.connections.bodyTime = .seconds(bodyTimeout)
    settings.connections.idleTime = .seconds(idleTimeout)
    settings.drawing.fonts.folders = fontFolders
    settings.drawing.fonts.includesSystemFonts = includesSystemFonts
    settings.drawing.resources = resources
    settings.drawing.messages = messages.level
    settings.drawing.limits.pixelCount = pixelCount
    return settings
  }
}
