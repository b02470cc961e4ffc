import CCairo

extension FontEngine {
  /// Drawn at four pixels a point, more than the pictures in emoji fonts have at text sizes.
  func bitmap(of run: GlyphRun) throws -> (Bitmap, Rect) {
    let width = (run.glyphs.map(\.position.x).max() ?? 0) + 1.5 * run.size
    let rect = Rect(x: 0, y: -1.25 * run.size, width: width, height: 1.75 * run.size)
    let size = PictureSize(layout: rect.size, scale: 4)
    let surface = try CairoSurface(
      format: CAIRO_FORMAT_ARGB32, width: size.pixelWidth, height: size.pixelHeight)
    let context = try CairoContext(on: surface, scale: size.grid.scale)
    try context.show(run, at: Point(x: 0, y: -rect.minY), font: paintFont(run.face))
    let bitmap = try surface.withPixels { pixels, bytesPerRow in
      Bitmap(
        premultipliedBGRA: UnsafeRawBufferPointer(pixels), width: size.pixelWidth,
        height: size.pixelHeight, bytesPerRow: bytesPerRow)
    }
    return (bitmap, Rect(origin: rect.origin, size: size.canvas))
  }
}

extension Bitmap {
  /// Pixels as Cairo keeps them, with their colours no longer multiplied by their alpha.
  fileprivate init(
    premultipliedBGRA bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = row * bytesPerRow + column * 4
        let alpha = UInt32(bytes[pixel + 3])
        for channel in [2, 1, 0] {
          let value = UInt32(bytes[pixel + channel])
          pixels.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
        }
        pixels.append(UInt8(alpha))
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
