import FioriRender
import RenderService

/// The figure and settings in a request.
struct DrawingQuery: Sendable {
  /// The query as it was sent.
  let text: String
  let path: String
  /// The index of the figure, from 0.
  let index: Int
  let switches: Switches
  let format: Format
  /// The file name for saving, or `nil` to display the picture.
  let fileName: String?

  /// - Throws: The error if a parameter is missing or invalid.
  init(_ text: some StringProtocol) throws(Problem) {
    self.text = String(text)
    let query = try Self.parameters(self.text[...])
    guard let path = query["path"] else { throw .missing("path") }
    let indexText = query["place"] ?? "0"
    guard let index = Int(indexText), index >= 0 else {
      throw .wrongValue("place", indexText, expected: "a whole number such as '0'")
    }
    let formatText = query["format"] ?? "svg"
    guard let format = Format(rawValue: formatText) else {
      throw .wrongValue("format", formatText, expectedOf: Format.self)
    }
    (self.path, self.index, self.format) = (path, index, format)
    switches = try Switches(query)
    fileName = query["save"].flatMap { FileName.isPlain($0) ? $0 : nil }
  }

  private static func parameters(_ text: Substring) throws(Problem) -> [String: String] {
    do {
      let parameters = try QueryText.parameters(text)
      return Dictionary(
        parameters.map { ($0.column, $0.text) }, uniquingKeysWith: { _, last in last })
    } catch {
      throw Problem(error)
    }
  }
}
