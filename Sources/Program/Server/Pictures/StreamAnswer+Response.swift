import FioriRender
import RenderService

extension StreamAnswer {
  /// The warnings and errors, counted.
  var counts: DiagnosticCounts { DiagnosticCounts(diagnostics) }

  /// Returns the only picture.
  ///
  /// - Throws: The problem if there are errors, or several pictures; `remedy` is the fix.
  func picture(remedy: String) throws(Problem) -> StreamPicture {
    try check()
    guard pictures.count == 1, let picture = pictures.first else {
      throw Problem(
        422, "the description has \(pictures.count) pictures; \(remedy)", code: .wrongCount)
    }
    return picture
  }

  /// Throws the problem if there are errors.
  private func check() throws(Problem) {
    if diagnostics.contains(where: { $0.severity == .error }) { throw .wrong(diagnostics) }
  }

  /// Returns the response with the only picture.
  func pictureResponse(_ format: Format) throws(Problem) -> WebResponse {
    let picture = try picture(
      remedy: "describe one figure, or ask for all with 'Accept: application/json'")
    return response(picture, format)
  }

  /// Returns the response with a picture.
  func response(_ picture: StreamPicture, _ format: Format) -> WebResponse {
    var response = WebResponse(picture.bytes, type: format.mediaType)
    response.set("X-Fiori-Warnings", "\(counts.warningCount)")
    return response
  }

  /// Returns the response with all pictures.
  func jsonResponse() throws(Problem) -> WebResponse {
    try check()
    var response = WebResponse(line(with: .base64), type: "application/json")
    response.set("X-Fiori-Warnings", "\(counts.warningCount)")
    return response
  }
}
