/// Answers the requests of a server. Its functions are called on an event loop, which they must not
/// block.
package protocol WebApplication: Sendable {
  /// The address that clients use for the server; `nil` if no proxy is in front of it.
  var publicURL: PublicURL? { get }

  /// Whether a request must be answered even if there are too many connections.
  func isVital(_ head: WebRequestHead) -> Bool

  /// Decides about a request before its body is read.
  func admission(of head: WebRequestHead) -> WebAdmission

  /// Answers a request, at once or later, on any thread.
  func answer(_ request: WebRequest, to exchange: WebExchange)

  /// Returns the response to a request that was refused or could not be read, and notes it.
  ///
  /// `head` is `nil` if not even the head could be read.
  func response(to fault: WebFault, of head: WebRequestHead?) -> WebResponse
}

extension WebApplication {
  package var publicURL: PublicURL? { nil }
}

/// A decision about a request whose head has been read.
package enum WebAdmission: Sendable {
  /// The body may have up to a number of bytes.
  case accepted(bodyLimit: Int)
  /// The request is answered without reading its body.
  case refused(WebResponse)
}

/// The reason that a request could not be read.
package enum WebFault: Error {
  /// The request is not HTTP/1.
  case malformed
  /// The request is of a version of HTTP that the server does not speak.
  case unknownVersion
  /// The body has a transfer coding that the server does not know.
  case unknownCoding
  /// The header fields have more bytes, or are more, than the server reads.
  case largeHead
  /// The body has more bytes than the limit.
  case largeBody(limit: Int)
  /// The head or the body did not arrive in time.
  case slow
  /// Requests and responses have as many bytes as they may.
  case tooManyBytes
  /// The server has as many connections as it may have.
  case tooManyConnections
}

/// The limits on connections, and the time limits of a server.
package struct WebLimits: Sendable {
  /// The largest number of connections at a time. Beyond it, connections without a request are
  /// closed.
  package var connectionCount = 1024
  /// The number of connections beyond it that may make requests that must always be answered.
  package var surplusCount = 64
  /// The largest number of bytes in all bodies of requests, and in all responses that wait to be taken.
  package var heldByteCount = 256_000_000
  /// The largest number of bytes in the header fields of a request.
  package var headByteCount = 16_384
  /// The largest number of header fields.
  package var fieldCount = 100
  /// The time limit for the head of a request, from its first byte.
  package var headTime = Duration.seconds(10)
  /// The time limit for a body to arrive, and for a response to be received.
  package var bodyTime = Duration.seconds(30)
  /// The time after which a connection without a request is closed.
  package var idleTime = Duration.seconds(60)

  package init() {}
}
