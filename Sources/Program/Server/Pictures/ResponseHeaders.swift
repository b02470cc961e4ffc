/// The header fields that all responses have.
struct ResponseHeaders: Sendable {
  private let date = DateField()
  private let allowedOrigins: [String]

  init(allowedOrigins: [String]) {
    self.allowedOrigins = allowedOrigins
  }

  /// Nothing in a picture runs or loads anything, even if it is opened by itself.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'; sandbox"

  /// Returns a response with the fields added; `isLast` closes the connection.
  func added(to response: WebResponse, _ trace: RequestTrace, isLast: Bool) -> WebResponse {
    var response = response
    response.set("Date", date.text)
    response.set("X-Request-Id", trace.id)
    response.set("X-Content-Type-Options", "nosniff")
    response.set("Content-Security-Policy", Self.policy)
    response.set("Cross-Origin-Resource-Policy", "cross-origin")
    addOrigin(of: trace, to: &response)
    if isLast { response.closesConnection = true }
    return response
  }

  private func addOrigin(of trace: RequestTrace, to response: inout WebResponse) {
    guard !allowedOrigins.isEmpty else { return }
    if allowedOrigins.contains("*") {
      response.set("Access-Control-Allow-Origin", "*")
    } else {
      response.set("Vary", "Origin")
      guard let origin = trace.origin, allowedOrigins.contains(origin) else { return }
      response.set("Access-Control-Allow-Origin", origin)
    }
    response.set(
      "Access-Control-Expose-Headers",
      "ETag, Retry-After, \(FallbackPicture.field), X-Fiori-Warnings, "
        + "X-Request-Id")
  }
}
