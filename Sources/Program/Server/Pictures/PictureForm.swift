import FileKit
import FioriRender
import PictureComparison
import Recordings
import RenderService

/// A form with two pictures to compare.
struct PictureForm {
  private let expected: FormPart
  private let actual: FormPart

  /// Reads the body of a request; `type` is its `Content-Type`.
  init(_ body: [UInt8], type: String) throws(Problem) {
    let parts = try Multipart.parts(body, type: type)
    expected = try Self.part("expected", in: parts)
    actual = try Self.part("actual", in: parts)
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

  /// Returns the JSON of `diff --json`.
  func comparison(pixelLimit: Int) throws(Problem) -> WebResponse {
    do throws(RunFailure) {
      return try response(pixelLimit: pixelLimit)
    } catch {
      throw .wrong([StreamDiagnostic(error)])
    }
  }

  private func response(pixelLimit: Int) throws(RunFailure) -> WebResponse {
    let names = (expected.fileName ?? expected.name, actual.fileName ?? actual.name)
    let compared = PictureComparer(ComparisonOptions()).compare(
      try PixelBuffer(decoding: expected.bytes, of: names.0, pixelLimit: pixelLimit),
      with: try PixelBuffer(decoding: actual.bytes, of: names.1, pixelLimit: pixelLimit))
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
