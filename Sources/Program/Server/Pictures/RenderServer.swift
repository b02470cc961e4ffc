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
  private let listener: WebListener
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
    let place = try Self.listener(settings)
    self.listener = place
    try Self.checkGuards(settings, isLoopback: place.isLoopback)
    log = RequestLog(isOn: settings.logsRequests)
    let loopCount = max(1, Processors.count / Self.coresPerLoop)
    let allowance = try ConnectionAllowance(
      settings.connections, jobCount: settings.jobCount, loopCount: loopCount,
      fileLimit: OpenFiles.limit)
    connectionWarning = allowance.warning
    let workers = WorkerPool(capacity: settings.jobCount, read: WorkerAnswer.init) { [log] in
      log.add(.warning, $0)
    }
    first = try workers.launch()
    let contents = try Self.contents(settings) { listener.show($0) }
    application = RenderApplication(
      settings, workers, contents, isLoopback: place.isLoopback, log: log)
    web = WebServer(
      application, limits: allowance.limits,
      threadCount: loopCount)
    application.observeConnections { [web] in web.connectionCount }
  }

  private static func listener(_ settings: ServerSettings) throws(RunFailure) -> WebListener {
    if let file = settings.passedSocket {
      guard let listener = WebListener(passed: file) else {
        throw .closedSocket
      }
      return listener
    }
    do {
      let address = try ServerAddress(host: settings.host, port: settings.port)
      return .address(address, sharesPort: settings.sharesPort)
    } catch {
      throw .unusableAddress(error.reason)
    }
  }

  /// Throws the mistake if other machines could reach the server and nothing guards it.
  private static func checkGuards(
    _ settings: ServerSettings, isLoopback: Bool
  ) throws(UsageError) {
    guard settings.tokenFile == nil, settings.signingKeyFile == nil else { return }
    let address =
      isLoopback
      ? settings.publicURL.flatMap { $0.isRemote ? "--public-url \($0.text)" : nil }
      : settings.passedSocket == nil ? "--host \(settings.host)" : "the socket"
    guard let address else { return }
    throw UsageError(
      "\(address) can be reached from other machines; "
        + "use --token-file, --signing-key-file or both.")
  }

  /// An event loop has little to do: it leaves the cores to the drawing threads.
  private static let coresPerLoop = 4

  /// Starts to answer requests.
  ///
  /// - Returns: The address, such as `http://127.0.0.1:8080`.
  package func start() throws(RunFailure) -> String {
    try application.workers.start(with: first)
    application.use(try fallback())
    do {
      let address = try web.start(at: listener)
      if let connectionWarning { log.add(.warning, connectionWarning) }
      noteIgnoredAddress(address)
      let host = settings.passedSocket == nil ? settings.host : address.host
      return "http://\(host.contains(":") ? "[\(host)]" : host):\(address.port)"
    } catch {
      throw error.failure(port: settings.port)
    }
  }

  /// Warns of an address that was asked for, if another program has chosen one.
  private func noteIgnoredAddress(_ address: ServerAddress) {
    let usual = ServerSettings()
    guard settings.passedSocket != nil,
      (settings.host, settings.port) != (usual.host, usual.port)
    else { return }
    log.add(
      .warning,
      "--host and --port are ignored, because the program was started with a socket, which listens "
        + "on \(address.host) port \(address.port)")
  }

  /// Reads templates, keys and tokens again; after a mistake, the old ones stay in use.
  package func reload() {
    do throws(RunFailure) {
      var lines: [String] = []
      defer { for line in lines { log.add(.error, line) } }
      var contents = try Self.contents(settings) { found in
        lines += found.filter { $0.severity == .error }.map(\.description)
      }
      contents.fallback = try fallback()
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
    application.drain(refusesWork: !listener.isShared)
    let start = ContinuousClock.now
    if listener.isShared { web.handOver(listener) }
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

  /// The time until busy clients learn from an answer that their connection will be closed.
  private static let lastCall = Duration.seconds(1)
  /// The time for the last answer to be written.
  private static let grace = Duration.seconds(1)
  private static let pollMicroseconds: UInt32 = 5_000

  /// Reads or draws the picture that is sent in place of a problem.
  private func fallback() throws(RunFailure) -> FallbackPicture? {
    guard let choice = settings.fallback else { return nil }
    return try FallbackPicture(choice, status: settings.fallbackStatus) {
      [workers = application.workers] task throws(RunFailure) in
      if case .answer(let answer) = workers.outcome(of: DrawingTask.card(task).message, WorkerJob()),
        answer.response.status == 200
      {
        return answer.response
      }
      throw .fallbackNotDrawn(task.file, as: task.format.rawValue)
    }
  }

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
