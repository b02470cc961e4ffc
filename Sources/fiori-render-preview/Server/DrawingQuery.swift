import FioriRender
import FlyingFox

/// Which figure a request asks for, and how.
struct DrawingQuery {
  let path: String
  /// From 0.
  let place: Int
  let switches: Switches
  let format: Format
  /// What the browser is to save it as; `nil`: it is shown.
  let fileName: String?

  /// - Throws: What is missing or wrong.
  init(_ request: HTTPRequest) throws(RequestError) {
    let query = Dictionary(
      request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    guard let path = query["path"] else { throw .missing("path") }
    let placeText = query["place"] ?? "0"
    guard let place = Int(placeText), place >= 0 else {
      throw .wrongValue("place", placeText, expected: "a whole number such as '0'")
    }
    let formatText = query["format"] ?? "svg"
    guard let format = Format(rawValue: formatText) else {
      throw .wrongValue("format", formatText, expectedOf: Format.self)
    }
    (self.path, self.place, self.format) = (path, place, format)
    switches = try Switches(query)
    fileName = query["save"].flatMap { FileName.isPlain($0) ? $0 : nil }
  }
}
