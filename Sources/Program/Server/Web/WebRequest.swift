import NIOCore
import NIOHTTP1

/// The first part of a request: its line and its header fields.
package struct WebRequestHead: Sendable {
  /// The method in upper case, such as `GET`.
  package let method: String
  /// The path and the query as sent.
  package let target: String
  /// Whether the request is HTTP/1.1 or later, which needs a `Host`.
  package let needsHost: Bool
  /// The address of the client, or of the proxy in front of it.
  let peer: SocketAddress?
  private let fields: HTTPHeaders

  /// Takes the head of a request. A target that is an address (`http://host/path`) is taken apart: its
  /// host replaces the one of the header fields (RFC 9112, section 3.2.2). The path of `publicURL` is
  /// removed from the start of the target.
  ///
  /// - Throws: The fault if no one knows what is meant, or where the body ends.
  init(
    _ head: HTTPRequestHead, from peer: SocketAddress? = nil, below publicURL: PublicURL? = nil
  ) throws(WebFault) {
    try RequestFraming.check(head)
    method = head.method.rawValue
    needsHost = head.version.isCurrent
    let address = try AbsoluteTarget(head.uri)
    let target = address?.target ?? head.uri
    self.target = publicURL?.ownTarget(target) ?? target
    self.peer = peer
    var fields = head.headers
    // A missing or a repeated field is a mistake even where it does not count.
    if let address, fields[Self.hostName].count == 1 {
      fields.replaceOrAdd(name: Self.hostName, value: address.host)
    }
    self.fields = fields
  }

  private static let hostName = "Host"

  /// The path as sent, without the query.
  package var path: Substring { Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }) }

  /// The query as sent, without the question mark; `nil` if there is none.
  package var query: Substring? {
    target.utf8.firstIndex(of: UInt8(ascii: "?")).map { Substring(target.utf8[$0...].dropFirst()) }
  }

  /// Returns the value of a header field, the first one if it is repeated; `nil` if it is missing.
  package func header(_ name: String) -> String? { fields.first(name: name)?.withoutOuterSpace }

  /// Returns all values of a header field.
  package func headers(_ name: String) -> [String] { fields[name].map(\.withoutOuterSpace) }
}

/// A request that has been read to its end.
package struct WebRequest: Sendable {
  package let head: WebRequestHead
  package let body: [UInt8]
}

/// The target of a request that is a whole address.
private struct AbsoluteTarget {
  /// The host with its port.
  let host: String
  /// The path and the query.
  let target: String

  /// Takes an address apart; `nil` for a target that is a path, `*`, or a host for `CONNECT`.
  ///
  /// - Throws: The fault of an address that is not one of HTTP.
  init?(_ target: String) throws(WebFault) {
    guard target.utf8.first != UInt8(ascii: "/"), let mark = target.firstRange(of: "://") else {
      return nil
    }
    guard ["http", "https"].contains(target[..<mark.lowerBound].lowercased()) else {
      throw .malformed
    }
    let rest = target[mark.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard end > rest.startIndex else { throw .malformed }
    host = String(rest[..<end])
    self.target = (rest[end...].hasPrefix("/") ? "" : "/") + rest[end...]
  }
}

/// Checks the header fields that say where a body ends (RFC 9112, section 6).
private enum RequestFraming {
  private static let chunked = "chunked"

  static func check(_ head: HTTPRequestHead) throws(WebFault) {
    let codings = head.headers[canonicalForm: "Transfer-Encoding"].map { $0.lowercased() }
    guard !head.headers["Transfer-Encoding"].isEmpty else { return }
    if codings.contains(where: { $0 != chunked }) { throw .unknownCoding }
    let isClear = codings.count == 1 && head.version.isCurrent
    if !isClear || head.headers.contains(name: "Content-Length") { throw .malformed }
  }
}

extension HTTPVersion {
  /// Whether this is HTTP/1.1 or later.
  fileprivate var isCurrent: Bool { (major, minor) >= (1, 1) }
}

extension String {
  /// The text without the spaces and tabs around it, which are not part of a header field's value.
  fileprivate var withoutOuterSpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard utf8.first.map(isSpace) == true || utf8.last.map(isSpace) == true else { return self }
    let start = utf8.drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) }
    return end.map { String(start[...$0]) ?? self } ?? ""
  }
}
