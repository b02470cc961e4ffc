import CCairo
package import FioriModel

/// Writes PNG files; the same pixels produce the same bytes on every run.
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

/// The storage of a picture's pixels in a PNG: the smallest lossless form.
enum PNGSampling {
  /// Four bytes per pixel.
  case rgba
  /// Three bytes per pixel, for pictures without transparency.
  case rgb
  /// An index per pixel into a table of at most 256 colors.
  case indexed(PNGPalette)

  /// Finds the form for `rows`, reading pixels until it is certain.
  init(_ rows: PixelRows, layout: some PixelLayout) {
    var survey = ColorSurvey()
    for index in 0..<rows.height where !survey.isDecided && !rows.repeatsRow(at: index) {
      survey.read(rows.row(index))
    }
    if let table = survey.table {
      self = .indexed(PNGPalette(table, layout: layout))
    } else {
      self = survey.isOpaque ? .rgb : .rgba
    }
  }

  /// The color type in the IHDR chunk.
  var colorType: UInt8 {
    switch self {
    case .rgba: 6
    case .rgb: 2
    case .indexed: 3
    }
  }

  /// The number of bits per channel, or per index.
  var bitDepth: Int {
    if case .indexed(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// The number of bytes per pixel, or `nil` for indices.
  var bytesPerPixel: Int? {
    switch self {
    case .rgba: 4
    case .rgb: 3
    case .indexed: nil
    }
  }

  /// Returns the number of bytes in a row of `width` pixels, without its filter byte.
  func bytesPerRow(width: Int) -> Int {
    switch self {
    case .rgba: width * 4
    case .rgb: width * 3
    case .indexed(let palette): (width * palette.bitDepth + 7) / 8
    }
  }
}

/// The raw rows of a PNG, each after its filter byte, before compression.
///
/// Every row has filter 0: the others make UI graphics larger, and slower to write.
struct PNGRows<Layout: PixelLayout> {
  /// The number of rows.
  var count: Int { rows.height }
  /// The number of bytes of a row with its filter byte.
  let bytesPerRow: Int

  private let rows: PixelRows
  private let layout: Layout
  private let bytesPerPixel: Int
  private var palette: PNGPalette?

  /// An RGB pixel is stored as four bytes, and the next pixel overwrites the last one.
  static var padding: Int { 1 }

  /// Creates the rows of a picture in the form that `sampling` requires.
  ///
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)`` when the rows would not fit into
  ///   one PNG chunk even if compression failed.
  init(_ rows: PixelRows, layout: Layout, sampling: PNGSampling) throws(ImageError) {
    bytesPerRow = sampling.bytesPerRow(width: rows.width) + 1
    let maximum = 1 << 30
    guard rows.height * bytesPerRow <= maximum else {
      throw .tooManyPixels(width: rows.width, height: rows.height, maximum: maximum / 4)
    }
    (self.rows, self.layout) = (rows, layout)
    bytesPerPixel = sampling.bytesPerPixel ?? 0
    if case .indexed(let palette) = sampling { self.palette = palette }
  }

  /// Writes a row, and up to `padding` bytes after it. If it is not the first, the row above it, as
  /// written, must be in `above`.
  ///
  /// - Returns: Whether it equals the row above.
  @discardableResult
  mutating func write(
    _ index: Int, to output: UnsafeMutableRawBufferPointer, above: UnsafeRawBufferPointer
  ) -> Bool {
    // All pointers below stay within these bytes; a row above is empty or a whole one.
    precondition(output.count >= bytesPerRow + Self.padding)
    if rows.repeatsRow(at: index) {
      output.copyMemory(from: above)
      return true
    }
    let row = rows.row(index)
    output[0] = 0
    let pixels = UnsafeMutableRawBufferPointer(rebasing: output[1...])
    if palette != nil {
      let packed = UnsafeMutableRawBufferPointer(rebasing: output[1..<bytesPerRow])
      palette?.pack(row, into: packed)
    } else if let source = row.baseAddress, let target = pixels.baseAddress {
      write(source, to: target)
    }
    return false
  }

  /// Writes a row of colors; a row that is opaque, or a block of one, is converted in vectors.
  ///
  /// The pointers have no count: asking a buffer at each pixel whether it has memory keeps the compiler from
  /// using vectors.
  private func write(_ row: UnsafeRawPointer, to output: UnsafeMutableRawPointer) {
    let width = rows.width
    if isOpaque(row, 0, count: width) {
      writeOpaque(row, 0, width, to: output)
      return
    }
    for start in stride(from: 0, to: width, by: 16) {
      let count = min(16, width - start)
      if isOpaque(row, start, count: count) {
        writeOpaque(row, start, count, to: output)
      } else {
        write(row, start, count, to: output, bytesPerPixel: bytesPerPixel, layout.straight)
      }
    }
  }

  private func isOpaque(_ row: UnsafeRawPointer, _ start: Int, count: Int) -> Bool {
    row.pixels(start, count: count) & Layout.opaqueBits == Layout.opaqueBits
  }

  private func writeOpaque(
    _ row: UnsafeRawPointer, _ start: Int, _ count: Int, to output: UnsafeMutableRawPointer
  ) {
    if bytesPerPixel == 4 {
      write(row, start, count, to: output, bytesPerPixel: 4, layout.opaque)
    } else {
      write(row, start, count, to: output, bytesPerPixel: 3, layout.opaque)
    }
  }

  @inline(__always)
  private func write(
    _ row: UnsafeRawPointer, _ start: Int, _ count: Int, to output: UnsafeMutableRawPointer,
    bytesPerPixel: Int, _ color: (UInt32) -> UInt32
  ) {
    for column in start..<start &+ count {
      output.storeBytes(
        of: color(row.pixel(column)).littleEndian, toByteOffset: column &* bytesPerPixel,
        as: UInt32.self)
    }
  }

  /// Calls `body` with the bytes of all rows, which must not outlive the call.
  consuming func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let storage = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * bytesPerRow + Self.padding, alignment: 16)
    defer { storage.deallocate() }
    for index in 0..<count {
      let start = index * bytesPerRow
      let above = UnsafeRawBufferPointer(rebasing: storage[max(0, start - bytesPerRow)..<start])
      write(index, to: UnsafeMutableRawBufferPointer(rebasing: storage[start...]), above: above)
    }
    return try body(UnsafeRawBufferPointer(rebasing: storage.dropLast(Self.padding)))
  }
}

/// A PNG file being written, chunk by chunk.
struct PNGChunks {
  /// The file so far, from its signature on.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk of `type`, four ASCII letters, with its length and checksum.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    data.withUnsafeBytes { append(type, $0) }
  }

  /// Adds a chunk of `data`, which is at most 2^31 - 1 bytes, with its length and checksum.
  mutating func append(_ type: StaticString, _ data: UnsafeRawBufferPointer) {
    bytes.reserveCapacity(bytes.count + data.count + 12)
    bytes += Self.bigEndian(UInt32(clamping: data.count))
    let start = bytes.count
    // A constant of the program; Swift checks that it has a pointer.
    bytes += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
    bytes += data
    bytes += Self.bigEndian(checksum(from: start))
  }

  /// Returns the four bytes of `value` in PNG's order.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func checksum(from start: Int) -> UInt32 {
    bytes.withUnsafeBytes { all in
      // The start was the end of the file before the chunk was added.
      let covered = UnsafeRawBufferPointer(rebasing: all[start...])
      return libdeflate_crc32(0, covered.baseAddress, covered.count)
    }
  }
}
