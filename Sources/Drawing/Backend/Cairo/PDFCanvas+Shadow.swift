import CCairo
package import FioriBasics
package import FioriModel

extension PDFCanvas {
  /// Draws images, since PDF has no blur: fine enough for readers to interpolate, and only of the edges,
  /// as the middle lies below the part, and Cairo takes 50 ns for each pixel.
  ///
  /// The strips on the left and right, whose rows are all alike, are a single row that is stretched.
  ///
  /// The images overlap by a pixel and are clipped where they meet: some readers, such as Poppler, round
  /// the edges of images to whole pixels of the screen.
  package mutating func drawShadow(of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws {
    let scale = scale(of: shadow)
    guard
      let pixels = StretchedShadow(
        of: rect, cornerRadius: cornerRadius, shadow, scale: scale, isCutOut: false)
    else { return }
    let width = Int((size.canvas.width * scale).rounded())
    let height = Int((size.canvas.height * scale).rounded())
    let pieces = pixels.frame.compactMap { piece in
      pixels.visible(pixels.grown(piece), width: width, height: height).map { (piece, seen: $0) }
    }
    guard !pieces.isEmpty else { return }
    let tile = try engine.shadows.mask(of: pixels.tile)
    try context.withState {
      context.clipOut(rect, cornerRadius: cornerRadius)
      cairo_scale(context.pointer, 1 / scale, 1 / scale)
      for (piece, seen) in pieces {
        let source = pixels.distinct(of: seen, in: piece)
        let image = try CairoSurface.image(pixels.mask(of: source, from: tile), in: shadow.color)
        try context.withState {
          context.clip(to: piece, of: pixels)
          cairo_translate(
            context.pointer, Double(pixels.columns.origin + seen.columns.lowerBound),
            Double(pixels.rows.origin + seen.rows.lowerBound))
          cairo_scale(context.pointer, 1, Double(seen.rows.count) / Double(source.rows.count))
          cairo_set_source_surface(context.pointer, image.pointer, 0, 0)
          cairo_paint(context.pointer)
        }
      }
    }
    try context.checkStatus("draw a shadow")
  }

  /// The pixels per point of a shadow's image: at least one in its deviation, where straight lines
  /// between them are within 3 % of its opacity from the curve. Sharp shadows have the smallest
  /// multiple of the picture's scale that is 3 or more, the most that screens have; in a large
  /// picture, its own scale.
  private func scale(of shadow: Shadow) -> Double {
    let scale = size.grid.scale
    let factor = (3 / scale).rounded(.up)
    let count = Double(size.pixelWidth * size.pixelHeight) * factor * factor
    let largest = count > Double(Limits.canvasPixelCount) ? scale : scale * factor
    return min(max((1 / shadow.deviation).rounded(.up), 1), largest)
  }
}

extension CairoContext {
  /// Clips out a rounded rectangle.
  fileprivate func clipOut(_ rect: Rect, cornerRadius: Double) {
    trace(Path(rect, cornerRadius: cornerRadius))
    let far = rect.insetBy(-Shadow.farthest)
    cairo_rectangle(pointer, far.minX, far.minY, far.size.width, far.size.height)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(pointer)
  }

  /// Clips to a piece of a shadow, in its pixels.
  ///
  /// A point of the outer edge, where the shadow ends, is slightly visible: Poppler smooths the edges of
  /// a clip unless it is a rectangle, whose edges it rounds like the edges of images.
  fileprivate func clip(to piece: StretchedShadow.Piece, of pixels: StretchedShadow) {
    let left = Double(pixels.columns.origin + piece.columns.lowerBound)
    let top = Double(pixels.rows.origin + piece.rows.lowerBound)
    let right = left + Double(piece.columns.count)
    let bottom = top + Double(piece.rows.count)
    let isLeft = piece.columns.lowerBound == 0
    let outstanding = isLeft ? left - 0.125 : right + 0.125
    cairo_move_to(pointer, isLeft ? left : right, top)
    cairo_line_to(pointer, isLeft ? right : left, top)
    cairo_line_to(pointer, isLeft ? right : left, bottom)
    cairo_line_to(pointer, isLeft ? left : right, bottom)
    cairo_line_to(pointer, outstanding, (top + bottom) / 2)
    cairo_close_path(pointer)
    cairo_clip(pointer)
  }
}

extension CairoSurface {
  /// Returns an image of a color, as opaque as the mask.
  ///
  /// Black, which shadows are, is the color of a surface without any: Cairo looks at each pixel of one
  /// with colors, to find out that it has none, and takes a third of the time of a card for it.
  fileprivate static func image(_ mask: CoverageMask, in color: RGBA) throws -> CairoSurface {
    if (color.red, color.green, color.blue) == (0, 0, 0) {
      let levels = (0...255).map { color.opacity(coverage: $0) }
      return try image(mask, CAIRO_FORMAT_A8, of: levels)
    }
    let levels = (0...255).map { color.premultiplied(coverage: $0) }
    return try image(mask, CAIRO_FORMAT_ARGB32, of: levels)
  }

  /// Returns an image with the pixel of a format for each coverage, 0 to 255.
  private static func image<Pixel: BitwiseCopyable>(
    _ mask: CoverageMask, _ format: cairo_format_t, of levels: [Pixel]
  ) throws -> CairoSurface {
    let surface = try CairoSurface(format: format, width: mask.width, height: mask.height)
    try surface.withPixels { pixels, bytesPerRow in
      // The surface is as large as the mask, and its format has pixels of this size.
      for row in 0..<mask.height {
        for column in 0..<mask.width {
          pixels.storeBytes(
            of: levels[Int(mask.values[row * mask.width + column])],
            toByteOffset: row * bytesPerRow + column * MemoryLayout<Pixel>.size, as: Pixel.self)
        }
      }
    }
    return surface
  }
}

extension RGBA {
  /// Returns the opacity of the color as a part of a pixel, 0 to 255.
  fileprivate func opacity(coverage: Int) -> UInt8 {
    UInt8((Int(alpha) * coverage + 127) / 255)
  }

  /// Returns the color as a Cairo pixel: `0xAARRGGBB`, premultiplied.
  fileprivate func premultiplied(coverage: Int) -> UInt32 {
    let alpha = Int(opacity(coverage: coverage))
    return [red, green, blue].reduce(UInt32(alpha)) { pixel, channel in
      pixel << 8 | UInt32((Int(channel) * alpha + 127) / 255)
    }
  }
}
