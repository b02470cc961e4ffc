import FileKit
import FioriRender
import FoundationEssentials

/// The answer to a line.
package struct StreamAnswer: Sendable {
  let id: DescriptionID
  /// The pictures; empty if the line has an error.
  package private(set) var pictures: [StreamPicture]
  /// Whether the line can describe several pictures, even if it describes only one.
  let isCollection: Bool
  package private(set) var diagnostics: [StreamDiagnostic]
  /// All paths where style sheets and images were looked for.
  package let sourcePaths: [String]
  /// The name of the line's figure, if it has one, so that an answer without pictures names it as
  /// well.
  var name: String?
  /// The number of figures that lines can choose from; `nil` if they are descriptions or rows.
  var figureCount: Int?

  /// Creates an answer with pictures, or without them if there are errors.
  init(
    id: DescriptionID, pictures: [StreamPicture], isCollection: Bool,
    diagnostics: [StreamDiagnostic], sourcePaths: [String] = []
  ) {
    let isSound = !diagnostics.contains { $0.severity == .error }
    self.id = id
    self.pictures = isSound ? pictures : []
    self.isCollection = isCollection
    self.diagnostics = diagnostics
    self.sourcePaths = sourcePaths
  }

  /// Returns the answer with pictures that are stored in files.
  func keeping(_ pictures: [StreamPicture]) -> StreamAnswer {
    var answer = self
    answer.pictures = pictures
    return answer
  }

  /// Returns the answer without pictures, because they could not be stored.
  func failing(_ message: Message) -> StreamAnswer {
    var answer = self
    answer.pictures = []
    answer.diagnostics.append(StreamDiagnostic(error: message))
    return answer
  }

  /// Returns the answer as a line of JSON, including the line feed, followed by the bytes of the
  /// pictures if those are not part of it.
  package func line(with encoding: PictureEncoding) -> [UInt8] {
    let line = JSONLine.object { line in
      line.member("id", json: id.json)
      if let figureCount { line.member("figures", figureCount) }
      if pictures.isEmpty, let name { line.member("name", name) }
      if isCollection, !pictures.isEmpty {
        line.member("pictures", pictures) { $1.write(to: &$0, encoding) }
      } else {
        pictures.first?.write(to: &line, encoding)
      }
      line.member("diagnostics", diagnostics) { $1.write(to: &$0) }
    }
    return encoding == .base64 ? line : pictures.reduce(into: line) { $0 += $1.bytes }
  }
}

/// How answers contain pictures that are not stored in files.
package enum PictureEncoding: Sendable {
  /// In the line of JSON.
  case base64
  /// After the line, as they are; the line has their number of bytes.
  case bytes
}

/// A picture of a line.
package struct StreamPicture: Sendable {
  let facts: PictureFacts
  package let bytes: [UInt8]
  /// The accessibility text.
  let accessibilityText: String
  /// All paths where its images were looked for.
  let sourcePaths: [String]
  /// The number of pages of a view of which the picture shows only the first, though no page was requested;
  /// `nil` for any other.
  private let pageCount: Int?
  /// The path of its file, or `nil` if the picture is in the answer.
  var path: String?
  /// The drawing of a cell of a matrix, which is not its own picture; `nil` for any other.
  var drawing: Drawing?

  /// The name of its file.
  var fileName: String { "\(facts.name).\(facts.format)" }

  /// Creates a picture from a figure's drawing and its bytes.
  init(_ drawing: Drawing, of figure: Figure?, name: String, as format: Format, bytes: [UInt8]) {
    facts = PictureFacts(drawing, name: name, as: format)
    self.bytes = bytes
    accessibilityText = drawing.accessibilityText.text
    sourcePaths = drawing.searchedImagePaths
    pageCount = figure.flatMap { drawing.pageWarning(of: $0) } == nil ? nil : drawing.pageCount
  }

  /// Writes the members to a JSON object.
  func write(to line: inout JSONLine, _ encoding: PictureEncoding) {
    facts.write(to: &line)
    if let path {
      line.member("path", path)
    } else if encoding == .bytes {
      line.member("bytes", bytes.count)
      line.member("words", accessibilityText)
      if let pageCount { line.member("pages", pageCount) }
    } else {
      line.member("data", plain: Data(bytes).base64EncodedData())
    }
  }
}
