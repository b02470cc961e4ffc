/// Writes pixels as palette indices, several per byte if the palette is small.
struct IndexPacker {
  private let bitDepth: Int
  private var palette: PNGPalette

  /// Creates a packer for pixels whose colors are all in `palette`.
  init(_ palette: PNGPalette) {
    (self.palette, bitDepth) = (palette, palette.bitDepth)
  }

  /// Fills `output`, a row without its filter byte, with the indices of `row`'s pixels.
  mutating func pack(
    _ row: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    guard !row.isEmpty else { return }
    if bitDepth == 8 { return packBytes(row, into: output) }
    var bits = 0
    var position = 0
    var byte: UInt8 = 0
    for column in 0..<row.count / 4 {
      byte |= palette.index(of: row.pixel(column)) << UInt8(8 - bitDepth - bits)
      bits += bitDepth
      if bits < 8 { continue }
      output[position] = byte
      (bits, position, byte) = (0, position + 1, 0)
    }
    if bits > 0 { output[position] = byte }
  }

  /// Packs one index per byte, the common case, in a loop of its own.
  private mutating func packBytes(
    _ row: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    var previous = ~row.pixel(0)
    var index: UInt8 = 0
    for column in 0..<row.count / 4 {
      let pixel = row.pixel(column)
      // Most pixels equal the previous one.
      if pixel != previous {
        previous = pixel
        index = palette.index(of: pixel)
      }
      output.storeBytes(of: index, toByteOffset: column, as: UInt8.self)
    }
  }
}
