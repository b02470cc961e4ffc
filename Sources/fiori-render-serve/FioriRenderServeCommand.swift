import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderServer
import RenderService
import ServeOptions
import WebServer

/// `fiori-render serve` as a separate program.
@main
struct FioriRenderServeCommand: ParsableCommand {
  static let configuration = ServeOptions.configuration(version: Version.current)

  @OptionGroup var options: ServeOptions

  func run() throws {
    RenderProcess.isolate()
    BitmapMemory.keep()
    do {
      try ServeRun(settings: options.settings, console: Console(options.messages.level)).run()
    } catch let failure as RunFailure {
      Console(options.messages.level).show(failure)
      throw ExitStatus(failure.kind).code
    } catch let error as UsageError {
      throw ValidationError(error.message)
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
    return settings
  }
}
