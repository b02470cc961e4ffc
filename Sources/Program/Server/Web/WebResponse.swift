import NIOCore
import NIOHTTP1

/// A response, sent as a whole.
package struct WebResponse: Sendable {
  package let status: Int
  package let body: WebBody
  private(set) var fields = HTTPHeaders()
  /// Whether the connection is closed after the response.
  package var closesConnection = false

  /// Creates a response with only the header fields of its body.
  package init(_ status: Int, body: WebBody = WebBody([])) {
    (self.status, self.body) = (status, body)
  }

  /// Creates a response with bytes of a media type that are not stored.
  init(_ bytes: [UInt8], type: String, status: Int = 200) {
    self.init(status, body: WebBody(bytes))
    set("Content-Type", type)
    set("Cache-Control", "no-store")
  }

  /// Sets a header field. Its value must be free of control characters.
  package mutating func set(_ name: String, _ value: String) {
    fields.replaceOrAdd(name: name, value: value)
  }

  /// Returns the value of a header field; `nil` if it is missing.
  package func header(_ name: String) -> String? { fields.first(name: name) }

  /// All header fields.
  package var fieldList: [(name: String, value: String)] { Array(fields) }
}

/// The bytes of a response's body, shared by all responses that have it.
///
/// They are not kept in a `ByteBuffer`, whose memory is a power of two: up to twice as much.
package struct WebBody: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// The same body without unused memory behind its bytes.
  package var compact: WebBody {
    var copy: [UInt8] = []
    copy.reserveCapacity(count)
    copy += bytes
    return WebBody(copy)
  }

  var buffer: ByteBuffer { ByteBuffer(bytes: bytes) }
}
