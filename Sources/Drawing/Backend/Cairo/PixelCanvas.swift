import CCairo
package import FioriBasics
package import FioriLayout
package import FioriModel

/// Draws a picture as pixels.
package struct PixelCanvas: Canvas, ~Copyable {
  private let surface: CairoSurface
  let context: CairoContext
  let engine: FontEngine
  private let scale: Double
  let size: PictureSize
  /// The time since an animated picture began, in seconds; `nil` for what it ends as.
  let moment: Double?

  /// Glyphs higher than this are filled as paths: they are few, and their masks would be large. So are
  /// the pixels of turned lines.
  private static let largestMask = 256.0

  init(_ size: PictureSize, engine: FontEngine, at moment: Double? = nil) throws {
    self.size = size
    self.moment = moment
    self.engine = engine
    scale = size.grid.scale
    let surface = try CairoSurface(
      format: CAIRO_FORMAT_ARGB32, width: size.pixelWidth, height: size.pixelHeight)
    context = try CairoContext(on: surface, scale: scale)
    self.surface = surface
  }

  /// Returns the picture's pixels, not premultiplied.
  package func bitmap() throws -> Bitmap {
    try surface.withPixels { pixels, bytesPerRow in
      let rows = try PixelRows(
        UnsafeRawBufferPointer(pixels), width: size.pixelWidth, height: size.pixelHeight,
        bytesPerRow: bytesPerRow)
      return Bitmap(rows, layout: PremultipliedBGRA())
    }
  }

  /// Returns the picture as a PNG, as small as possible if it is to be optimized.
  package func png(isOptimized: Bool = false) throws -> [UInt8] {
    try surface.withPixels { pixels, bytesPerRow in
      try PNGEncoder.encode(
        premultipliedBGRA: UnsafeRawBufferPointer(pixels), width: size.pixelWidth,
        height: size.pixelHeight, bytesPerRow: bytesPerRow, pixelsPerPoint: scale,
        isOptimized: isOptimized)
    }
  }

  /// Returns the picture as a lossless WebP, as small as possible if it is to be optimized.
  package consuming func webp(isOptimized: Bool = false) throws -> [UInt8] {
    try surface.withPixels { pixels, bytesPerRow in
      try WebPEncoder.encode(
        premultipliedBGRA: pixels, width: size.pixelWidth, height: size.pixelHeight,
        bytesPerRow: bytesPerRow, isOptimized: isOptimized)
    }
  }

  /// Adds the picture to an animation as a frame that starts at `milliseconds`.
  consuming func append(to animation: inout WebPAnimation, at milliseconds: Int) throws {
    try surface.withPixels { pixels, bytesPerRow in
      try animation.add(
        premultipliedBGRA: pixels, bytesPerRow: bytesPerRow, at: milliseconds)
    }
  }

  package mutating func fill(_ path: Path, _ fill: Fill) throws {
    try context.fill(path, fill)
  }

  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws {
    if let outline = GraphOutline(path, style, on: size.grid, width: size.canvas.width) {
      try context.fill(outline.path, .color(color))
    } else if moment == nil, let line = HollowLine(path, style, color, in: size) {
      for area in line.areas {
        try context.withState {
          context.clip(to: area)
          try context.stroke(path, style, color)
        }
      }
    } else {
      try context.stroke(path, style, color)
    }
  }

  package mutating func draw(_ run: GlyphRun, at origin: Point) throws {
    if run.face.isColored {
      try drawColorGlyphs(of: run, at: origin, from: engine)
    } else if run.size * scale > Self.largestMask || run.angle != 0 {
      try fill(run, at: origin)
    } else {
      try placeMasks(of: run, at: origin)
    }
  }

  package mutating func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws {
    try context.draw(image, in: rect, tint: tint)
  }

  package mutating func draw(_ shape: VectorShape) throws {
    try context.draw(shape)
  }

  package mutating func beginLayer(_ layer: Layer) throws {
    try context.beginLayer(layer)
  }

  package mutating func endLayer(_ layer: Layer) throws {
    try context.endLayer(layer)
  }

  private func placeMasks(of run: GlyphRun, at origin: Point) throws {
    let font = try engine.outlines.font(run.face)
    try context.withState {
      cairo_identity_matrix(context.pointer)
      context.setColor(run.color)
      for glyph in run.glyphs {
        let point = (origin + glyph.position) * scale
        guard Self.isNear(point) else { continue }
        let (x, right) = Self.quarters(point.x)
        let (y, down) = Self.quarters(point.y)
        let key = GlyphMaskCache.Key(
          glyph: GlyphKey(font: font.number, glyph: glyph.id), pixelsPerEm: run.size * scale,
          right: right, down: down)
        let mask = try engine.masks.mask(key, of: font) {
          engine.outlines.outline(of: glyph.id, in: font)
        }
        guard let mask else { continue }
        cairo_mask_surface(
          context.pointer, mask.surface.pointer, Double(x + mask.left), Double(y + mask.top))
      }
    }
    try context.checkStatus("draw text")
  }

  /// Whether a position fits into an integer; one that does not is outside any picture.
  private static func isNear(_ point: Point) -> Bool {
    abs(point.x) < 1e7 && abs(point.y) < 1e7
  }

  /// Returns the whole pixels of a length, and the remaining quarters.
  private static func quarters(_ length: Double) -> (whole: Int, quarters: UInt8) {
    let quarters = Int((length * 4).rounded())
    let whole = quarters >> 2
    return (whole, UInt8(quarters & 3))
  }

  private func fill(_ run: GlyphRun, at origin: Point) throws {
    let font = try engine.outlines.font(run.face)
    let factor = run.size / font.unitsPerEm
    for glyph in run.glyphs {
      try context.fill(
        engine.outlines.outline(of: glyph.id, in: font).mapped {
          origin + (glyph.position + $0 * factor).turned(by: run.angle)
        },
        .color(run.color))
    }
  }
}
