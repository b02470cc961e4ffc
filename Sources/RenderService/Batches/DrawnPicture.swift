import FileKit
import FioriRender

/// What a run makes of a figure.
struct FigureProduct: Sendable {
  /// One for each format.
  let pictures: [DrawnPicture]
  /// The files that it was made from: description, style sheets, images and fonts.
  let sources: [String]
  /// What lies in its pictures; `nil`: nobody asked.
  let drawing: Drawing?
}

/// A picture that a run has made, or found as it is.
struct DrawnPicture: Sendable {
  let facts: PictureFacts
  let output: OutputFile
  let byteCount: Int
  /// What is to be put at its place; `nil`: what lies there is as it would be drawn.
  let draft: OutputDraft?
  /// What it was made from, to be known again.
  let origin: PictureDependencies?

  /// Writes the members.
  func write(to line: inout JSONLine) {
    facts.write(to: &line)
    line.member("path", output.name)
    line.member("bytes", byteCount)
    line.member("status", draft == nil ? "unchanged" : "drawn")
  }
}

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

/// What a picture was made from, as it is kept beside it until the next run.
struct PictureDependencies: Codable, Sendable {
  /// A file that it was made from.
  struct Source: Codable, Sendable {
    let path: String
    let sha256: String
  }

  /// Of the program, its options and the figure's environment.
  let settings: String
  let sources: [Source]
  /// Of the picture itself.
  let sha256: String
  let byteCount: Int
  let facts: PictureFacts

  /// Writes the members.
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
