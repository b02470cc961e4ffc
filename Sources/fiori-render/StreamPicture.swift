import FioriRender

/// A picture of a line.
struct StreamPicture: Sendable {
  let name: String
  let format: Format
  /// Pixels of a PNG or a WebP, points of an SVG or a PDF: what the file itself says.
  let width: Double
  let height: Double
  let bytes: [UInt8]
  /// Where it has been written to; `nil`: it is in the answer.
  var path: String?

  /// The name of its file.
  var fileName: String { "\(name).\(format.rawValue)" }

  /// A drawing's bytes by a name.
  init(_ drawing: Drawing, name: String, as format: Format, bytes: [UInt8]) {
    (self.name, self.format, self.bytes) = (name, format, bytes)
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
    line.member("format", format.rawValue)
    line.member("width", width)
    line.member("height", height)
    if let path {
      line.member("path", path)
    } else {
      line.member("data", base64: bytes)
    }
  }
}
