import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// PNG files of 16 bits per channel, of which the upper 8 are kept.
struct DeepPNGTests {
  private static let limits = ImageLimits(maximumPixelCount: 4096, maximumByteCount: 1 << 20)

  /// Samples whose lower bytes would show if they were taken for upper ones.
  private static let samples: [UInt16] = [
    0x0000, 0x00FF, 0x1234, 0x12FF, 0x7FFF, 0x8000, 0xAB00, 0xFE01, 0xFFFF,
  ]

  /// A picture of 9 × 5 pixels, of odd size so that no pass of an interlaced one is whole.
  private static func rows(_ channelCount: Int) -> [[[UInt16]]] {
    (0..<5).map { row in
      (0..<9).map { column in
        (0..<channelCount).map { samples[(column + row * 2 + $0 * 3) % samples.count] }
      }
    }
  }

  private static func picture(_ png: DeepPNG) throws -> Bitmap {
    try ImageDecoder.decode(png.bytes, limits: limits)
  }

  /// Returns the picture of samples, each turned into red, green, blue and alpha of 16 bits.
  private static func expected(
    _ png: DeepPNG, _ pixel: ([UInt16]) -> [UInt16]
  ) -> Bitmap {
    let pixels = png.rows.joined().flatMap { pixel($0).map { UInt8($0 >> 8) } }
    return Bitmap(width: 9, height: 5, pixels: pixels)
  }

  @Test(arguments: [false, true])
  func `gray`(isInterlaced: Bool) throws {
    let png = DeepPNG(channels: .gray, rows: Self.rows(1), isInterlaced: isInterlaced)
    try expect(Self.picture(png), is: Self.expected(png) { [$0[0], $0[0], $0[0], 0xFFFF] })
  }

  @Test(arguments: [false, true])
  func `gray with a transparent level, of which all 16 bits count`(isInterlaced: Bool) throws {
    let png = DeepPNG(
      channels: .gray, rows: Self.rows(1), transparent: [0x1234], isInterlaced: isInterlaced)
    try expect(
      Self.picture(png),
      is: Self.expected(png) { [$0[0], $0[0], $0[0], $0[0] == 0x1234 ? 0 : 0xFFFF] })
  }

  @Test(arguments: [false, true])
  func `gray with alpha`(isInterlaced: Bool) throws {
    let png = DeepPNG(channels: .grayAndAlpha, rows: Self.rows(2), isInterlaced: isInterlaced)
    try expect(Self.picture(png), is: Self.expected(png) { [$0[0], $0[0], $0[0], $0[1]] })
  }

  @Test(arguments: [false, true])
  func `color`(isInterlaced: Bool) throws {
    let png = DeepPNG(channels: .color, rows: Self.rows(3), isInterlaced: isInterlaced)
    try expect(Self.picture(png), is: Self.expected(png) { $0 + [0xFFFF] })
  }

  @Test(arguments: [false, true])
  func `color with a transparent one, of which all 16 bits count`(isInterlaced: Bool) throws {
    let rows = Self.rows(3)
    let key = rows[2][4]
    let png = DeepPNG(
      channels: .color, rows: rows, transparent: key, isInterlaced: isInterlaced)
    try expect(Self.picture(png), is: Self.expected(png) { $0 + [$0 == key ? 0 : 0xFFFF] })
    let near = DeepPNG(
      channels: .color, rows: rows, transparent: [key[0], key[1], key[2] ^ 1],
      isInterlaced: isInterlaced)
    try expect(Self.picture(near), is: Self.expected(near) { $0 + [0xFFFF] })
  }

  @Test(arguments: [false, true])
  func `color with alpha`(isInterlaced: Bool) throws {
    let png = DeepPNG(channels: .colorAndAlpha, rows: Self.rows(4), isInterlaced: isInterlaced)
    try expect(Self.picture(png), is: Self.expected(png) { $0 })
  }

  /// Chunks that say which colors the numbers stand for.
  private static let profiles: [(type: String, data: [UInt8])] = [
    ("gAMA", [0, 0, 0xB1, 0x8F]), ("gAMA", [0, 1, 0x86, 0xA0]), ("sRGB", [0]),
    ("cHRM", [UInt32](repeating: 30_000, count: 8).flatMap(PNGFile.bigEndian)),
  ]

  @Test(arguments: profiles)
  func `gamma and chromaticities change nothing`(profile: (type: String, data: [UInt8])) throws {
    let chunk = PNGFile.Chunk(type: profile.type, data: profile.data, checksum: 0)
    let png = DeepPNG(channels: .color, rows: Self.rows(3), chunks: [chunk])
    try expect(Self.picture(png), is: Self.expected(png) { $0 + [0xFFFF] })
  }
}
