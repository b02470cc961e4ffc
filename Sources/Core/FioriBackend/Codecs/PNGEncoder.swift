package import FioriModel

/// Writes PNG files; the same pixels give the same bytes on every run.
package enum PNGEncoder {
  /// Returns the PNG of a Cairo `ARGB32` surface on a little-endian machine.
  ///
  /// - Parameters:
  ///   - pixels: The surface's data: blue, green, red, alpha, premultiplied.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The surface's stride.
  ///   - scale: Pixels per point (1/72 inch), which becomes the file's resolution.
  ///   - isOptimized: Whether to spend seconds for the smallest file.
  /// - Returns: The whole file.
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is not 1 to 65,535 pixels or
  ///   `pixels` is too short, ``ImageError/tooManyPixels(width:height:maximum:)`` or
  ///   ``ImageError/outOfMemory``.
  static func encode(
    premultipliedBGRA pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    pixelsPerPoint scale: Double, isOptimized: Bool = false
  ) throws(ImageError) -> [UInt8] {
    let rows = try PixelRows(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    return try encode(rows, layout: PremultipliedBGRA(), scale: scale, isOptimized: isOptimized)
  }

  /// Returns the PNG of `bitmap`.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels per point (1/72 inch), which becomes the file's resolution.
  ///   - isOptimized: Whether to spend seconds for the smallest file.
  /// - Returns: The whole file.
  /// - Throws: The errors of the encoder for Cairo surfaces.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint scale: Double, isOptimized: Bool = false
  ) throws(ImageError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let (bytesPerRow, overflow) = width.multipliedReportingOverflow(by: 4)
    guard !overflow else { throw .invalidSize(width: width, height: height) }
    let result = bitmap.pixels.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in
        let rows = try PixelRows(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        return try encode(
          rows, layout: StraightRGBA(), scale: scale, isOptimized: isOptimized)
      }
    }
    return try result.get()
  }

  /// The level of libdeflate: 3 is a fifth faster and 4 % larger; 8 takes three times as long and
  /// saves 2 % (Docs/sources/drawing.md#png).
  private static let compressionLevel: Int32 = 6

  private static func encode(
    _ rows: PixelRows, layout: some PixelLayout, scale: Double, isOptimized: Bool
  ) throws(ImageError) -> [UInt8] {
    let sampling = PNGSampling(rows, layout: layout)
    let raw = try PNGRows(rows, layout: layout, sampling: sampling)
    return try withCompressed(raw, sampling: sampling, isOptimized: isOptimized) { data in
      var chunks = PNGChunks()
      chunks.append("IHDR", header(of: rows, sampling: sampling))
      // Perceptual rendering intent.
      chunks.append("sRGB", [0])
      chunks.append("pHYs", resolution(pixelsPerPoint: scale))
      if case .indexed(let palette) = sampling { append(palette, to: &chunks) }
      chunks.append("IDAT", data)
      chunks.append("IEND", [])
      return chunks.bytes
    }
  }

  private static func withCompressed<Result>(
    _ rows: PNGRows<some PixelLayout>, sampling: PNGSampling, isOptimized: Bool,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageError) -> Result {
    if isOptimized {
      let optimizer = PNGOptimizer(
        bytesPerRow: rows.bytesPerRow, bytesPerPixel: sampling.bytesPerPixel ?? 1)
      return try rows.withBytes { bytes throws(ImageError) in
        try optimizer.withCompressed(bytes, body)
      }
    }
    if let size = sampling.bytesPerPixel,
      RowDeflater.canCompress(bytesPerPixel: size, bytesPerRow: rows.bytesPerRow)
    {
      var rows = rows
      return RowDeflater(
        rowCount: rows.count, bytesPerRow: rows.bytesPerRow, bytesPerPixel: size
      )
      .withCompressed({ rows.write($0, to: $1, above: $2) }, body)
    }
    let compressor = try ZlibCompressor(level: compressionLevel)
    return try rows.withBytes { bytes throws(ImageError) in
      try compressor.withCompressed(bytes, body)
    }
  }

  private static func header(of rows: PixelRows, sampling: PNGSampling) -> [UInt8] {
    let sides = [rows.width, rows.height].flatMap { PNGChunks.bigEndian(UInt32(clamping: $0)) }
    // Deflate, adaptive filters (only "none" unless optimized), not interlaced.
    return sides + [UInt8(clamping: sampling.bitDepth), sampling.colorType, 0, 0, 0]
  }

  private static func append(_ palette: PNGPalette, to chunks: inout PNGChunks) {
    chunks.append("PLTE", palette.colors)
    if !palette.alphas.isEmpty { chunks.append("tRNS", palette.alphas) }
  }

  /// Returns the pixels per meter in both directions; a scale that is not positive counts as 1.
  private static func resolution(pixelsPerPoint scale: Double) -> [UInt8] {
    let usable = scale > 0 && scale.isFinite ? scale : 1
    let perMeter = min((usable * 72 / 0.0254).rounded(), Double(Int32.max))
    let value = PNGChunks.bigEndian(UInt32(max(perMeter, 1)))
    // The last byte is the unit: meter.
    return value + value + [1]
  }
}
