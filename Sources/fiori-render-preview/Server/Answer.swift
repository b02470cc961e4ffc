import FioriRender
import FlyingFox
import Foundation

/// Creates responses with the common headers.
enum Answer {
  /// Returns a file of the page itself.
  static func page(_ bytes: [UInt8], type: String) -> HTTPResponse { answer(bytes, type: type) }

  /// Returns data for the page's script.
  static func json(_ bytes: [UInt8]) -> HTTPResponse {
    answer(bytes, type: "application/json; charset=utf-8")
  }

  /// Returns a picture, to be saved under a name or displayed if that is `nil`.
  static func picture(_ bytes: [UInt8], as format: Format, saveAs name: String?) -> HTTPResponse {
    var response = answer(bytes, type: format.mediaType)
    if let name {
      let quoted = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "picture"
      response.headers[.contentDisposition] = "attachment; filename*=UTF-8''\(quoted)"
    }
    return response
  }

  /// Returns a stream of events, which lasts as long as the page is open.
  static func events(_ events: AsyncStream<[UInt8]>) -> HTTPResponse {
    var headers = headers
    headers[.contentType] = "text/event-stream"
    return HTTPResponse(
      statusCode: .ok, headers: headers, body: HTTPBodySequence(from: EventSequence(events: events))
    )
  }

  /// Returns an error message on one line.
  static func error(_ error: RequestError) -> HTTPResponse {
    answer(
      Array("\(error)\n".utf8), type: "text/plain; charset=utf-8",
      status: HTTPStatusCode(error.status, phrase: "\(error.status)"))
  }

  private static func answer(
    _ bytes: [UInt8], type: String, status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    var headers = headers
    headers[.contentType] = type
    let body = HTTPBodySequence(data: Data(bytes), suggestedBufferSize: writeSize)
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  /// The number of bytes per write; most responses fit in one.
  private static let writeSize = 262_144

  /// The browser must not store anything, load anything from elsewhere, or show the page in a
  /// frame.
  private static let headers: HTTPHeaders = [
    .cacheControl: "no-store",
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
  ]
}
