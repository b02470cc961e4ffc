import NIOCore

/// Accepts connections only while the server may open more.
///
/// A connection that is closed to make space for another one, or refused at once, stays open until
/// its event loop gets to it. Without this, many that arrive together could use up the files that
/// the process may open, and then none would be accepted for a second.
final class AcceptGate: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never
  typealias OutboundOut = Never

  private let limit: Int
  private var openCount = 0
  private var isReadWanted = false

  init(_ limit: Int) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    openCount += 1
    let gate = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Self.unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      let (handler, context) = gate.value
      handler.connectionClosed(context)
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if openCount < limit { context.read() } else { isReadWanted = true }
  }

  private func connectionClosed(_ context: ChannelHandlerContext) {
    openCount -= 1
    guard isReadWanted else { return }
    isReadWanted = false
    context.read()
  }
}

extension WebLimits {
  /// The largest number of connections that are open at a time, with one that is about to be refused.
  package var openConnectionCount: Int { connectionCount + surplusCount + 1 }
}
