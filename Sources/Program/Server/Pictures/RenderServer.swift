package import FileKit
import FioriRender
import Glibc
package import RenderService

/// A server that draws descriptions and cards.
package final class RenderServer: Sendable {
  private let application: RenderApplication
  private let web: WebServer
  private let settings: ServerSettings
  private let log: RequestLog
  private let requested: ServerAddress
  private let connectionWarning: String?
  /// The first process that draws; it gets ready while the templates are read.
  private let first: WorkerProcess

  /// Starts the processes that draw, and reads templates, keys and tokens.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - listener: Receives the diagnostics of templates.
  /// - Throws: The `RunFailure` of a file or an address that cannot be used, or a `UsageError` if the
  ///   server could be reached from elsewhere and nothing guards it.
  package init(_ settings: ServerSettings, _ listener: any RunListener) throws {
    self.settings = settings
    do {
      requested = try ServerAddress(host: settings.host, port: settings.port)
    } catch {
      throw RunFailure.unwritableOutput(
        .address,
        "\(error.reason); use an address of this machine with --host")
    }
    if !requested.isLoopback, settings.tokenFile == nil, settings.signingKeyFile == nil {
      throw UsageError(
        "--host \(settings.host) can be reached from other machines; "
          + "use --token-file, --signing-key-file or both.")
    }
    log = RequestLog(isOn: settings.logsRequests)
    let loopCount = max(1, Processors.count / Self.coresPerLoop)
    let allowance = try ConnectionAllowance(
      settings.connections, jobCount: settings.jobCount, loopCount: loopCount,
      fileLimit: OpenFiles.limit)
    connectionWarning = allowance.warning
    let workers = WorkerPool(capacity: settings.jobCount) { [log] in log.add(.warning, $0) }
    first = try workers.launch()
    let contents = try Self.contents(settings) { listener.show($0) }
    application = RenderApplication(
      settings, workers, contents, isLoopback: requested.isLoopback, log: log)
    web = WebServer(
      application, limits: allowance.limits,
      threadCount: loopCount)
    application.observeConnections { [web] in web.connectionCount }
  }

  /// An event loop has little to do: it leaves the cores to the drawing threads.
  private static let coresPerLoop = 4

  /// Starts to answer requests.
  ///
  /// - Returns: The address, such as `http://127.0.0.1:8080`.
  package func start() throws(RunFailure) -> String {
    try application.workers.start(with: first)
    do {
      let address = try web.start(at: requested)
      if let connectionWarning { log.add(.warning, connectionWarning) }
      let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
      return "http://\(host):\(address.port)"
    } catch {
      throw error.failure(port: settings.port)
    }
  }

  /// Reads templates, keys and tokens again; after a mistake, the old ones stay in use.
  package func reload() {
    do throws(RunFailure) {
      var lines: [String] = []
      defer { for line in lines { log.add(.error, line) } }
      let contents = try Self.contents(settings) { found in
        lines += found.filter { $0.severity == .error }.map(\.description)
      }
      application.replace(contents)
      log.add(.note, "read \(contents.templates.count.counted("template")) again")
    } catch {
      if !error.message.isEmpty { log.add(.error, error.message) }
      log.add(.error, "nothing was replaced; correct the files and send SIGHUP again")
    }
  }

  /// Ends the server within the time for a request: `/readyz` says so, and the requests under way are
  /// answered.
  package func stop() {
    application.drain()
    let start = ContinuousClock.now
    let end = start + settings.timeout + Self.grace
    while ContinuousClock.now < end {
      let isHeard = web.connectionCount == 0 || ContinuousClock.now - start > Self.lastCall
      if isHeard, application.queue.isEmpty { break }
      usleep(Self.pollMicroseconds)
    }
    // A request whose body has not come by then gets no answer.
    if !web.stop(within: max(end - .now, Self.lastCall)) {
      log.add(.warning, "some connections did not end in time and were closed")
    }
    application.queue.close()
    application.workers.close()
    log.flush(within: Self.lastCall)
  }

  /// The time in which busy clients learn by an answer that their connection will be closed.
  private static let lastCall = Duration.seconds(1)
  /// The time for the last answer to be written.
  private static let grace = Duration.seconds(1)
  private static let pollMicroseconds: UInt32 = 5_000

  private static func contents(
    _ settings: ServerSettings, report: ([Diagnostic]) -> Void
  ) throws(RunFailure) -> RenderApplication.Contents {
    var contents = RenderApplication.Contents()
    if let folder = settings.templates {
      contents.templates = try CardTemplates(folder, settings.drawing, report: report)
    }
    if let path = settings.signingKeyFile { contents.keys = try SigningKeys(file: path) }
    if let path = settings.tokenFile {
      contents.tokens = try SecretFile.secrets(in: path, called: "token", leastByteCount: 1)
    }
    return contents
  }
}
