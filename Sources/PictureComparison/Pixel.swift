/// A pixel in straight RGBA.
struct Pixel: Hashable {
  /// Red in the lowest byte, then green, blue and alpha.
  let bits: UInt32

  var red: Int { Int(bits & 0xFF) }
  var green: Int { Int(bits >> 8 & 0xFF) }
  var blue: Int { Int(bits >> 16 & 0xFF) }
  var alpha: Int { Int(bits >> 24) }
}
