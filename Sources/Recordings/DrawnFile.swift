package import FileKit
package import FioriRender
package import PictureComparison

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
    do {
      return try PixelBuffer(makeBitmap(), of: name)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw RunFailure(kind: .fault, message: "\(name): \(error)")
    }
  }
}
