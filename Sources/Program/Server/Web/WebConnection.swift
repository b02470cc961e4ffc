import NIOCore
import NIOHTTP1

/// A connection: reads requests one at a time, and writes the response to each.
///
/// While a request is being answered, nothing more is read, so that a client cannot fill the memory.
final class WebConnection: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Never
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// Between two requests.
    case idle
    /// The body is being read.
    case reading(WebRequestHead, bodyLimit: Int)
    case answering(WebExchange)
    /// A response is being written.
    case writing
    /// A response without an end is being written.
    case streaming(WebStream)
    /// The response has been sent before its request was read, whose rest is dropped.
    case dropping
    case closed
  }

  private let application: any WebApplication
  private let limits: WebLimits
  private let registry: WebRegistry
  private var clock: WebClock
  private var context: ChannelHandlerContext?
  private lazy var peer = context?.channel.remoteAddress
  private var state = State.idle
  /// The bytes of the body that have been read.
  private var body: [UInt8] = []
  /// The parts that arrived while a request was being answered.
  private var waiting: CircularBuffer<HTTPServerRequestPart> = []
  /// Whether the client expects the connection to stay open after the response.
  private var isKeptAlive = true
  private var isHeadOnly = false
  /// Whether the connection is closed after the response, since the server ends or nothing more can
  /// be read.
  private var isLast = false
  private var isReadWanted = false
  private var isTakingWaiting = false
  /// The bytes of the body and of the response that are in memory.
  private var heldByteCount = 0
  /// Whether bytes have arrived that do not make a head yet.
  private var hasPartOfHead = false
  /// Whether the server has more connections than it may have, so that this one gets only what it must.
  private var isSurplus = false

  init(_ application: any WebApplication, _ limits: WebLimits, _ registry: WebRegistry) {
    (self.application, self.limits, self.registry) = (application, limits, registry)
    clock = WebClock()
  }

  // MARK: - From the server

  /// Closes the connection after the response to the current request, if there is one.
  func drain() {
    isLast = true
    switch state {
    case .idle where !hasPartOfHead: close()
    case .streaming: close()
    case .idle, .reading, .answering, .writing, .dropping, .closed: break
    }
  }

  /// Closes the connection unless it has a request by now; then after the response.
  func makeRoom() {
    if case .idle = state { close() } else { isLast = true }
  }

  /// Closes the connection at once.
  func close() {
    context?.close(promise: nil)
  }

  // MARK: - Life

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    guard context.channel.isActive else { return }
    begin(context)
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    clock.stop()
    if case .answering(let exchange) = state { exchange.leave(.connection) }
    if case .streaming(let stream) = state { stream.close() }
    state = .closed
    releaseAll()
    registry.remove(self)
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  private func begin(_ context: ChannelHandlerContext) {
    let admission = registry.add(self, on: context.eventLoop)
    clock.start(on: context.eventLoop) { [weak self] in self?.timeRanOut() }
    clock.set(limits.idleTime)
    switch admission {
    case .admitted: break
    case .surplus: isSurplus = true
    case .refused: close()
    }
  }

  // MARK: - Reading

  /// Notes that bytes have arrived, before they are decoded.
  ///
  /// - Returns: Which part of a request they begin with.
  func bytesArrived() -> WebArrivals.Part {
    guard case .idle = state else { return .body }
    defer { hasPartOfHead = true }
    return hasPartOfHead ? .restOfHead : .head
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = Self.unwrapInboundIn(data)
    guard isBusy || !waiting.isEmpty else { return take(part) }
    if waiting.count < Self.waitingPartCount { waiting.append(part) } else { isLast = true }
  }

  /// The largest number of parts that may wait; further ones are dropped, and the connection is closed
  /// after the current response.
  private static let waitingPartCount = 64

  func channelReadComplete(context: ChannelHandlerContext) {
    if hasPartOfHead, case .idle = state { clock.limit(limits.headTime) }
    context.fireChannelReadComplete()
  }

  func read(context: ChannelHandlerContext) {
    if isBusy { isReadWanted = true } else { context.read() }
  }

  private func take(_ part: HTTPServerRequestPart) {
    switch (state, part) {
    case (.idle, .head(let head)): takeHead(head)
    case (.reading(let head, let limit), .body(let bytes)):
      guard hold(bytes.readableBytes) else { return refuse(.tooManyBytes, of: head) }
      // Copied within the call.
      bytes.withUnsafeReadableBytes { body += $0 }
      if body.count > limit { refuse(.largeBody(limit: limit), of: head) }
    case (.reading(let head, _), .end):
      let request = WebRequest(head: head, body: body)
      body = []
      answer(request)
    case (.dropping, .end): close()
    default: break
    }
  }

  private func takeHead(_ nioHead: HTTPRequestHead) {
    hasPartOfHead = false
    (isKeptAlive, isHeadOnly) = (nioHead.isKeepAlive, nioHead.method == .HEAD)
    clock.set(limits.bodyTime)
    registry.note(self, isWaiting: false)
    do throws(WebFault) {
      take(
        try WebRequestHead(
          nioHead, from: peer, below: application.publicURL))
    } catch {
      refuse(error, of: nil)
    }
  }

  private func take(_ head: WebRequestHead) {
    if isSurplus {
      guard application.isVital(head) else { return refuse(.tooManyConnections, of: head) }
      isLast = true
    }
    switch application.admission(of: head) {
    case .refused(let response): refuse(response)
    case .accepted(let limit):
      // A length beyond all numbers is one beyond the limit.
      if let length = head.header("Content-Length"), Int(length).map({ $0 > limit }) ?? true {
        return refuse(.largeBody(limit: limit), of: head)
      }
      state = .reading(head, bodyLimit: limit)
      if head.header("Expect")?.lowercased() == "100-continue" { writeContinue() }
    }
  }

  private func answer(_ request: WebRequest) {
    guard let context else { return }
    let exchange = WebExchange(NIOLoopBound(self, eventLoop: context.eventLoop))
    state = .answering(exchange)
    clock.pause()
    application.answer(request, to: exchange)
  }

  // MARK: - Writing

  /// Writes the response of an exchange, which may have ended in the meantime.
  func send(_ response: WebResponse, _ body: ByteBuffer, for exchange: WebExchange) {
    guard case .answering(let current) = state, current === exchange else { return }
    guard hold(body.readableBytes) else { return refuse(.tooManyBytes, of: nil) }
    state = .writing
    let isLast = isLast || response.closesConnection || !isKeptAlive
    write(response, body, isLast: isLast) { [weak self] in self?.responseWritten(closes: $0) }
  }

  /// Counts bytes that this connection keeps in memory; returns false if there is no space for
  /// them.
  private func hold(_ byteCount: Int) -> Bool {
    guard registry.hold(byteCount, besides: heldByteCount) else { return false }
    heldByteCount += byteCount
    return true
  }

  private func releaseAll() {
    registry.release(heldByteCount)
    heldByteCount = 0
  }

  private func responseWritten(closes: Bool) {
    guard case .writing = state else { return }
    releaseAll()
    guard !closes, !isLast else { return close() }
    state = .idle
    registry.note(self, isWaiting: true)
    clock.set(limits.idleTime)
    takeWaiting()
  }

  /// Takes the parts that have arrived in the meantime, up to the next request that has to wait.
  ///
  /// Requests that are answered at once come back here; a loop takes no more of the stack for many of
  /// them than for one.
  private func takeWaiting() {
    guard !isTakingWaiting else { return }
    isTakingWaiting = true
    defer { isTakingWaiting = false }
    while !isBusy, let part = waiting.popFirst() { take(part) }
    guard !isBusy, isReadWanted else { return }
    isReadWanted = false
    context?.read()
  }

  /// Whether a request is being answered.
  private var isBusy: Bool {
    switch state {
    case .answering, .writing, .streaming: true
    case .idle, .reading, .dropping, .closed: false
    }
  }

  /// Begins a response without an end; `nil` if the exchange has ended in the meantime.
  func stream(_ response: WebResponse, for exchange: WebExchange) -> WebStream? {
    guard let context, case .answering(let current) = state, current === exchange else {
      return nil
    }
    let stream = WebStream(NIOLoopBound(self, eventLoop: context.eventLoop))
    state = .streaming(stream)
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status),
      headers: response.fields)
    context.writeAndFlush(Self.wrapOutboundOut(.head(head)), promise: nil)
    return stream
  }

  /// Writes bytes of a response without an end, unless the client does not read.
  func send(_ bytes: [UInt8], of stream: WebStream) {
    guard let context, case .streaming(let current) = state, current === stream,
      context.channel.isWritable
    else { return }
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes)))
    context.writeAndFlush(Self.wrapOutboundOut(part), promise: nil)
  }

  /// Answers a request that has not been read, and closes the connection.
  ///
  /// The rest of the request is read and dropped for a moment: if the server closed the connection
  /// with unread bytes, the client could lose the response.
  private func refuse(_ response: WebResponse) {
    waiting.removeAll()
    body = []
    releaseAll()
    state = .dropping
    clock.set(Self.dropTime)
    write(response, response.body.buffer, isLast: true) { [weak self] _ in
      self?.context?.close(mode: .output, promise: nil)
    }
  }

  private func refuse(_ fault: WebFault, of head: WebRequestHead?) {
    refuse(application.response(to: fault, of: head))
  }

  private static let dropTime = Duration.seconds(2)

  private func write(
    _ response: WebResponse, _ body: ByteBuffer, isLast: Bool,
    then done: @escaping (_ isLast: Bool) -> Void
  ) {
    guard let context else { return }
    var fields = response.fields
    if response.status != 304, response.status != 204 {
      fields.replaceOrAdd(name: "Content-Length", value: "\(response.body.count)")
    }
    if isLast { fields.replaceOrAdd(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: fields)
    if !clock.isSet { clock.set(limits.bodyTime) }
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    if !isHeadOnly, body.readableBytes > 0 {
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).assumeIsolated()
      .whenSuccess { done(isLast) }
  }

  private func writeContinue() {
    let head = HTTPResponseHead(version: .http1_1, status: .continue)
    context?.writeAndFlush(Self.wrapOutboundOut(.head(head)), promise: nil)
  }

  // MARK: - Time, errors and the end of input

  private func timeRanOut() {
    switch state {
    case .idle where hasPartOfHead: refuse(.slow, of: nil)
    case .reading(let head, _): refuse(.slow, of: head)
    case .idle, .writing, .dropping: close()
    case .answering, .streaming, .closed: break
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event {
      switch state {
      case .idle where !hasPartOfHead: close()
      case .answering(let exchange):
        isLast = true
        exchange.leave(.sending)
      case .writing: isLast = true
      case .idle, .reading, .streaming, .dropping, .closed: close()
      }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return close() }
    let fault: WebFault =
      switch error {
      case .headerOverflow: .largeHead
      case .invalidVersion: .unknownVersion
      default: .malformed
      }
    switch state {
    case .idle: refuse(fault, of: nil)
    case .reading(let head, _): refuse(fault, of: head)
    // The bytes after a request are not HTTP; the request itself is answered.
    case .answering, .writing: isLast = true
    // Closed at once, the connection would take the response away from the client.
    case .dropping: break
    case .streaming, .closed: close()
    }
  }
}
