import NIOHTTP1

/// The first part of a request: its line and its header fields.
package struct WebRequestHead: Sendable {
  /// The method in upper case, such as `GET`.
  package let method: String
  /// The path and the query as sent.
  package let target: String
  private let fields: HTTPHeaders

  init(_ head: HTTPRequestHead) {
    (method, target, fields) = (head.method.rawValue, head.uri, head.headers)
  }

  /// The path as sent, without the query.
  package var path: Substring { Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }) }

  /// The query as sent, without the question mark; `nil` if there is none.
  package var query: Substring? {
    target.utf8.firstIndex(of: UInt8(ascii: "?")).map { Substring(target.utf8[$0...].dropFirst()) }
  }

  /// Returns the value of a header field, the first one if it is repeated; `nil` if it is missing.
  package func header(_ name: String) -> String? { fields.first(name: name) }

  /// Returns all values of a header field.
  package func headers(_ name: String) -> [String] { fields[name] }
}

/// A request that has been read to its end.
package struct WebRequest: Sendable {
  package let head: WebRequestHead
  package let body: [UInt8]
}
