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
