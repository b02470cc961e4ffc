import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct ImageDecoderTests {
  private let limits = ImageLimits(maximumPixelCount: 4_194_304, maximumByteCount: 1 << 20)

  private func png(colors: Int = 3) throws -> [UInt8] {
    try PNGEncoder.encode(
      SampleBitmap.random(width: 20, height: 20, colors: colors), pixelsPerPoint: 1)
  }

  private func error(decoding bytes: [UInt8]) -> ImageError? {
    do {
      _ = try ImageDecoder.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func isDamaged(_ format: ImageFormat, _ error: ImageError?) -> Bool {
    if case .damaged(format, _) = error { true } else { false }
  }

  @Test(
    arguments: [
      (20_000, 20_000, "image is 20000 × 20000 pixels"), (2049, 2048, "image is 2049 × 2048"),
    ] as [(UInt32, UInt32, String)])
  func `a header that promises too many pixels is refused before decoding`(
    width: UInt32, height: UInt32, words: String
  ) throws {
    var file = PNGFile(try png())
    file.chunks[0].data.replaceSubrange(
      ..<8, with: PNGFile.bigEndian(width) + PNGFile.bigEndian(height))
    let description = try #require(error(decoding: file.bytes)).description
    #expect(description.hasPrefix(words))
    #expect(description.hasSuffix("more than the 4194304 allowed; use a smaller image"))
  }

  @Test(arguments: [(0, 1), (1, 0), (UInt32.max, UInt32.max), (1 << 31, 1)] as [(UInt32, UInt32)])
  func `a header with an impossible size is damage`(width: UInt32, height: UInt32) throws {
    var file = PNGFile(try png())
    file.chunks[0].data.replaceSubrange(
      ..<8, with: PNGFile.bigEndian(width) + PNGFile.bigEndian(height))
    #expect(isDamaged(.png, error(decoding: file.bytes)))
  }

  @Test func `a header that promises more than there is is damage`() throws {
    var file = PNGFile(try png())
    file.chunks[0].data.replaceSubrange(..<4, with: PNGFile.bigEndian(2000))
    #expect(isDamaged(.png, error(decoding: file.bytes)))
  }

  @Test func `a cut-off PNG is damage wherever it is cut`() throws {
    let bytes = try png(colors: 300)
    // libspng does without the checksum of the last chunk, which is empty.
    for count in 8..<bytes.count - 4 {
      #expect(isDamaged(.png, error(decoding: Array(bytes[..<count]))))
    }
  }

  @Test(arguments: ["IHDR", "PLTE", "tRNS", "pHYs", "IDAT", "IEND"])
  func `a wrong checksum is damage`(type: String) throws {
    let file = PNGFile(try png())
    var bytes = try png()
    let place = try #require(file.chunks.firstIndex { $0.type == type })
    let end = file.chunks[...place].reduce(8) { $0 + $1.data.count + 12 }
    bytes[end - 1] ^= 1
    #expect(isDamaged(.png, error(decoding: bytes)))
  }

  @Test func `no change of one byte brings the process down`() throws {
    let bytes = try png()
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xFF
      _ = error(decoding: changed)
    }
  }

  @Test(
    arguments: [
      [], [0], [0x89, 0x50, 0x4E, 0x47], Array("GIF89a".utf8), Array("<html></html>".utf8),
      [0x1F, 0x8B, 8, 0],
    ] as [[UInt8]])
  func `a file that is not a picture is an error`(bytes: [UInt8]) {
    expect(error(decoding: bytes), is: .unknownFormat)
  }

  @Test func `an SVG has no pixels to decode`() {
    expect(
      error(decoding: Array("<svg/>".utf8)), is: .wrongFormat(.svg, needed: "PNG, WebP or JPEG"))
  }

  @Test func `a file that is too long is refused unread`() {
    let bytes = [UInt8](repeating: 0, count: 1 << 20 + 1)
    expect(error(decoding: bytes), is: .tooManyBytes(bytes.count, maximum: 1 << 20))
  }

  @Test(
    arguments: [
      (.color, [200, 40, 80]), (.progressive, [200, 40, 80]), (.grey, [120, 120, 120]),
    ] as [(JPEGFixture, [Int])])
  func `a JPEG becomes opaque pixels`(fixture: JPEGFixture, color: [Int]) throws {
    let bitmap = try ImageDecoder.decode(fixture.bytes, limits: limits)
    #expect((bitmap.width, bitmap.height) == (8, 8))
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      for channel in 0..<3 {
        #expect(abs(Int(bitmap.pixels[start + channel]) - color[channel]) <= 3)
      }
      expect(bitmap.pixels[start + 3], is: 255)
    }
  }

  @Test func `a JPEG for printing without a profile has colors that are not certain`() throws {
    let uncertain = ImageError.printingColors("is missing")
    expect(error(decoding: JPEGFixture.printing.bytes), is: uncertain)
    var warnings: [ImageError] = []
    let bitmap = try ImageDecoder.decode(JPEGFixture.printing.bytes, limits: limits) {
      warnings.append($0)
    }
    expect(warnings, is: [uncertain])
    expect(Array(bitmap.pixels.prefix(4)), is: [200, 40, 80, 255])
  }

  @Test(
    arguments: [
      ("heic", ["mif1", "heic"], "HEIC"), ("mif1", ["mif1", "avif"], "AVIF"),
      ("avif", ["avif", "mif1", "miaf"], "AVIF"), ("mp42", ["isom"], nil),
    ] as [(String, [String], String?)])
  func `HEIC and AVIF are named`(brand: String, others: [String], name: String?) {
    let brands = Array((brand + "\0\0\0\0" + others.joined()).utf8)
    let bytes = [0, 0, 0, UInt8(brands.count + 8)] + Array("ftyp".utf8) + brands + [0, 0, 0, 9]
    expect(error(decoding: bytes), is: name.map { .largeFormat($0) } ?? .unknownFormat)
    for count in bytes.indices {
      #expect(error(decoding: Array(bytes[..<count])) != nil)
    }
  }

  @Test func `a JPEG that is too large is refused before decoding`() throws {
    let small = ImageLimits(maximumPixelCount: 63, maximumByteCount: 4096)
    #expect(throws: ImageError.tooManyPixels(width: 8, height: 8, maximum: 63)) {
      try ImageDecoder.decode(JPEGFixture.color.bytes, limits: small)
    }
  }

  @Test(arguments: JPEGFixture.allCases)
  func `a cut-off or changed JPEG brings nothing down`(fixture: JPEGFixture) {
    let bytes = fixture.bytes
    for count in 3..<bytes.count - 2 {
      #expect(error(decoding: Array(bytes[..<count])) != nil)
    }
    for index in 3..<bytes.count {
      var changed = bytes
      changed[index] ^= 0xFF
      _ = error(decoding: changed)
    }
  }
}
