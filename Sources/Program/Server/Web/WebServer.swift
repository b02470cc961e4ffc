import FileKit
import FioriBasics
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP/1.1 server.
package final class WebServer: Sendable {
  private let application: any WebApplication
  private let limits: WebLimits
  private let group: MultiThreadedEventLoopGroup
  private let registry: WebRegistry
  private let listener = Mutex<(any Channel)?>(nil)

  /// Creates a server without starting it. `threadCount` is the number of its event loops.
  package init(_ application: any WebApplication, limits: WebLimits, threadCount: Int) {
    (self.application, self.limits) = (application, limits)
    group = MultiThreadedEventLoopGroup(numberOfThreads: threadCount)
    registry = WebRegistry(limits)
  }

  /// The number of open connections.
  package var connectionCount: Int { registry.count }

  /// Starts to listen at an address.
  ///
  /// - Returns: The address with the port that was chosen if `address` leaves it open.
  package func start(at address: ServerAddress) throws(WebServerError) -> ServerAddress {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // More would be accepted before the first is counted.
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .serverChannelInitializer { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptGate(limits.openConnectionCount))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Little is read ahead of the request that is being answered.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { [application, limits, registry] channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.configure(channel, WebConnection(application, limits, registry), limits)
        }
      }
    do {
      let channel = try bootstrap.bind(to: address.address).wait()
      listener.withLock { $0 = channel }
      return channel.localAddress.map { ServerAddress($0) } ?? address
    } catch {
      let number = (error as? IOError)?.errnoCode
      throw WebServerError(
        isInUse: number == EADDRINUSE,
        reason: number.map { String(cString: strerror($0)) } ?? "\(error)")
    }
  }

  /// Stops accepting connections, and closes each one after the response it waits for.
  ///
  /// - Returns: Whether all were closed in time; the others are then closed at once.
  package func stop(within time: Duration) -> Bool {
    try? listener.withLock { $0.take() }?.close().wait()
    registry.forEach { $0.drain() }
    let end = ContinuousClock.now + time
    while registry.count > 0, ContinuousClock.now < end { usleep(Self.pollMicroseconds) }
    let isDone = registry.count == 0
    registry.forEach { $0.close() }
    try? group.syncShutdownGracefully()
    return isDone
  }

  private static let pollMicroseconds: UInt32 = 5_000

  private static func configure(
    _ channel: any Channel, _ connection: WebConnection, _ limits: WebLimits
  ) throws {
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headByteCount
    decoderLimits.maxHeaderListSize = limits.headByteCount
    decoderLimits.maxHeaderFieldCount = limits.fieldCount
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(WebArrivals(connection))
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
    try pipeline.addHandler(connection)
  }
}

/// The address of a server.
package struct ServerAddress: Sendable {
  let address: SocketAddress

  init(_ address: SocketAddress) {
    self.address = address
  }

  /// Resolves the name or the number of a host; a port of 0 is any free one.
  package init(host: String, port: Int) throws(WebServerError) {
    do {
      address = try SocketAddress.makeAddressResolvingHost(host, port: port)
    } catch {
      throw WebServerError(isInUse: false, reason: "the host '\(host)' is not known")
    }
  }

  /// The port; 0 for any free one.
  package var port: Int { address.port ?? 0 }

  /// Whether only this machine can reach the address.
  package var isLoopback: Bool {
    guard let number = address.ipAddress else { return true }
    return number.hasPrefix("127.") || number == "::1"
  }
}

/// The reason that a server cannot be started.
package struct WebServerError: Error {
  /// Whether another program uses the port.
  package let isInUse: Bool
  package let reason: String

  /// The failure of a program whose server was to listen on a port.
  func failure(port: Int) -> RunFailure {
    RunFailure.unwritableOutput(
      .address,
      isInUse
        ? "port \(port) is in use; choose another with --port, or use --port 0 for any free port"
        : "port \(port) cannot be used (\(reason)); choose another with --port")
  }
}
