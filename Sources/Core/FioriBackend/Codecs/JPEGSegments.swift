/// The segments of a JPEG file before its pixels, until the first that is damaged or cut off.
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A marker and what follows it.
  struct Segment {
    /// The second byte of the marker.
    let marker: UInt8
    /// The bytes after the length.
    let data: Slice<UnsafeBufferPointer<UInt8>>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next marker, after the start of the image.
  private var place = 2

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Segment? {
    guard let marker = nextMarker(), place + 2 <= bytes.count else { return nil }
    let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
    guard length >= 2, length <= bytes.count - place else { return nil }
    defer { place += length }
    return Segment(marker: marker, data: bytes[place + 2..<place + length])
  }

  /// Reads a marker and the bytes that may fill the space before it; returns `nil` at the pixels
  /// and at anything that is no marker.
  private mutating func nextMarker() -> UInt8? {
    guard place < bytes.count, bytes[place] == 0xFF else { return nil }
    while place < bytes.count, bytes[place] == 0xFF { place += 1 }
    guard place < bytes.count, !Self.withoutLength.contains(bytes[place]),
      bytes[place] != Self.startOfScan, bytes[place] > 1
    else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// Restarts, and the start and the end of an image.
  private static let withoutLength = UInt8(0xD0)...0xD9
  private static let startOfScan: UInt8 = 0xDA
}
