import FileKit
import FioriRender

/// The choice of the picture that is sent in place of a card that cannot be.
package enum FallbackChoice: Sendable {
  /// A card that says that it is not available.
  case drawn
  /// A picture, or a description that ends in `.json`.
  case file(String)

  /// Reads the value of an option: the word `drawn`, or a path.
  package init(_ text: String) { self = text == "drawn" ? .drawn : .file(text) }
}

/// The picture that is sent in place of a card that cannot be.
struct FallbackPicture: Sendable {
  /// The picture in each format; a file is the same in all of them.
  private let pictures: [Format: (body: WebBody, type: String)]
  /// The status of its answers; `nil` to keep the status of the problem.
  private let status: Int?

  /// Reads the picture, or draws it: `draw` returns the response with a card.
  ///
  /// - Throws: The failure if the file cannot be read or drawn.
  init(
    _ choice: FallbackChoice, status: Int?, draw: (CardTask) throws(RunFailure) -> WebResponse
  ) throws(RunFailure) {
    self.status = status
    switch choice {
    case .drawn:
      pictures = try Self.drawn(Array(Self.description.utf8), file: "fallback.json", draw)
    case .file(let path) where path.hasSuffix(".json"):
      pictures = try Self.drawn(try InputFile(path).bytes(), file: path, draw)
    case .file(let path):
      let bytes = try InputFile(path).pictureBytes()
      guard let type = Self.type(of: bytes) else {
        throw .fallbackIsNotAPicture(path)
      }
      pictures = Dictionary(
        uniqueKeysWithValues: Format.allCases.map { ($0, (WebBody(bytes), type)) })
    }
  }

  /// The header field with the status of the problem.
  static let field = "X-Fiori-Fallback"

  /// Returns the response with the picture in place of a response with a problem; its header fields
  /// stay, except for the type.
  func replacing(_ problem: WebResponse, as format: Format) -> WebResponse {
    guard let (body, type) = pictures[format] else { return problem }
    var response = WebResponse(status ?? problem.status, body: body)
    for field in problem.fieldList { response.set(field.name, field.value) }
    response.set("Content-Type", type)
    response.set(Self.field, "\(problem.status)")
    return response
  }

  /// A card of no color, title or number of its own.
  private static let description = #"""
    {"environment": {"generation": "horizon", "padding": 8},
     "view": {"type": "card", "title": "Not available"}}
    """#

  private static func drawn(
    _ json: [UInt8], file: String, _ draw: (CardTask) throws(RunFailure) -> WebResponse
  ) throws(RunFailure) -> [Format: (body: WebBody, type: String)] {
    let entry = CardTemplates.Entry(file: file, json: json, checksum: Checksum.sha256(of: json))
    var pictures: [Format: (body: WebBody, type: String)] = [:]
    for format in Format.allCases {
      let response = try draw(CardTask(entry, format, cells: []))
      pictures[format] = (response.body.compact, format.mediaType)
    }
    return pictures
  }

  private static func type(of bytes: [UInt8]) -> String? {
    switch ImageFormat(sniffing: bytes) {
    case .png: "image/png"
    case .webp: "image/webp"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .svg: "image/svg+xml"
    case nil: bytes.starts(with: "%PDF-".utf8) ? "application/pdf" : nil
    }
  }
}
