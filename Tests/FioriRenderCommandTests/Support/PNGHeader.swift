/// What a PNG says of itself before its pixels.
struct PNGHeader: Hashable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The header of a file; `nil` when it is no PNG.
  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature + [0, 0, 0, 13] + Array("IHDR".utf8))
    else { return nil }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
