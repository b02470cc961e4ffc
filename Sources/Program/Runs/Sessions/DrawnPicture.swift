import FileKit
import FioriRender

/// The result of drawing a figure in a run.
struct FigureProduct: Sendable {
  /// The pictures, one per format; after writing, those that are at their final paths.
  var pictures: [DrawnPicture]
  /// The source files: description, style sheets, images and fonts.
  let sources: [String]
  /// The drawing, or `nil` if it is not needed.
  let drawing: Drawing?
  /// The failure to write a picture, after which none is written.
  var failure: RunFailure?

  /// Adds a picture once it is at its final path.
  mutating func write(_ picture: DrawnPicture) throws(RunFailure) {
    var picture = picture
    if picture.isDrawn { try picture.output.write(picture.bytes) }
    picture.bytes = []
    pictures.append(picture)
  }
}

/// A picture that a run has drawn or found up to date.
struct DrawnPicture: Sendable {
  let facts: PictureFacts
  let output: OutputFile
  /// The size of the file; `nil` for a page of a document.
  let byteCount: Int?
  /// Whether the picture has been drawn; the file at the final path is up to date otherwise.
  let isDrawn: Bool
  /// The bytes until they are written; none if the picture has not been drawn.
  var bytes: [UInt8]
  /// The origin of the picture, recorded for the next run.
  let origin: PictureDependencies?

  /// Writes the members to a JSON object.
  func write(to line: inout JSONLine) {
    facts.write(to: &line)
    line.member("path", output.name)
    if let byteCount { line.member("bytes", byteCount) }
    line.member("status", isDrawn ? "drawn" : "unchanged")
  }
}

/// The facts about a picture, besides its bytes.
struct PictureFacts: Sendable, Decodable {
  let name: String
  let format: String
  /// The width that the file declares: pixels for PNG and WebP, points for SVG and PDF.
  let width: Double
  let height: Double
  /// The pixels per point of a picture of pixels; `nil` for SVG and PDF, and in the journal.
  let scale: Double?

  /// Creates the facts of a drawing in a format.
  init(_ drawing: Drawing, name: String, as format: Format) {
    (self.name, self.format) = (name, format.rawValue)
    (width, height) =
      format.isVector
      ? (drawing.pointSize.width, drawing.pointSize.height)
      : (Double(drawing.pixelSize.width), Double(drawing.pixelSize.height))
    scale = format.isVector ? nil : drawing.scale
  }

  /// Writes the members to a JSON object.
  func write(to line: inout JSONLine) {
    line.member("name", name)
    line.member("format", format)
    line.member("width", width)
    line.member("height", height)
  }
}

/// The sources of a picture, kept in its folder until the next run.
struct PictureDependencies: Decodable, Sendable {
  /// A source file.
  struct Source: Decodable, Sendable {
    let path: String
    let sha256: String
  }

  /// The checksum of the program, its options and the figure's environment.
  let settings: String
  let sources: [Source]
  /// The checksum of the picture itself.
  let sha256: String
  let byteCount: Int
  let facts: PictureFacts

  /// Writes the members to a JSON object.
  func write(to line: inout JSONLine) {
    line.member("settings", settings)
    line.member("sources", sources) { line, source in
      line.member("path", source.path)
      line.member("sha256", source.sha256)
    }
    line.member("sha256", sha256)
    line.member("byteCount", byteCount)
    line.member("facts") { facts.write(to: &$0) }
  }
}
