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
  private var places = [Int16](repeating: -1, count: 1024)

  /// Returns the index of `pixel` in ``pixels``, adding it if it is new, or `nil` if it would be
  /// the 257th.
  mutating func place(of pixel: UInt32) -> Int? {
    var slot = Int((pixel &* 0x9E37_79B1) >> 22)
    while places[slot] >= 0 {
      if keys[slot] == pixel { return Int(places[slot]) }
      slot = (slot + 1) & 1023
    }
    guard pixels.count < 256 else { return nil }
    (keys[slot], places[slot]) = (pixel, Int16(pixels.count))
    pixels.append(pixel)
    return pixels.count - 1
  }
}
