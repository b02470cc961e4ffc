import CListener
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

  /// Starts to listen.
  ///
  /// - Returns: The address with the port that was chosen if `listener` leaves it open.
  package func start(at listener: WebListener) throws(WebServerError) -> ServerAddress {
    do {
      let channel: any Channel
      switch listener {
      case .address(let address, let sharesPort):
        channel =
          try bootstrap
          .serverChannelOption(
            .socketOption(.init(rawValue: SO_REUSEPORT)), value: sharesPort ? 1 : 0
          )
          .bind(to: address.address).wait()
      case .passed(let file, _): channel = try bootstrap.withBoundSocket(file).wait()
      }
      self.listener.withLock { $0 = channel }
      guard let address = channel.localAddress else {
        throw WebServerError(isInUse: false, reason: "the socket has no address")
      }
      return ServerAddress(address)
    } catch let error as WebServerError {
      throw error
    } catch {
      let number = (error as? IOError)?.errnoCode
      throw WebServerError(
        isInUse: number == EADDRINUSE,
        reason: number.map { String(cString: strerror($0)) } ?? "\(error)")
    }
  }

  private var bootstrap: ServerBootstrap {
    ServerBootstrap(group: group)
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
  }

  /// Leaves all new connections to another process that listens as well, and loses none.
  ///
  /// All processes take them from the one queue of a passed socket; but those that share a port have a
  /// queue each, and this process still accepts all that have been begun with it.
  package func handOver(_ shared: WebListener) {
    guard let channel = listener.withLock({ $0.take() }) else { return }
    if case .address = shared, let port = channel as? any SocketOptionProvider {
      _ = try? port.unsafeSetSocketOption(
        level: .init(SOL_SOCKET), name: .init(fiori_listener_program_option()),
        value: fiori_listener_second()
      ).wait()
      usleep(Self.beginMicroseconds)
      let end = ContinuousClock.now + Self.acceptTime
      while Self.waitingCount(port) > 0, ContinuousClock.now < end { usleep(Self.pollMicroseconds) }
    }
    // Accepts no more, and lets those that have been accepted get to their event loops.
    _ = try? channel.setOption(.autoRead, value: false).wait()
    usleep(Self.settleMicroseconds)
    try? channel.close().wait()
  }

  /// The number of connections that have not been accepted.
  private static func waitingCount(_ port: any SocketOptionProvider) -> Int {
    // For a socket that listens, the system counts them here.
    Int((try? port.getTCPInfo().wait())?.tcpi_unacked ?? 0)
  }

  /// The time for a busy process to accept them.
  private static let acceptTime = Duration.seconds(2)
  /// The time until a connection that has begun is there.
  private static let beginMicroseconds: UInt32 = 200_000
  private static let settleMicroseconds: UInt32 = 20_000

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

/// A place where a server listens.
package enum WebListener: Sendable {
  /// An address, whose port other processes may listen at as well.
  case address(ServerAddress, sharesPort: Bool)
  /// A socket that another program has opened, and keeps.
  case passed(CInt, isLoopback: Bool)

  /// Takes a socket by its file; `nil` if it does not listen.
  package init?(passed file: CInt) {
    guard fiori_listener_is_open(file) != 0 else { return nil }
    self = .passed(file, isLoopback: fiori_listener_is_local(file) != 0)
  }

  /// Whether only this machine can reach it.
  package var isLoopback: Bool {
    switch self {
    case .address(let address, _): address.isLoopback
    case .passed(_, let isLoopback): isLoopback
    }
  }

  /// Whether another process may take the connections that come after this one has stopped.
  package var isShared: Bool {
    switch self {
    case .address(_, let sharesPort): sharesPort
    case .passed: true
    }
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

  /// The number of the host, or the path of a socket in a folder.
  package var host: String { address.ipAddress ?? address.pathname ?? "" }

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
    isInUse ? .portInUse(port) : .unusablePort(port, reason: reason)
  }
}
