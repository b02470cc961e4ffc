/// The distinct colors of a picture, as long as there are at most 256.
///
/// An open-addressing hash: `Dictionary` would take longer than the compression it saves.
struct ColorTable {
  /// The colors in the order they were first met, red in the lowest byte.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var places = [Int16](repeating: -1, count: 1024)

  /// The place of `color` in ``colors``, which it joins when it is new; nil when it would be the
  /// 257th.
  mutating func place(of color: UInt32) -> Int? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while places[slot] >= 0 {
      if keys[slot] == color { return Int(places[slot]) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    (keys[slot], places[slot]) = (color, Int16(colors.count))
    colors.append(color)
    return colors.count - 1
  }
}
