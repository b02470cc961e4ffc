import FileKit
import FioriRender
import RenderService
import Synchronization

/// Answers the requests of a server.
final class RenderApplication: WebApplication {
  /// The parts that a reload replaces.
  struct Contents: Sendable {
    var templates = CardTemplates()
    /// `nil` if addresses need no signature.
    var keys: SigningKeys?
    /// `nil` if requests need no token.
    var tokens: [[UInt8]]?
    /// `nil` to send problems as they are.
    var fallback: FallbackPicture?
  }

  let settings: ServerSettings
  let workers: WorkerPool<WorkerAnswer>
  let queue: DrawingQueue
  let cache: PictureCache
  let metrics = ServerMetrics()
  let log: RequestLog
  /// Whether the server listens on this machine only.
  let isLoopback: Bool
  private let contents: Mutex<Contents>
  private let isDraining = Atomic(false)
  /// Whether new work is refused.
  private let isRefusing = Atomic(false)
  private let nextNumber = Atomic(1)
  private let startText: String
  private let headers: ResponseHeaders
  /// The number of open connections, once the server runs.
  private let connectionCount = Mutex<(@Sendable () -> Int)?>(nil)

  init(
    _ settings: ServerSettings, _ workers: WorkerPool<WorkerAnswer>, _ contents: Contents,
    isLoopback: Bool,
    log: RequestLog
  ) {
    let jobs = settings.jobCount
    (self.settings, self.workers, self.isLoopback, self.log) = (settings, workers, isLoopback, log)
    self.contents = Mutex(contents)
    queue = DrawingQueue(
      capacity: settings.queueLength ?? Self.queueLengthPerJob * jobs, threadCount: jobs)
    cache = PictureCache(byteLimit: settings.cacheByteCount)
    startText = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    headers = ResponseHeaders(allowedOrigins: settings.allowedOrigins)
  }

  /// The number of requests that may wait for each drawing thread.
  static let queueLengthPerJob = 16

  // MARK: - From the server

  var current: Contents { contents.withLock(\.self) }

  /// Replaces templates, keys and tokens, and forgets the pictures of the old ones.
  func replace(_ contents: Contents) {
    self.contents.withLock { $0 = contents }
    cache.clear()
  }

  /// Uses a picture in place of problems from now on.
  func use(_ fallback: FallbackPicture?) { contents.withLock { $0.fallback = fallback } }

  /// Makes each answer the last one of its connection, and refuses all further work that has to be
  /// drawn, unless another process takes the new connections.
  func drain(refusesWork: Bool) {
    isRefusing.store(refusesWork, ordering: .relaxed)
    isDraining.store(true, ordering: .relaxed)
  }

  func observeConnections(_ count: @escaping @Sendable () -> Int) {
    connectionCount.withLock { $0 = count }
  }

  // MARK: - Requests

  func isVital(_ head: WebRequestHead) -> Bool {
    switch Route(head.path) {
    case .health, .readiness, .metrics: true
    case .render, .card, .diff, .openAPI, nil: false
    }
  }

  func admission(of head: WebRequestHead) -> WebAdmission {
    // A request without a body is checked when it is answered.
    guard head.method != "GET", head.method != "HEAD" else {
      return .accepted(bodyLimit: settings.bodyByteCount)
    }
    do throws(Problem) {
      if let preflight = preflight(head) { return .refused(finished(preflight, trace(head))) }
      try check(head, Route(head.path))
      return .accepted(bodyLimit: settings.bodyByteCount)
    } catch {
      return .refused(finished(error.response, trace(head)))
    }
  }

  var publicURL: PublicURL? { settings.publicURL }

  func answer(_ request: WebRequest, to exchange: WebExchange) {
    let trace = trace(request.head)
    do throws(Problem) {
      if request.head.method == "GET" || request.head.method == "HEAD" {
        try check(request.head, trace.route)
      }
      switch trace.route {
      case .render: try render(request, exchange, trace)
      case .card(let fileName): try card(fileName, request.head, exchange, trace)
      case .diff: try compare(request, exchange, trace)
      case .health: send(.text("ok\n"), to: exchange, trace)
      case .readiness: try send(readiness(), to: exchange, trace)
      case .metrics: send(metricsResponse, to: exchange, trace)
      case .openAPI: send(.openAPI(at: publicURL), to: exchange, trace)
      case nil: throw unknownPath(trace.path)
      }
    } catch {
      send(error.response, to: exchange, trace)
    }
  }

