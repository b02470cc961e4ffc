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
    let places = straight.indices.filter { straight[$0] >> 24 < 255 }
    let all = places + straight.indices.filter { straight[$0] >> 24 == 255 }
    colors = all.flatMap { place in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: straight[place] >> $0) }
    }
    alphas = places.map { UInt8(straight[$0] >> 24) }
    bitDepth = [1, 2, 4].first { all.count <= 1 << $0 } ?? 8
    var order = [UInt8](repeating: 0, count: all.count)
    for (index, place) in all.enumerated() { order[place] = UInt8(clamping: index) }
    (self.order, self.table) = (order, table)
  }

  /// Returns the index of `pixel` in the palette, or 0 if it is missing.
  mutating func index(of pixel: UInt32) -> UInt8 {
    table.place(of: pixel).map { order[$0] } ?? 0
  }
}
