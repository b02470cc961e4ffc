import CCairo
package import FioriBasics
package import FioriModel

extension PixelCanvas {
  package mutating func drawShadow(of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws {
    guard
      let pixels = StretchedShadow(
        of: rect, cornerRadius: cornerRadius, shadow, scale: size.grid.scale, isCutOut: true)
    else { return }
    let tile = try engine.shadows.mask(of: pixels.tile)
    try context.withState {
      cairo_identity_matrix(context.pointer)
      context.setColor(shadow.color)
      for piece in pixels.covered(by: tile) {
        let seen = pixels.visible(piece, width: size.pixelWidth, height: size.pixelHeight)
        guard let seen else { continue }
        let surface = try CairoSurface.mask(pixels.mask(of: seen, from: tile))
        cairo_mask_surface(
          context.pointer, surface.pointer, Double(pixels.columns.origin + seen.columns.lowerBound),
          Double(pixels.rows.origin + seen.rows.lowerBound))
      }
    }
    try context.checkStatus("draw a shadow")
  }
}

extension CairoSurface {
  /// Returns a mask as a surface that Cairo draws through.
  fileprivate static func mask(_ mask: CoverageMask) throws -> CairoSurface {
    let surface = try CairoSurface(
      format: CAIRO_FORMAT_A8, width: mask.width, height: mask.height)
    try surface.withPixels { pixels, bytesPerRow in
      // The surface is as large as the mask, which has a value for each of its pixels.
      mask.values.withUnsafeBytes { values in
        for row in 0..<mask.height {
          let source = UnsafeRawBufferPointer(
            rebasing: values[row * mask.width..<(row + 1) * mask.width])
          UnsafeMutableRawBufferPointer(rebasing: pixels[(row * bytesPerRow)...])
            .copyMemory(from: source)
        }
      }
    }
    return surface
  }
}