  func response(to fault: WebFault, of head: WebRequestHead?) -> WebResponse {
    finished(fault.problem.response, trace(head))
  }

  /// Sends a response, unless the client has already got one.
  func send(_ response: WebResponse, to exchange: WebExchange, _ trace: RequestTrace) {
    let response = headers.added(
      to: withFallback(response, trace), trace, isLast: isDraining.load(ordering: .relaxed))
    // Whoever has the answer finds it in the metrics.
    exchange.send(response) { note(response.status, response.body.count, trace) }
  }

  /// Returns a response, or a picture in place of a card's problem.
  private func withFallback(_ response: WebResponse, _ trace: RequestTrace) -> WebResponse {
    guard response.status >= Self.firstProblemStatus, let format = trace.course.fallbackFormat,
      let fallback = current.fallback
    else { return response }
    trace.note { $0.replacedStatus = response.status }
    return fallback.replacing(response, as: format)
  }

  private static let firstProblemStatus = 400

  /// Notes an answer in the log and the metrics.
  func note(_ status: Int, _ byteCount: Int, _ trace: RequestTrace) {
    log.add(trace, status: status, byteCount: byteCount)
    metrics.count(trace, status: status)
  }

  /// Lets a worker do a task, which may take long, and sends the response that `finish` makes of
  /// its answer. The format is the picture's, for the metrics, or `nil` if none is drawn.
  ///
  /// - Throws: The problem if the queue is full.
  func draw(
    _ task: DrawingTask, _ format: Format?, for exchange: WebExchange, _ trace: RequestTrace,
    finish: @escaping @Sendable (WorkerAnswer) -> WebResponse = { $0.response }
  ) throws(Problem) {
    try PendingDrawing(self, task, format, for: exchange, trace, finish: finish).enqueue()
  }

  private func finished(_ response: WebResponse, _ trace: RequestTrace) -> WebResponse {
    note(response.status, response.body.count, trace)
    return headers.added(to: response, trace, isLast: true)
  }

  private func trace(_ head: WebRequestHead?) -> RequestTrace {
    let number = nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue
    return RequestTrace(
      id: "\(startText)-\(number)", head, route: head.flatMap { Route($0.path) },
      client: settings.logsRequests ? head.flatMap { source(of: $0).client } : nil)
  }

  private func source(of head: WebRequestHead) -> RequestSource {
    RequestSource(head, trusted: settings.trustedProxies)
  }

  // MARK: - Checks

  /// Checks everything in the head of a request.
  private func check(_ head: WebRequestHead, _ route: Route?) throws(Problem) {
    // Only a trusted proxy says more than the request itself.
    let source = settings.trustedProxies.isEmpty ? RequestSource() : source(of: head)
    try HostCheck.check(
      head.headers("Host"), reported: source.host, isRequired: head.needsHost || isLoopback,
      isLoopback: isLoopback, publicURL: publicURL)
    guard let route, isOpen(route) else { throw unknownPath(String(head.path)) }
    guard route.methods.contains(head.method) else {
      throw .method(head.method, String(head.path), allowed: route.methods)
    }
    if head.method == "POST" {
      try OriginCheck.check(
        head, from: source, allowed: settings.allowedOrigins, publicURL: publicURL)
    }
    if route.guard == .token, let tokens = current.tokens {
      try TokenCheck.check(head.header("Authorization"), tokens)
    }
    switch route {
    case .render:
      try ContentCheck.check(head, type: "application/json")
      _ = try RenderQuery(head.query.map(String.init), accept: head.headers("Accept"))
    case .diff:
      try ContentCheck.check(head, type: "multipart/form-data")
      _ = try QueryText.parameters(of: head)
    case .health, .readiness, .metrics, .openAPI: _ = try QueryText.parameters(of: head)
    case .card: break
    }
    if route.draws, head.method == "POST" { try checkOpenness() }
  }

  /// Returns whether a route is there: if other machines can reach the server, it needs its guard.
  private func isOpen(_ route: Route) -> Bool {
    switch route.guard {
    case .none: true
    case .token: !isExposed || current.tokens != nil
    case .signature: !isExposed || current.keys != nil
    }
  }

