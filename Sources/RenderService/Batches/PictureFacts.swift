import FileKit
import FioriRender

/// What is told of a picture besides its bytes.
struct PictureFacts: Sendable, Codable {
  let name: String
  let format: String
  /// Pixels of a PNG or a WebP, points of an SVG or a PDF: what the file itself says.
  let width: Double
  let height: Double

  /// A drawing by a name, in a format.
  init(_ drawing: Drawing, name: String, as format: Format) {
    (self.name, self.format) = (name, format.rawValue)
    switch format {
    case .png, .webp:
      (width, height) = (Double(drawing.pixelSize.width), Double(drawing.pixelSize.height))
    case .svg, .pdf:
      (width, height) = (drawing.pointSize.width, drawing.pointSize.height)
    }
  }

  /// Writes the members.
  func write(to line: inout JSONLine) {
    line.member("name", name)
    line.member("format", format)
    line.member("width", width)
    line.member("height", height)
  }
}
