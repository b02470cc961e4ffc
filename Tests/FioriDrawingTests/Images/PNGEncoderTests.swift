import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct PNGEncoderTests {
  private let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumByteCount: 1 << 22)

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 700], [false, true])
  func `written files are read back exactly`(colors: Int, isOpaque: Bool) throws {
    for (width, height) in [(31, 29), (1, 700), (701, 1)] where colors <= width * height {
      let bitmap = SampleBitmap.random(
        width: width, height: height, colors: colors, isOpaque: isOpaque)
      let file = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1)
      try expect(ImageDecoder.decode(file, limits: limits), is: bitmap)
    }
  }

  @Test func `chunks come in their order, with right checksums`() throws {
    let bitmap = SampleBitmap.random(width: 20, height: 20, colors: 3)
    let file = PNGFile(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
    let types = ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"]
    expect(file.chunks.map(\.type), is: types)
    #expect(file.chunks.allSatisfy { $0.checksum == $0.rightChecksum })
    expect(file["sRGB"], is: [0])
  }

  @Test(
    arguments: [
      (0.5, 1417), (1, 2835), (2, 5669), (3, 8504), (0, 2835), (-1, 2835), (.nan, 2835),
      (.infinity, 2835), (1e-9, 1), (1e300, 2_147_483_647),
    ] as [(Double, UInt32)])
  func `the resolution is 72 pixels per inch times the scale`(
    scale: Double, perMeter: UInt32
  ) throws {
    let bitmap = SampleBitmap.random(width: 2, height: 2, colors: 1)
    let data = PNGFile(try PNGEncoder.encode(bitmap, pixelsPerPoint: scale))["pHYs"]
    expect(data, is: PNGFile.bigEndian(perMeter) + PNGFile.bigEndian(perMeter) + [1])
  }

  @Test(
    arguments: [
      (2, false, 1, 3), (3, false, 2, 3), (16, true, 4, 3), (256, false, 8, 3), (257, true, 8, 2),
      (257, false, 8, 6),
    ] as [(Int, Bool, UInt8, UInt8)])
  func `few colors are written as a palette`(
    colors: Int, isOpaque: Bool, bitDepth: UInt8, colorType: UInt8
  ) throws {
    let bitmap = SampleBitmap.random(width: 30, height: 30, colors: colors, isOpaque: isOpaque)
    let file = PNGFile(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
    expect(Array(file["IHDR"][8...9]), is: [bitDepth, colorType])
    expect(file["PLTE"].count, is: (colorType == 3 ? colors * 3 : 0))
  }

  @Test func `an opaque picture has no alpha channel`() throws {
    let bitmap = SampleBitmap.random(width: 30, height: 30, colors: 900, isOpaque: true)
    let file = PNGFile(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
    expect(file["IHDR"][9], is: 2)
    #expect(file["tRNS"].isEmpty)
  }

  @Test func `the same picture gives the same bytes`() throws {
    let bitmap = SampleBitmap.random(width: 40, height: 40, colors: 200)
    let files = try (0..<5).map { _ in try PNGEncoder.encode(bitmap, pixelsPerPoint: 2) }
    expect(Set(files).count, is: 1)
  }

  @Test(arguments: PatternBitmap.small + [PatternBitmap.widest])
  func `an optimized picture has the same pixels, and is not larger`(
    picture: PatternBitmap
  ) throws {
    let bitmap = picture.bitmap
    let file = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1, isOptimized: true)
    try expect(ImageDecoder.decode(file, limits: limits), is: bitmap)
    #expect(try file.count <= PNGEncoder.encode(bitmap, pixelsPerPoint: 1).count)
    try expect(PNGEncoder.encode(bitmap, pixelsPerPoint: 1, isOptimized: true), is: file)
  }

  @Test func `an optimized picture has filters where they help`() throws {
    // Each row is the one above and a few levels brighter.
    var pixels: [UInt8] = []
    for row in 0..<64 {
      for column in 0..<64 {
        let (green, blue) = (row * 2 + column * 37 % 89, row + column * 53 % 128)
        pixels += [UInt8(row * 3), UInt8(green), UInt8(blue), 255]
      }
    }
    let bitmap = Bitmap(width: 64, height: 64, pixels: pixels)
    let usual = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1)
    let small = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1, isOptimized: true)
    #expect(small.count * 2 < usual.count)
    try expect(ImageDecoder.decode(small, limits: limits), is: bitmap)
  }

  @Test func `premultiplied colors are divided with Cairo's rounding`() throws {
    // Column: alpha, row: channel; channels above alpha do not occur in a surface.
    let pixels = (0..<256).flatMap { channel in
      (0..<256).flatMap { alpha in
        let value = UInt8(min(channel, alpha))
        return [value, 0, value, UInt8(alpha)]
      }
    }
    let bitmap = try decode(pixels, width: 256, height: 256, bytesPerRow: 1024)
    var wrong: [[Int]] = []
    for alpha in 1..<256 {
      for channel in 0...alpha {
        let expected = UInt8((channel * 255 + alpha / 2) / alpha)
        let start = (channel * 256 + alpha) * 4
        let isRight = bitmap.pixels[start..<start + 4].elementsEqual(
          [expected, 0, expected, UInt8(alpha)])
        if !isRight { wrong.append([channel, alpha]) }
      }
    }
    expect(wrong, is: [])
  }

  @Test func `channels above their alpha are cut off, clear pixels are black`() throws {
    let bitmap = try decode([255, 9, 0, 8, 255, 255, 255, 0], width: 2, height: 1, bytesPerRow: 8)
    expect(bitmap.pixels, is: [0, 255, 255, 8, 0, 0, 0, 0])
  }

  @Test func `the padding of a surface's rows is left out`() throws {
    let row: [UInt8] = [1, 2, 3, 255, 9, 9, 9, 9]
    let bitmap = try decode(row + row, width: 1, height: 2, bytesPerRow: 8)
    expect(bitmap.pixels, is: [3, 2, 1, 255, 3, 2, 1, 255])
  }

  @Test(arguments: [
    (0, 1, 4), (1, 0, 4), (-1, 1, 4), (2, 1, 8), (1, 2, 4), (1, 1, 3), (1, 1, -4),
    (65_536, 1, 4), (.max, .max, .max), (1, 65_535, .max),
  ])
  func `a size that does not fit the pixels is refused`(
    width: Int, height: Int, bytesPerRow: Int
  ) {
    #expect(throws: ImageError.invalidSize(width: width, height: height)) {
      try decode([0, 0, 0, 0], width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  @Test func `a bitmap with too few pixels is refused`() {
    let bitmap = Bitmap(width: .max, height: 2, pixels: [])
    #expect(throws: ImageError.invalidSize(width: .max, height: 2)) {
      try PNGEncoder.encode(bitmap, pixelsPerPoint: 1)
    }
  }

  @discardableResult
  private func decode(
    _ pixels: [UInt8], width: Int, height: Int, bytesPerRow: Int
  ) throws -> Bitmap {
    let file = try pixels.withUnsafeBytes {
      try PNGEncoder.encode(
        premultipliedBGRA: $0, width: width, height: height, bytesPerRow: bytesPerRow,
        pixelsPerPoint: 1)
    }
    return try ImageDecoder.decode(file, limits: limits)
  }
}