  private var isExposed: Bool { !isLoopback || publicURL?.isRemote == true }

  private func unknownPath(_ path: String) -> Problem {
    Problem(404, "'\(path)' does not exist; \(publicURL?.path ?? "")/openapi.json lists the paths")
  }

  /// Throws if the server ends, and no other process takes its work.
  func checkOpenness() throws(Problem) {
    if isRefusing.load(ordering: .relaxed) { throw Self.isEnding }
  }

  private static var isEnding: Problem {
    .busy("the server is shutting down; try again later", retryAfter: 1)
  }

  /// Returns the answer to a browser that asks whether a page may send a request; `nil` for another
  /// request.
  private func preflight(_ head: WebRequestHead) -> WebResponse? {
    guard head.method == "OPTIONS", head.header("Access-Control-Request-Method") != nil,
      !settings.allowedOrigins.isEmpty, let route = Route(head.path), isOpen(route)
    else { return nil }
    var response = WebResponse(204)
    response.set("Access-Control-Allow-Methods", route.methods.joined(separator: ", "))
    response.set("Access-Control-Allow-Headers", "Accept, Authorization, Content-Type")
    response.set("Access-Control-Max-Age", "600")
    return response
  }

  // MARK: - State

  private func readiness() throws(Problem) -> WebResponse {
    if isDraining.load(ordering: .relaxed) { throw Self.isEnding }
    return .text("ready\n")
  }

  private var metricsResponse: WebResponse {
    let connections = connectionCount.withLock(\.self)
    let gauges: [ServerMetrics.Gauge] = [
      .init("fiori_render_queue_length", "Requests that wait to be drawn.") { [queue] in
        queue.length
      },
      .init("fiori_render_queue_capacity", "Requests that may wait.") { [queue] in queue.capacity },
      .init("fiori_render_jobs", "Processes that draw.") { [queue] in queue.threadCount },
      .init("fiori_render_jobs_busy", "Processes at work.") { [queue] in queue.busyCount },
      .init("fiori_render_jobs_lost", "Processes that have ended by themselves.") { [workers] in
        workers.lostCount
      },
      .init("fiori_render_jobs_memory_bytes", "The memory of the processes that draw.") {
        [workers] in workers.residentByteCount
      },
      .init("fiori_render_connections", "Open connections.") { connections?() ?? 0 },
      .init("fiori_render_templates", "Templates of cards.") { self.current.templates.count },
      .init("fiori_render_cache_bytes", "Bytes of cached pictures.") { [cache] in cache.byteCount },
      .init("fiori_render_cache_pictures", "Cached pictures.") { [cache] in cache.count },
    ]
    return .text(metrics.text(gauges), type: "text/plain; version=0.0.4; charset=utf-8")
  }
}

extension WebResponse {
  /// Returns a response with a text that is not kept.
  static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> WebResponse {
    WebResponse(Array(text.utf8), type: type)
  }

  /// Returns the description of the paths (OpenAPI 3.1) of a server at an address.
  static func openAPI(at address: PublicURL?) -> WebResponse {
    var json = PackageResources.openapi_json
    if let address {
      let servers = #"\#n  "servers": [{"url": "\#(address.text)"}],"#
      json.insert(contentsOf: Array(servers.utf8), at: 1)
    }
    var response = WebResponse(json, type: "application/json")
    response.set("Cache-Control", "no-cache")
    return response
  }
}

extension WebFault {
  /// The problem to answer with.
  fileprivate var problem: Problem {
    switch self {
    case .malformed: Problem(400, "the request is not HTTP/1.1")
    case .unknownVersion: Problem(505, "the version of HTTP is not supported; use HTTP/1.1")
    case .unknownCoding:
      Problem(
        501, "only the transfer coding 'chunked' is supported; use it, or none")
    case .largeHead:
      Problem(431, "the header is too large; send fewer or shorter fields, and a shorter address")
    case .largeBody(let limit):
      Problem(
        413,
        "the body has more than the \(limit) bytes allowed; send less, or start the "
          + "server with a larger --max-body")
    case .slow: Problem(408, "try again later; the request timed out before it was complete")
    case .tooManyBytes: .busy("other requests use too much memory; try again", retryAfter: 1)
    case .tooManyConnections: .busy("too many connections; try again", retryAfter: 1)
    }
  }
}
