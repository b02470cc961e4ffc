import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// JPEG files of every kind: drawn right, or refused in a line.
struct JPEGKindTests {
  private static let limits = ImageLimits(maximumPixelCount: 4096, maximumByteCount: 1 << 20)
  private static let blocks: [[UInt8]] = [[0, 128], [1, 255]]

  private static func picture(_ jpeg: FlatJPEG) throws -> Bitmap {
    try ImageDecoder.decode(jpeg.bytes, limits: limits)
  }

  private static let gray: [(name: String, jpeg: FlatJPEG)] = [
    ("one channel", FlatJPEG(blocks: blocks)),
    ("one channel with larger blocks", FlatJPEG(blocks: blocks, sampling: [0x22])),
    ("extended", FlatJPEG(blocks: blocks, frameMarker: 0xC1)),
    ("three channels", FlatJPEG(blocks: blocks, channelCount: 3)),
    (
      "three channels, YCbCr to Adobe",
      FlatJPEG(blocks: blocks, channelCount: 3, segments: [FlatJPEG.adobe(1)])
    ),
  ]

  @Test(arguments: gray)
  func `every level of a gray JPEG is kept`(gray: (name: String, jpeg: FlatJPEG)) throws {
    try expect(Self.picture(gray.jpeg), is: Bitmap(gray: Self.blocks))
  }

  @Test(arguments: [[0x12, 0x11, 0x21], [0x31, 0x11, 0x11], [0x22, 0x21, 0x12]] as [[UInt8]])
  func `samplings without a name are drawn`(sampling: [UInt8]) throws {
    let jpeg = FlatJPEG(blocks: [[40]], channelCount: 3, sampling: sampling)
    let pixels = try Self.picture(jpeg).pixels
    expect(Array(pixels[0..<4]), is: [40, 40, 40, 255])
  }

  @Test func `missing data of a JPEG is a warning in a description, and otherwise an error`() throws
  {
    let whole = FlatJPEG(blocks: Self.blocks).bytes
    let extraneous = Array(whole.dropLast(2)) + [1, 2, 3] + whole.suffix(2)
    let (image, warnings) = try ImageLoader(folder: nil).image(
      Image(.data(extraneous)), largestSide: 100)
    let picture = Bitmap(gray: Self.blocks)
    expect(image, is: .bitmap(picture, naturalSize: picture.size))
    expect(
      warnings.map(\.text),
      is: [
        "image in the description: JPEG is damaged "
          + "(Corrupt JPEG data: 2 extraneous bytes before marker 0xd9); save it again"
      ])
    #expect(throws: ImageError.self) { try ImageDecoder.decode(extraneous, limits: Self.limits) }
  }

  @Test func `three channels that Adobe marks as RGB are not converted`() throws {
    let jpeg = FlatJPEG(blocks: [[40]], channelCount: 3, segments: [FlatJPEG.adobe(0)])
    try expect(
      Self.picture(jpeg),
      is: Bitmap(width: 8, height: 8, pixels: (0..<64).flatMap { _ in [40, 128, 128, 255] }))
  }

  /// Four channels with a level each, as Adobe writes them, 255 for no ink, or as others do.
  private static let printing: [(name: String, jpeg: FlatJPEG, gray: UInt8)] = [
    ("without a marker", FlatJPEG(blocks: [[55]], channelCount: 4), 157),
    ("CMYK", FlatJPEG(blocks: [[200]], channelCount: 4, segments: [FlatJPEG.adobe(0)]), 157),
    ("YCCK", FlatJPEG(blocks: [[128]], channelCount: 4, segments: [FlatJPEG.adobe(2)]), 64),
    (
      "with an orientation",
      FlatJPEG(blocks: [[55]], channelCount: 4, segments: [ExifSegment(value: 6).bytes]), 157
    ),
    (
      "with its own sampling",
      FlatJPEG(blocks: [[55]], channelCount: 4, sampling: [0x22, 0x11, 0x11, 0x22]), 157
    ),
  ]

