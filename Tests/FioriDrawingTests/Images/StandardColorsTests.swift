import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Color profiles of PNG files.
struct StandardColorsTests {
  /// A picture of some colors, with an iCCP chunk of `profile`.
  private func file(
    _ pixels: [UInt8], profile: [UInt8], name: String = "profile"
  ) throws -> [UInt8] {
    let bitmap = Bitmap(width: pixels.count / 4, height: 1, pixels: pixels)
    var file = PNGFile(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
    let stream = try profile.withUnsafeBytes { bytes in
      try ZlibCompressor(level: 6).withCompressed(bytes) { Array($0) }
    }
    let chunk = PNGFile.Chunk(type: "iCCP", data: name.utf8 + [0, 0] + stream, checksum: 0)
    file.chunks.removeAll { $0.type == "sRGB" }
    file.chunks.insert(chunk, at: 1)
    return file.bytes
  }

  private func isNear(_ pixels: [UInt8], _ expected: [UInt8]) -> Bool {
    pixels.count == expected.count
      && zip(pixels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  @Test func `colors of Display P3 become sRGB`() throws {
    let pixels: [UInt8] = [
      234, 51, 35, 255, 117, 251, 76, 255, 0, 0, 245, 255, 255, 255, 255, 255, 128, 128, 128, 90,
    ]
    let colors = try StandardColors(decoding: file(pixels, profile: ColorProfileFile.displayP3))
    // The green one, rounded to bytes in Display P3, is not quite sRGB's.
    let expected: [UInt8] = [
      255, 0, 0, 255, 3, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 128, 128, 128, 90,
    ]
    #expect(isNear(colors.bitmap.pixels, expected), "\(colors.bitmap.pixels)")
    #expect(colors.error == nil)
    // Reading alone does not convert.
    let plain = try Bitmap(decoding: file(pixels, profile: ColorProfileFile.displayP3))
    #expect(plain.pixels == pixels)
  }

  @Test func `pixels with a profile of sRGB stay as they are`() throws {
    let pixels = SampleBitmap.random(width: 300, height: 1, colors: 300).pixels
    let colors = try StandardColors(decoding: file(pixels, profile: ColorProfileFile.sRGB))
    #expect(colors.bitmap.pixels == pixels)
    #expect(colors.error == nil)
  }

  @Test func `a picture without a profile, and a JPEG, stay as they are`() throws {
    let bitmap = SampleBitmap.random(width: 9, height: 9, colors: 9)
    let colors = try StandardColors(decoding: PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
    #expect(colors.bitmap == bitmap)
    #expect(colors.error == nil)
  }

  @Test func `a profile of other colors, or a missing one, is reported`() throws {
    let pixels: [UInt8] = [234, 51, 35, 255]
    let cases: [([UInt8], ColorProfileError)] = [
      (ColorProfileFile.printing, .notRGB), (Array("not a profile".utf8), .unreadable),
      (Array(ColorProfileFile.displayP3.prefix(150)), .unreadable),
      ([UInt8](repeating: 0xFF, count: 4096), .unreadable),
    ]
    for (profile, error) in cases {
      let colors = try StandardColors(decoding: file(pixels, profile: profile))
      #expect(colors.bitmap.pixels == pixels)
      #expect(colors.error == error)
    }
  }

  @Test func `no change of one byte of a profile brings the process down`() throws {
    let profile = ColorProfileFile.displayP3
    for index in profile.indices {
      var changed = profile
      changed[index] ^= 0xFF
      let colors = try StandardColors(decoding: file([234, 51, 35, 255], profile: changed))
      #expect(colors.bitmap.pixels.count == 4)
      #expect(colors.bitmap.pixels.last == 255)
    }
  }

  @Test func `the messages name the step and the fix`() {
    let advice = "so its colors are compared as they are; save the picture in sRGB"
    expect(
      ColorProfileError.unreadable.description, is: "color profile cannot be used, \(advice)")
    expect(ColorProfileError.notRGB.description, is: "color profile is not for RGB, \(advice)")
    expect(
      ColorProfileError.noLibrary(reason: "no such file").description,
      is: "color profile needs Little CMS (no such file), \(advice), or install liblcms2-2")
  }
}
