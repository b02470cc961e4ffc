import CCairo
import FioriBasics
import FioriModel

extension CairoContext {
  /// Draws an image into a rectangle; with a tint, only its shape in that color.
  func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws {
    guard let tint else { return try draw(image, in: rect) }
    // Without the clip, the group would be as large as the whole picture.
    try withState {
      clip(to: rect)
      try withStencil(tint) { try draw(image, in: rect) }
    }
  }

  private func draw(_ bitmap: Bitmap, in rect: Rect) throws {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let surface = try CairoSurface(
      format: CAIRO_FORMAT_ARGB32, width: bitmap.width, height: bitmap.height)
    try surface.withPixels { pixels, bytesPerRow in
      bitmap.writePremultipliedBGRA(to: pixels, bytesPerRow: bytesPerRow)
    }
    try withState {
      cairo_translate(pointer, rect.minX, rect.minY)
      cairo_scale(
        pointer, rect.size.width / Double(bitmap.width),
        rect.size.height / Double(bitmap.height))
      cairo_set_source_surface(pointer, surface.pointer, 0, 0)
      // Otherwise the edge pixels of an enlarged image fade out.
      cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
      cairo_rectangle(pointer, 0, 0, Double(bitmap.width), Double(bitmap.height))
      cairo_fill(pointer)
    }
    try checkStatus("draw an image")
  }
}

extension Bitmap {
  /// Writes the pixels in Cairo's format: blue first, colors premultiplied. The target is a surface as large as
  /// the picture.
  fileprivate func writePremultipliedBGRA(
    to target: UnsafeMutableRawBufferPointer, bytesPerRow: Int
  ) {
    precondition(bytesPerRow >= width * 4 && target.count >= height * bytesPerRow)
    for row in 0..<height {
      for column in 0..<width {
        let from = (row * width + column) * 4
        let to = row * bytesPerRow + column * 4
        let alpha = UInt32(pixels[from + 3])
        for (offset, channel) in [2, 1, 0].enumerated() {
          target[to + offset] = UInt8((UInt32(pixels[from + channel]) * alpha + 127) / 255)
        }
        target[to + 3] = pixels[from + 3]
      }
    }
  }
}
