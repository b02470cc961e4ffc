import FioriRender

/// Creates responses with the common headers.
enum Answer {
  /// Returns a file of the page itself.
  static func page(_ bytes: [UInt8], type: String) -> WebResponse { answer(bytes, type: type) }

  /// Returns data for the page's script.
  static func json(_ bytes: [UInt8]) -> WebResponse {
    answer(bytes, type: "application/json; charset=utf-8")
  }

  /// Returns a picture, to be saved under a name or displayed if that is `nil`.
  static func picture(_ bytes: [UInt8], as format: Format, saveAs name: String?) -> WebResponse {
    var response = answer(bytes, type: format.mediaType)
    if let name {
      response.set("Content-Disposition", "attachment; filename*=UTF-8''\(percentEncoded(name))")
    }
    return response
  }

  /// Returns the head of a stream of events, which lasts as long as the page is open.
  static var events: WebResponse { answer([], type: "text/event-stream") }

  static func problem(_ problem: Problem) -> WebResponse { guarded(problem.response) }

  private static func answer(_ bytes: [UInt8], type: String) -> WebResponse {
    guarded(WebResponse(bytes, type: type))
  }

  private static func guarded(_ response: WebResponse) -> WebResponse {
    var response = response
    for (name, value) in headers { response.set(name, value) }
    return response
  }

  private static func percentEncoded(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber { return String(character) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// The browser must not load anything from elsewhere, or show the page in a frame.
  private static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]
}
