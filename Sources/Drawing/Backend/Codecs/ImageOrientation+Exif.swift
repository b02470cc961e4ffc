import FioriModel

extension ImageOrientation {
  /// Finds the orientation in the first Exif segment of a JPEG file.
  ///
  /// Upright without one. Damaged data counts as none: it says nothing about the pixels, which are
  /// drawn as they are stored.
  init(ofJPEG bytes: UnsafeBufferPointer<UInt8>) {
    let segments = JPEGSegments(bytes).lazy.filter { $0.marker == Self.appSegment }
    let exif = segments.map(\.data).first { $0.starts(with: Self.exifSignature) }
    let found = exif.flatMap { TIFFDirectory($0.dropFirst(Self.exifSignature.count)) }?
      .shortValue(of: Self.orientationTag)
    self = found.flatMap(Self.init(rawValue:)) ?? .upright
  }

  /// The marker of segments with Exif data, which XMP uses too.
  private static let appSegment: UInt8 = 0xE1
  private static let exifSignature = Array("Exif\0\0".utf8)
  private static let orientationTag = 0x0112
}

/// The first directory of tags in TIFF data, where Exif stores its values.
///
/// The directories that it points to are not read.
struct TIFFDirectory {
  private let data: TIFFBytes
  /// The place of the first entry.
  private let start: Int
  private let count: Int

  /// Returns `nil` without a header, or if the directory does not lie within the data.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let data = TIFFBytes(bytes), let offset = data.number(at: 4, byteCount: 4),
      offset >= Self.headerLength, let count = data.number(at: offset, byteCount: 2),
      offset + 2 + count * Self.entryLength <= bytes.count
    else { return nil }
    (self.data, self.count) = (data, count)
    start = offset + 2
  }

  /// Returns the value of a tag with one 16-bit number; `nil` for any other, or without the tag.
  func shortValue(of tag: Int) -> UInt16? {
    let entries = (0..<count).lazy.map { start + $0 * Self.entryLength }
    guard let entry = entries.first(where: { data.number(at: $0, byteCount: 2) == tag }),
      data.number(at: entry + 2, byteCount: 2) == Self.shortType,
      data.number(at: entry + 4, byteCount: 4) == 1
    else { return nil }
    return data.number(at: entry + 8, byteCount: 2).map { UInt16(clamping: $0) }
  }

  private static let headerLength = 8
  private static let entryLength = 12
  /// The type of 16-bit numbers.
  private static let shortType = 3
}

/// Bytes with a TIFF header, which decides the order of their numbers.
private struct TIFFBytes {
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  private let isBigEndian: Bool

  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
    if bytes.starts(with: [0x49, 0x49, 42, 0]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Returns the number of up to four bytes at an offset that is not negative; `nil` if it does not
  /// lie within the data.
  func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset <= bytes.count - byteCount else { return nil }
    let start = bytes.startIndex + offset
    let field = bytes[start..<start + byteCount]
    return isBigEndian
      ? field.reduce(0) { $0 << 8 | Int($1) }
      : field.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