  @Test(arguments: printing)
  func `four channels without a profile are multiplied, with a warning`(
    printing: (name: String, jpeg: FlatJPEG, gray: UInt8)
  ) throws {
    let (bitmap, warnings) = try Self.warned(printing.jpeg)
    expect(bitmap, is: Bitmap(gray: [[printing.gray]]))
    expect(
      warnings,
      is: [
        "JPEG has printing colors (CMYK), and its color profile is missing, so its colors are not "
          + "certain; save it again as RGB"
      ])
  }

  @Test func `a profile converts printing colors, in one segment or several`() throws {
    let profile = ColorProfileFile.inks
    let half = profile.count / 2
    let whole = [FlatJPEG.profile(profile, 1, of: 1)]
    let parts = [
      FlatJPEG.profile(Array(profile[..<half]), 1, of: 2),
      FlatJPEG.profile(Array(profile[half...]), 2, of: 2),
    ]
    for segments in [whole, parts] {
      // No ink is paper, which is white, and full inks are black.
      for (level, gray) in [(0, 255), (255, 0)] as [(UInt8, UInt8)] {
        let jpeg = FlatJPEG(blocks: [[level]], channelCount: 4, segments: segments)
        try expect(Self.picture(jpeg), is: Bitmap(gray: [[gray]]))
        let inverted = FlatJPEG(
          blocks: [[255 - level]], channelCount: 4, segments: [FlatJPEG.adobe(0)] + segments)
        try expect(Self.picture(inverted), is: Bitmap(gray: [[gray]]))
      }
      // The profile says that all inks by half are lighter than their product.
      let half = FlatJPEG(blocks: [[128]], channelCount: 4, segments: segments)
      let pixels = try Self.picture(half).pixels
      #expect(pixels[0] > 64, "\(pixels.prefix(4))")
    }
  }

  @Test func `a profile that cannot be used is named`() throws {
    let profiles: [([UInt8], String)] = [
      (ColorProfileFile.sRGB, "is not for CMYK"), (Array("none".utf8), "cannot be used"),
      (ColorProfileFile.printing, "cannot be used"),
    ]
    for (profile, problem) in profiles {
      let jpeg = FlatJPEG(
        blocks: [[55]], channelCount: 4, segments: [FlatJPEG.profile(profile, 1, of: 1)])
      let (bitmap, warnings) = try Self.warned(jpeg)
      expect(bitmap, is: Bitmap(gray: [[157]]))
      expect(warnings, is: [ImageError.printingColors(problem).description])
      #expect(throws: ImageError.printingColors(problem)) { try Self.picture(jpeg) }
    }
  }

  private static func warned(_ jpeg: FlatJPEG) throws -> (Bitmap, [String]) {
    var warnings: [String] = []
    let bitmap = try ImageDecoder.decode(jpeg.bytes, limits: limits) {
      warnings.append($0.description)
    }
    return (bitmap, warnings)
  }

  private static let unsupported: [(jpeg: FlatJPEG, line: String)] = [
    (
      FlatJPEG(blocks: blocks, bitsPerChannel: 12, frameMarker: 0xC1),
      "JPEG has 12 bits per channel, expected 8; save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, channelCount: 4, bitsPerChannel: 12),
      "JPEG has 12 bits per channel, expected 8; save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, bitsPerChannel: 16),
      "JPEG has 16 bits per channel, expected 8; save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, frameMarker: 0xC3),
      "JPEG has lossless compression, expected baseline or progressive compression; "
        + "save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, frameMarker: 0xC5),
      "JPEG has hierarchical compression, expected baseline or progressive compression; "
        + "save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, channelCount: 2),
      "JPEG has 2 channels, expected 1, 3 or 4; save it again that way"
    ),
    (
      FlatJPEG(blocks: blocks, channelCount: 5),
      "JPEG has 5 channels, expected 1, 3 or 4; save it again that way"
    ),
  ]

  @Test(arguments: unsupported)
  func `a JPEG that cannot be drawn right is refused in a line`(
    unsupported: (jpeg: FlatJPEG, line: String)
  ) throws {
    let error = #expect(throws: ImageError.self) { try Self.picture(unsupported.jpeg) }
    expect(error?.description, is: unsupported.line)
  }
}
