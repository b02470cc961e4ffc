import CCairo

/// How far a glyph covers each pixel, and where the pixels lie from its origin.
final class GlyphMask {
  let surface: CairoSurface
  let left: Int
  let top: Int
  let byteCount: Int

  /// Draws an outline in `scale` pixels a unit, moved by parts of a pixel; `nil` of a blank.
  init?(_ outline: Path, scale: Double, right: Double, down: Double) throws {
    let placed = outline.mapped { Point(x: $0.x * scale + right, y: $0.y * scale + down) }
    guard let bounds = placed.bounds else { return nil }
    let left = Int(bounds.minX.rounded(.down))
    let top = Int(bounds.minY.rounded(.down))
    let width = Int(bounds.maxX.rounded(.up)) - left
    let height = Int(bounds.maxY.rounded(.up)) - top
    guard width > 0, height > 0 else { return nil }
    self.left = left
    self.top = top
    byteCount = width * height
    surface = try CairoSurface(format: CAIRO_FORMAT_A8, width: width, height: height)
    let context = try CairoContext(on: surface)
    let moved = placed.mapped { Point(x: $0.x - Double(left), y: $0.y - Double(top)) }
    try context.fill(moved, RGBA(0x000000))
  }
}
