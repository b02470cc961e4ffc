import Foundation

/// A PNG file of rows as they are given, stored without compression.
enum StoredPNG {
  /// Color types of a header.
  enum Sampling: UInt8 {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case rgba = 6
  }

  /// The file of a picture whose rows have the bytes that its sampling asks for.
  static func file(
    width: Int, height: Int, _ sampling: Sampling = .rgba, depth: UInt8 = 8, palette: [UInt8] = [],
    profile: [UInt8] = [], rows: [[UInt8]]
  ) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", number(width) + number(height) + [depth, sampling.rawValue, 0, 0, 0])
    if !profile.isEmpty { bytes += chunk("iCCP", "profile".utf8 + [0, 0] + stream(profile)) }
    if !palette.isEmpty { bytes += chunk("PLTE", palette) }
    bytes += chunk("IDAT", stream(rows.flatMap { [0] + $0 }))
    return Data(bytes + chunk("IEND", []))
  }

  /// A picture of one opaque color in which some pixels are red.
  static func dots(_ width: Int, _ height: Int, at places: [(x: Int, y: Int)] = []) -> Data {
    var rows = Array(
      repeating: Array(repeating: [200, 200, 200, 255] as [UInt8], count: width), count: height)
    for (x, y) in places { rows[y][x] = [255, 0, 0, 255] }
    return file(width: width, height: height, rows: rows.map { $0.flatMap(\.self) })
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = (sum >> 1) ^ ((sum & 1) &* 0xEDB8_8320) }
    }
    return number(data.count) + body + number(Int(~sum))
  }

  /// A zlib stream of one stored block, which has at most 65,535 bytes.
  private static func stream(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(truncatingIfNeeded: bytes.count), UInt8(bytes.count >> 8))
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let first = (sums.0 + Int(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + number(sums.1 << 16 | sums.0)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
