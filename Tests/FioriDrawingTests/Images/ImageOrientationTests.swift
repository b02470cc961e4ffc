import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct ImageOrientationTests {
  private static let limits = ImageLimits(maximumPixelCount: 4096, maximumByteCount: 1 << 20)
  /// Six blocks that all differ.
  private static let stored: [[UInt8]] = [[10, 60, 110], [160, 210, 250]]

  private static func picture(_ segments: [[UInt8]]) throws -> Bitmap {
    try ImageDecoder.decode(FlatJPEG(blocks: stored, segments: segments).bytes, limits: limits)
  }

  /// The pictures that the numbers of Exif stand for, from the definitions of where the first row
  /// and the first column of the stored picture belong.
  private static let shown: [(value: Int, blocks: [[UInt8]])] = [
    (1, [[10, 60, 110], [160, 210, 250]]),
    (2, [[110, 60, 10], [250, 210, 160]]),
    (3, [[250, 210, 160], [110, 60, 10]]),
    (4, [[160, 210, 250], [10, 60, 110]]),
    (5, [[10, 160], [60, 210], [110, 250]]),
    (6, [[160, 10], [210, 60], [250, 110]]),
    (7, [[250, 110], [210, 60], [160, 10]]),
    (8, [[110, 250], [60, 210], [10, 160]]),
  ]

  @Test(arguments: shown, [false, true])
  func `a JPEG is rotated by its Exif orientation`(
    shown: (value: Int, blocks: [[UInt8]]), isBigEndian: Bool
  ) throws {
    let exif = ExifSegment(isBigEndian: isBigEndian, value: shown.value)
    try expect(Self.picture([exif.bytes]), is: Bitmap(gray: shown.blocks))
  }

  /// Segments that say nothing: the picture is drawn as it is stored.
  private static let damaged: [(name: String, segment: ExifSegment)] = [
    ("no orientation", ExifSegment(value: 0)),
    ("beyond the last orientation", ExifSegment(value: 9)),
    ("largest number", ExifSegment(value: 0xFFFF)),
    ("6 in the other byte order", ExifSegment(value: 0x0600)),
    ("another signature", ExifSegment(signature: Array("Exif\0X".utf8), value: 6)),
    ("no signature", ExifSegment(signature: [], value: 6)),
    ("another magic number", ExifSegment(magic: 43, value: 6)),
    ("directory in the header", ExifSegment(directory: 0, value: 6)),
    ("directory that begins with the last byte", ExifSegment(directory: 25, value: 6)),
    ("directory at the end", ExifSegment(directory: 26, value: 6)),
    ("directory beyond the end", ExifSegment(directory: 0x7FFF_FFFF, value: 6)),
    ("directory at the largest number", ExifSegment(directory: 0xFFFF_FFFF, value: 6)),
    ("no entries", ExifSegment(entryCount: 0, value: 6)),
    ("one entry too many", ExifSegment(entryCount: 2, value: 6)),
    ("as many entries as can be", ExifSegment(entryCount: 0xFFFF, value: 6)),
    ("another tag", ExifSegment(tag: 0x0113, value: 6)),
    ("another type", ExifSegment(type: 4, value: 6)),
    ("no value", ExifSegment(valueCount: 0, value: 6)),
    ("several values", ExifSegment(valueCount: 2, value: 6)),
    ("as many values as can be", ExifSegment(valueCount: 0xFFFF_FFFF, value: 6)),
    ("cut within the entry", ExifSegment(value: 6, cutCount: 5)),
    ("cut within the number of entries", ExifSegment(value: 6, cutCount: 17)),
    ("cut after the place of the directory", ExifSegment(value: 6, cutCount: 18)),
    ("cut within the header", ExifSegment(value: 6, cutCount: 21)),
    ("cut after the signature", ExifSegment(value: 6, cutCount: 26)),
    ("cut within the signature", ExifSegment(value: 6, cutCount: 27)),
    ("empty", ExifSegment(value: 6, cutCount: 32)),
  ]

  @Test(arguments: damaged, [false, true])
  func `damaged Exif data counts as none`(
    damaged: (name: String, segment: ExifSegment), isBigEndian: Bool
  ) throws {
    var segment = damaged.segment
    segment.isBigEndian = isBigEndian
    try expect(Self.picture([segment.bytes]), is: Bitmap(gray: Self.stored))
  }

  @Test func `a directory may do without the place of the next`() throws {
    let picture = try Self.picture([ExifSegment(value: 3, cutCount: 4).bytes])
    expect(picture, is: Bitmap(gray: Self.shown[2].blocks))
  }

  /// Segments around the one that counts, and the orientation that is drawn.
  private static let several: [(name: String, segments: [[UInt8]], orientation: Int)] = [
    ("XMP before", [xmp, ExifSegment(value: 6).bytes], 6),
    ("XMP after", [ExifSegment(value: 6).bytes, xmp], 6),
    ("two that differ", [ExifSegment(value: 6).bytes, ExifSegment(value: 3).bytes], 6),
    ("first one damaged", [ExifSegment(value: 99).bytes, ExifSegment(value: 3).bytes], 1),
    ("fill bytes before", [[0xFF, 0xFF, 0xFF], ExifSegment(value: 6).bytes], 6),
    ("in a comment", [FlatJPEG.segment(0xFE, ExifSegment(value: 6).bytes)], 1),
    ("in another segment", [FlatJPEG.segment(0xE2, Array(ExifSegment(value: 6).bytes[4...]))], 1),
  ]

  private static let xmp = FlatJPEG.segment(
    0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))

  @Test(arguments: several)
  func `the first Exif segment decides`(
    several: (name: String, segments: [[UInt8]], orientation: Int)
  ) throws {
    try expect(
      Self.picture(several.segments), is: Bitmap(gray: Self.shown[several.orientation - 1].blocks))
  }

  @Test func `no byte of Exif data brings anything down`() throws {
    let bytes = FlatJPEG(blocks: Self.stored, segments: [ExifSegment(value: 6).bytes]).bytes
    for index in 2..<40 {
      for value in [0, 1, 8, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = try? ImageDecoder.decode(changed, limits: Self.limits)
      }
      let cut = Array(bytes[..<index])
      #expect(throws: ImageError.self) { try ImageDecoder.decode(cut, limits: Self.limits) }
    }
  }

  @Test func `the limits and their message belong to the displayed picture`() {
    let jpeg = FlatJPEG(blocks: Self.stored, segments: [ExifSegment(value: 6).bytes]).bytes
    let limits = ImageLimits(maximumPixelCount: 383, maximumByteCount: 1 << 20)
    #expect(throws: ImageError.tooManyPixels(width: 16, height: 24, maximum: 383)) {
      try ImageDecoder.decode(jpeg, limits: limits)
    }
  }

  @Test func `a picture has its size as displayed, and is reduced after it is turned`() throws {
    let jpeg = FlatJPEG(blocks: Self.stored, segments: [ExifSegment(value: 6).bytes]).bytes
    let (image, warnings) = try ImageLoader(folder: nil).image(
      Image(.data(jpeg)), largestSide: 3)
    let small = Bitmap(
      width: 2, height: 3,
      pixels: [160, 10, 210, 60, 250, 110].flatMap { [$0, $0, $0, 255] })
    expect(image, is: .bitmap(small, naturalSize: Size(width: 16, height: 24)))
    expect(warnings, is: [])
  }
}

extension Bitmap {
  /// Creates an opaque gray picture of blocks of 8 × 8 pixels.
  init(gray blocks: [[UInt8]]) {
    let rows = blocks.flatMap { row in
      [[UInt8]](repeating: row.flatMap { [UInt8](repeating: $0, count: 8) }, count: 8)
    }
    self.init(
      width: rows[0].count, height: rows.count, pixels: rows.joined().flatMap { [$0, $0, $0, 255] })
  }
}
