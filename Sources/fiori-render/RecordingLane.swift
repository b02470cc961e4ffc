import FioriRender

/// What is recorded of a figure: each is a file, and compared in its own way.
enum RecordingLane: String, CaseIterable, Sendable {
  /// Where every part lies, as a text.
  case layout
  /// The PNG, by its pixels.
  case picture
  /// The SVG, as a text.
  case svg

  /// What follows the figure's name in that of the file.
  var ending: String {
    switch self {
    case .layout: ".layout.json"
    case .picture: ".png"
    case .svg: ".svg"
    }
  }

  /// Whether edges depend on the versions of the libraries that draw them.
  var dependsOnEnvironment: Bool { self != .layout }

  /// The file of a drawing.
  func bytes(of drawing: Drawing, _ renderer: Renderer) throws -> [UInt8] {
    switch self {
    case .layout: Array("\(drawing.report.json)\n".utf8)
    case .picture: try renderer.data(of: drawing, as: .png)
    case .svg: try renderer.data(of: drawing, as: .svg)
    }
  }
}
