package import FileKit
package import FioriRender
package import PictureComparison

/// What is recorded of a figure: each is a file, and compared in its own way.
package enum RecordingArtifact: String, CaseIterable, Sendable {
  /// Where every part lies, as a text.
  case layout
  /// The PNG, by its pixels.
  case picture
  /// The SVG, as a text.
  case svg

  /// What follows the figure's name in that of the file.
  package var ending: String {
    switch self {
    case .layout: ".layout.json"
    case .picture: ".png"
    case .svg: ".svg"
    }
  }

  /// The name of the recording that a file is of, by its path.
  package static func name(of path: String) -> String {
    let lane = allCases.first { path.hasSuffix($0.ending) }
    return String(path.dropLast(lane?.ending.count ?? 0))
  }

  /// Whether edges depend on the versions of the libraries that draw them.
  var dependsOnEnvironment: Bool { self != .layout }
}

/// A file of a recording, as it is drawn now.
package struct DrawnFile: Sendable {
  package let lane: RecordingArtifact
  package let bytes: [UInt8]
  private let makeBitmap: @Sendable () throws -> Bitmap

  /// The file of a drawing.
  package init(_ drawing: Drawing, as lane: RecordingArtifact, _ renderer: Renderer) throws {
    self.lane = lane
    bytes =
      switch lane {
      case .layout: Array("\(drawing.report.json)\n".utf8)
      case .picture: try renderer.data(of: drawing, as: .png)
      case .svg: try renderer.data(of: drawing, as: .svg)
      }
    // Most pictures have the bytes that are recorded, and nobody asks for their pixels.
    makeBitmap = { try renderer.bitmap(of: drawing) }
  }

  /// The file of a picture that somebody else has drawn.
  package init(_ bitmap: Bitmap) throws(BitmapError) {
    lane = .picture
    bytes = try bitmap.png()
    makeBitmap = { bitmap }
  }

  /// The pixels that were drawn, of a picture by whose name is spoken of it.
  package func pixels(of name: String) throws(RunFailure) -> PixelBuffer {
    try RunFailure.mapping({ .fault("\(name): \($0)") }) { try PixelBuffer(makeBitmap(), of: name) }
  }
}
