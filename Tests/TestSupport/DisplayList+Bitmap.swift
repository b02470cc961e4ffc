import FioriRender

@testable import FioriDrawing

extension DisplayList {
  /// The picture as the pixels of its PNG, or as it is some seconds after an animation of it began.
  func bitmap(at moment: Double? = nil) throws -> Bitmap {
    let png = try FontEnginePool.pool(for: FontOptions()).withEngine {
      try PixelCanvas.painted(self, engine: $0, at: moment).png()
    }
    return try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 4_000_000, maximumByteCount: 4_000_000))
  }
}
