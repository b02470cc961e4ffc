package import FileKit
package import FioriRender
package import PictureComparison

/// The files recorded of a figure, each compared in its own way.
package enum RecordingArtifact: String, CaseIterable, Sendable {
  /// The layout report, compared as text.
  case layout
  /// The PNG, compared by its pixels.
  case picture
  /// The SVG, compared as text.
  case svg

  /// The ending after the figure's name in the file name.
  package var ending: String {
    switch self {
    case .layout: ".layout.json"
    case .picture: ".png"
    case .svg: ".svg"
    }
  }

  /// Returns the name of the recording for the path of a file.
  package static func name(of path: String) -> String {
    let lane = allCases.first { path.hasSuffix($0.ending) }
    return String(path.dropLast(lane?.ending.count ?? 0))
  }

  /// Returns the paths that recordings may have.
  package static func files(named names: ExactTexts) -> ExactTexts {
    ExactTexts(of: names.flatMap { name in allCases.map { name.text + $0.ending } })
  }

  /// Whether edges depend on the versions of the drawing libraries.
  var dependsOnEnvironment: Bool { self != .layout }
}

/// The current drawing of a file of a recording.
package struct DrawnFile: Sendable {
  package let lane: RecordingArtifact
  package let bytes: [UInt8]
  /// The layout report; `nil` for any other file.
  let report: LayoutReport?
  private let makeBitmap: @Sendable () throws -> Bitmap

  /// Creates a file from a drawing.
  package init(_ drawing: Drawing, as lane: RecordingArtifact, _ renderer: Renderer) throws {
    self.lane = lane
    report = lane == .layout ? drawing.report : nil
    bytes =
      switch lane {
      case .layout: Self.bytes(of: report ?? drawing.report)
      case .picture: try renderer.data(of: drawing, as: .png)
      case .svg: try renderer.data(of: drawing, as: .svg)
      }
    // Most pictures match their recording byte for byte, so their pixels are never needed.
    makeBitmap = { try renderer.bitmap(of: drawing) }
  }

  /// Creates a picture file from a bitmap drawn by another program.
  package init(_ bitmap: Bitmap) throws(BitmapError) {
    (lane, report) = (.picture, nil)
    bytes = try bitmap.png()
    makeBitmap = { bitmap }
  }

  /// Returns the contents of the file of a layout report.
  static func bytes(of report: LayoutReport) -> [UInt8] { Array("\(report.json)\n".utf8) }

  /// Returns the pixels; `name` is used in error messages.
  package func pixels(of name: String) throws(RunFailure) -> PixelBuffer {
    try RunFailure.mapping({ .fault("\(name): \($0)") }) { try PixelBuffer(makeBitmap(), of: name) }
  }
}
