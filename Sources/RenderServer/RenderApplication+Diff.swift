import FileKit
import FioriRender
import PictureComparison
import Recordings
import RenderService
import WebServer

extension RenderApplication {
  /// `POST /v1/diff`.
  func compare(
    _ request: WebRequest, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let parts = try Multipart.parts(
      request.body, type: request.head.header("Content-Type") ?? "multipart/form-data")
    let expected = try Self.part("expected", in: parts)
    let actual = try Self.part("actual", in: parts)
    try draw(nil, for: exchange, trace) {
      do throws(RunFailure) {
        return try Self.response(expected, actual)
      } catch {
        return Problem.wrong([StreamDiagnostic(error: error.message)]).response
      }
    }
  }

  private static func part(_ name: String, in parts: [FormPart]) throws(Problem) -> FormPart {
    let found = parts.filter { $0.name == name }
    guard found.count == 1, let part = found.first else {
      throw Problem(
        422,
        "the form has \(found.count) parts '\(name)'; send one picture as 'expected' and one "
          + "as 'actual'")
    }
    return part
  }

  /// Returns what `diff --json` prints.
  private static func response(
    _ expected: FormPart, _ actual: FormPart
  ) throws(RunFailure) -> WebResponse {
    let names = (expected.fileName ?? expected.name, actual.fileName ?? actual.name)
    let compared = PictureComparer(ComparisonOptions()).compare(
      try PixelBuffer(decoding: expected.bytes, of: names.0),
      with: try PixelBuffer(decoding: actual.bytes, of: names.1))
    let finding = PictureFinding(
      path: names.1, outcome: .compared(compared.difference, .count(0)))
    let json = JSONLine.object { line in
      line.member("expected", names.0)
      line.member("actual", names.1)
      finding.write(to: &line)
    }
    var response = WebResponse(200, body: WebBody(json))
    response.set("Content-Type", "application/json")
    response.set("Cache-Control", "no-store")
    return response
  }
}
