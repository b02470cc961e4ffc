/// Paints the difference of two pictures.
struct DifferencePainter {
  private let compared: ComparedPictures
  private let size: PixelSize
  private let common: PixelSize

  /// Little-endian RGBA.
  private enum Color {
    static let changed: UInt32 = 0xFF00_00FF
    static let antiAliased: UInt32 = 0xFF00_FFFF
    static let expectedOnly: UInt32 = 0xFFFF_9640
    static let actualOnly: UInt32 = 0xFF60_C828
    static let empty: UInt32 = 0xFFFF_FFFF
  }

  /// The opacity of the expected picture, as in pixelmatch.
  private static let opacity = 0.1

  /// How much darker red and green are in ignored areas.
  private static let ignoredShade: UInt8 = 40

  init(_ compared: ComparedPictures) {
    self.compared = compared
    size = compared.expected.size.union(compared.actual.size)
    common = compared.expected.size.intersection(compared.actual.size)
  }

  func painted() -> PixelBuffer {
    // All offsets belong to pixels within the union of both sizes.
    let bytes = [UInt8](unsafeUninitializedCapacity: size.count * 4) { bytes, count in
      let output = UnsafeMutableRawBufferPointer(bytes)
      compared.expected.withPixels { expected in
        for y in 0..<size.height { paintRow(y, expected, output) }
      }
      for rect in compared.options.ignored { shade(rect, output) }
      count = size.count * 4
    }
    return PixelBuffer(size: size, pixels: bytes)
  }

  private func paintRow(_ y: Int, _ expected: PixelView, _ output: UnsafeMutableRawBufferPointer) {
    for x in 0..<size.width {
      let color =
        common.contains(x: x, y: y)
        ? color(x: x, y: y, expected) : lonelyColor(x: x, y: y)
      output.storeBytes(
        of: color.littleEndian, toByteOffset: (y &* size.width &+ x) &* 4, as: UInt32.self)
    }
  }

  private func color(x: Int, y: Int, _ expected: PixelView) -> UInt32 {
    let states = compared.states
    let state = states.isEmpty ? 0 : states[y &* common.width &+ x]
    switch state {
    case PixelState.changed.rawValue: return Color.changed
    case PixelState.antiAliased.rawValue: return Color.antiAliased
    default: return Self.faded(expected[y &* expected.size.width &+ x])
    }
  }

  /// Returns the color of a pixel that at most one of the pictures has.
  private func lonelyColor(x: Int, y: Int) -> UInt32 {
    if compared.expected.size.contains(x: x, y: y) { return Color.expectedOnly }
    return compared.actual.size.contains(x: x, y: y) ? Color.actualOnly : Color.empty
  }

  private static func faded(_ pixel: Pixel) -> UInt32 {
    let value = 255 + (YIQ.luma(of: pixel) - 255) * opacity * Double(pixel.alpha) / 255
    return 0xFF00_0000 | UInt32(value) * 0x01_0101
  }

  /// Tints an ignored area blue.
  private func shade(_ rect: PixelRect, _ output: UnsafeMutableRawBufferPointer) {
    let columns = rect.columns(of: common)
    for y in rect.rows(of: common) {
      for x in columns {
        let offset = (y &* size.width &+ x) &* 4
        // Overlapping areas are tinted once.
        guard output[offset] == output[offset + 2] else { continue }
        output[offset] -= Self.ignoredShade
        output[offset + 1] -= Self.ignoredShade
      }
    }
  }
}
