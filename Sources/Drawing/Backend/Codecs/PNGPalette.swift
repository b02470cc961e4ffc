/// The color table of an indexed PNG.
struct PNGPalette {
  /// Three bytes per color: the PLTE chunk.
  let colors: [UInt8]
  /// One byte per color that is not opaque, which come first: the tRNS chunk.
  let alphas: [UInt8]
  /// Bits per pixel: 1, 2, 4 or 8.
  let bitDepth: Int
  private let order: [UInt8]
  private var table: ColorTable

  /// Creates the palette of `table` in the order of its pixels, except that opaque ones come last.
  init(_ table: ColorTable, layout: some PixelLayout) {
    let straight = table.pixels.map(layout.straight)
    let translucent = straight.indices.filter { straight[$0] >> 24 < 255 }
    let all = translucent + straight.indices.filter { straight[$0] >> 24 == 255 }
    colors = all.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: straight[color] >> $0) }
    }
    alphas = translucent.map { UInt8(straight[$0] >> 24) }
    bitDepth = [1, 2, 4].first { all.count <= 1 << $0 } ?? 8
    var order = [UInt8](repeating: 0, count: all.count)
    for (index, color) in all.enumerated() { order[color] = UInt8(clamping: index) }
    (self.order, self.table) = (order, table)
  }

  /// Fills `output`, a row of a PNG without its filter byte, with the indices of `row`'s pixels,
  /// several per byte if the palette is small. A missing pixel has index 0.
  mutating func pack(
    _ row: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    guard !row.isEmpty else { return }
    precondition(output.count * 8 >= row.count / 4 * bitDepth, "an index for each pixel")
    if bitDepth == 8 { return packBytes(row, into: output) }
    var (bits, position, byte): (Int, Int, UInt8) = (0, 0, 0)
    var previous = ~row.pixel(0)
    var index: UInt8 = 0
    for column in 0..<row.count / 4 {
      let pixel = row.pixel(column)
      // Most pixels equal the previous one.
      if pixel != previous { (previous, index) = (pixel, self.index(of: pixel)) }
      byte |= index &<< UInt8(truncatingIfNeeded: 8 &- bitDepth &- bits)
      bits &+= bitDepth
      if bits < 8 { continue }
      output[position] = byte
      (bits, position, byte) = (0, position &+ 1, 0)
    }
    if bits > 0 { output[position] = byte }
  }

  /// Packs one index per byte, the common case, in its own loop.
  private mutating func packBytes(
    _ row: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    var previous = ~row.pixel(0)
    var index: UInt8 = 0
    for column in 0..<row.count / 4 {
      let pixel = row.pixel(column)
      if pixel != previous { (previous, index) = (pixel, self.index(of: pixel)) }
      output.storeBytes(of: index, toByteOffset: column, as: UInt8.self)
    }
  }

  private mutating func index(of pixel: UInt32) -> UInt8 {
    table.index(of: pixel).map { order[$0] } ?? 0
  }
}

/// Facts about the colors of the pixels read so far.
struct ColorSurvey {
  /// Whether all pixels were opaque.
  private(set) var isOpaque = true
  /// Every color found, or `nil` if there were more than 256.
  private(set) var table: ColorTable? = ColorTable()
  private var last: UInt32?

  /// Whether further pixels cannot change the result.
  var isDecided: Bool { table == nil && !isOpaque }

  /// Reads the pixels of a row.
  mutating func read(_ row: UnsafeRawBufferPointer) {
    if table == nil {
      isOpaque = isOpaque && Self.isOpaque(row)
      return
    }
    guard !row.isEmpty else { return }
    var previous = last ?? ~row.pixel(0)
    for column in 0..<row.count / 4 {
      let pixel = row.pixel(column)
      // Most pixels equal the previous one.
      if pixel == previous { continue }
      previous = pixel
      add(pixel)
    }
    last = previous
  }

  private mutating func add(_ pixel: UInt32) {
    isOpaque = isOpaque && pixel >> 24 == 255
    if table?.index(of: pixel) == nil { table = nil }
  }

  private static func isOpaque(_ row: UnsafeRawBufferPointer) -> Bool {
    var all: UInt32 = .max
    for column in 0..<row.count / 4 { all &= row.pixel(column) }
    return all >> 24 == 255
  }
}

/// The distinct pixels of a picture, as long as there are at most 256.
///
/// Pixels are kept as they are in memory: if they differ there, their straight colors differ too,
/// and converting each one would cost more than looking it up.
///
/// An open-addressing hash: `Dictionary` would take longer than the compression it saves.
struct ColorTable {
  /// The pixels in the order they were found.
  private(set) var pixels: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var indices = [Int16](repeating: -1, count: 1024)

  /// Returns the index of `pixel` in ``pixels``, adding it if it is new, or `nil` if it would be
  /// the 257th.
  mutating func index(of pixel: UInt32) -> Int? {
    var slot = Int((pixel &* 0x9E37_79B1) >> 22)
    while indices[slot] >= 0 {
      if keys[slot] == pixel { return Int(indices[slot]) }
      slot = (slot + 1) & 1023
    }
    guard pixels.count < 256 else { return nil }
    (keys[slot], indices[slot]) = (pixel, Int16(pixels.count))
    pixels.append(pixel)
    return pixels.count - 1
  }
}
