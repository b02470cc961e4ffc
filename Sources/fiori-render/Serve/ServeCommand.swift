import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import RenderServer
import RenderService

/// `fiori-render serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: FioriRenderCommand.name,
    abstract: "Serve pictures of descriptions over HTTP, and cards at signed addresses.",
    usage: "fiori-render serve [<options>]",
    discussion: """
      POST /v1/render draws a description, GET /v1/cards/NAME.png?COLUMN=VALUE&… draws a template \
      with the query as its row, and POST /v1/diff compares two pictures; /openapi.json describes \
      all three. SIGHUP reloads templates, keys and tokens; SIGTERM finishes requests in progress \
      and stops the server.
      """,
    version: Version.current)

  @OptionGroup var options: ServeOptions

  func run() throws {
    let console = Console(options.messages.level)
    // It writes no files, and would keep a name for each image that it ever reads.
    RunHost.current.inputs.stop()
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
    settings.sharesPort = sharesPort
    settings.fallback = fallback.map { FallbackChoice($0) }
    settings.fallbackStatus = fallbackStatus
    settings.publicURL = publicAddress.flatMap { PublicURL($0) }
    settings.trustedProxies = proxies.compactMap { AddressRange($0) }
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
