import FioriRender

@testable import FioriBackend

extension DisplayList {
  /// The picture as the pixels of its PNG.
  func bitmap() throws -> Bitmap {
    let png = try FontEnginePool.pool(for: FontOptions()).withEngine {
      try PixelCanvas.painted(self, engine: $0).png()
    }
    return try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 4_000_000, maximumByteCount: 4_000_000))
  }
}
