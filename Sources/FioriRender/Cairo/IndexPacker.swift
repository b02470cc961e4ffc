/// Writes pixels as places in a palette, several to a byte where the palette is small.
struct IndexPacker {
  private let bitDepth: Int
  private var palette: PNGPalette
  private var lastPixel: UInt32?
  private var lastIndex: UInt8 = 0

  /// A packer for pixels whose colors are all in `palette`.
  init(_ palette: PNGPalette) {
    (self.palette, bitDepth) = (palette, palette.bitDepth)
  }

  /// Fills `output`, a row without its filter byte, with the places of `row`'s pixels.
  mutating func pack(
    _ row: UnsafeRawBufferPointer, layout: some PixelLayout,
    into output: UnsafeMutableRawBufferPointer
  ) {
    if bitDepth == 8 {
      for column in output.indices { output[column] = index(of: row.pixel(column), layout: layout) }
      return
    }
    var bits = 0
    var position = 0
    var byte: UInt8 = 0
    for column in 0..<row.count / 4 {
      byte |= index(of: row.pixel(column), layout: layout) << UInt8(8 - bitDepth - bits)
      bits += bitDepth
      if bits < 8 { continue }
      output[position] = byte
      (bits, position, byte) = (0, position + 1, 0)
    }
    if bits > 0 { output[position] = byte }
  }

  private mutating func index(of pixel: UInt32, layout: some PixelLayout) -> UInt8 {
    if pixel != lastPixel {
      lastPixel = pixel
      lastIndex = palette.index(of: layout.straight(pixel))
    }
    return lastIndex
  }
}
