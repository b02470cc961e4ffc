import FioriRender
import RenderService
import WebServer

extension RenderApplication {
  /// `POST /v1/render`.
  func render(
    _ request: WebRequest, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let query = try RenderQuery(request.head)
    let drawer = StreamDrawer(
      source: source.with(query.traits, page: query.page), output: DrawingOutput(query.format),
      messages: settings.drawing.messages)
    try draw(query.format, for: exchange, trace) {
      let answer = drawer.answer(to: request.body)
      do throws(Problem) {
        return try query.isJSON ? answer.jsonResponse() : answer.pictureResponse(query.format)
      } catch {
        return error.response
      }
    }
  }
}

extension StreamAnswer {
  /// The number of warnings.
  var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// Returns the only picture.
  ///
  /// - Throws: The problem if there are errors, or several pictures; `remedy` says what to do then.
  func picture(remedy: String) throws(Problem) -> StreamPicture {
    try check()
    guard pictures.count == 1, let picture = pictures.first else {
      throw Problem(422, "the description makes \(pictures.count) pictures; \(remedy)")
    }
    return picture
  }

  /// Throws the problem if there are errors.
  private func check() throws(Problem) {
    if diagnostics.contains(where: { $0.severity == .error }) { throw .wrong(diagnostics) }
  }

  fileprivate func pictureResponse(_ format: Format) throws(Problem) -> WebResponse {
    let picture = try picture(
      remedy: "describe one figure, or ask for all with 'Accept: application/json'")
    var response = WebResponse(200, body: WebBody(picture.bytes))
    response.set("Content-Type", format.mediaType)
    response.set("Cache-Control", "no-store")
    response.set("X-Fiori-Warnings", "\(warningCount)")
    return response
  }

  fileprivate func jsonResponse() throws(Problem) -> WebResponse {
    try check()
    var response = WebResponse(200, body: WebBody(line(with: .base64)))
    response.set("Content-Type", "application/json")
    response.set("Cache-Control", "no-store")
    response.set("X-Fiori-Warnings", "\(warningCount)")
    return response
  }
}
