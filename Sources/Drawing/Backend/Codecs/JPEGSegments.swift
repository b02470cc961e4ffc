/// The segments of a JPEG file before its pixels, until the first that is damaged or cut off.
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A marker and its segment.
  struct Segment {
    /// The second byte of the marker.
    let marker: UInt8
    /// The bytes after the length.
    let data: Slice<UnsafeBufferPointer<UInt8>>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next marker, after the start of the image.
  private var offset = 2

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Segment? {
    guard let marker = nextMarker(), offset + 2 <= bytes.count else { return nil }
    let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    guard length >= 2, length <= bytes.count - offset else { return nil }
    defer { offset += length }
    return Segment(marker: marker, data: bytes[offset + 2..<offset + length])
  }

  /// Reads a marker and the bytes that may fill the space before it; returns `nil` at the pixels
  /// and at anything that is not a marker.
  private mutating func nextMarker() -> UInt8? {
    guard offset < bytes.count, bytes[offset] == 0xFF else { return nil }
    while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
    guard offset < bytes.count, !Self.withoutLength.contains(bytes[offset]),
      bytes[offset] != Self.startOfScan, bytes[offset] > 1
    else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Restarts, and the start and the end of an image.
  private static let withoutLength = UInt8(0xD0)...0xD9
  private static let startOfScan: UInt8 = 0xDA
}
