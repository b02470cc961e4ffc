import FioriRender
import Foundation
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// GIF files made with ImageMagick.
struct GIFDecoderTests {
  private static let limits = ImageLimits(maximumPixelCount: 240, maximumByteCount: 1 << 20)
  /// Twelve rows of twenty pixels, from red to blue.
  private static let rows = """
    R0lGODlhFAAMAPMAAP8AAOgAF9EALrkARqIAXYsAdHQAi10AokYAuS4A0RcA6AAA/wAAAAAAAAAAAAAAACH5BAAAAAAALAAAAAAUAAwAAAQ5EMhJaw04672F/2AYDmRpniehrmzbFnAsz7Nh33ieH3zv/z+EcEgsFhPIpHK5VDif0Gh0Qa1ar9cIADs=
    """
  /// The same rows, interlaced.
  private static let interlaced = """
    R0lGODlhFAAMAPMAAP8AAOgAF9EALrkARqIAXYsAdHQAi10AokYAuS4A0RcA6AAA/wAAAAAAAAAAAAAAACH5BAAAAAAALAAAAAAUAAwAQAQ5EMhJa0U4672J/2AYCmRpnqehrmzbKnAsz3Ng33ieD3zv/7+CcEgsFg/IpHK5TDif0Gh0Qa1ar9cIADs=
    """
  /// A red disc on nothing, and a blue rectangle after it.
  private static let disc = """
    R0lGODlhFAAMAPAAAP8AAAAAACH5BAEAAAEALAAAAAAUAAwAAAIbjI+py20AXYI0ylDpzVVy7XxWyF1YaZ5AygYFACH5BAAAAAAALAAAAAAIAAYAgAAA/wAAAAIGhI+py30FADs=
    """

  private static func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text)))
  }

  private static func picture(_ text: String) throws -> Bitmap {
    try GIFDecoder.decode(bytes(text), limits: limits)
  }

  @Test func `rows have their colors, interlaced or not`() throws {
    let picture = try Self.picture(Self.rows)
    expect([picture.width, picture.height], is: [20, 12])
    for row in 0..<12 {
      let blue = UInt8((Double(row) * 255 / 11).rounded())
      for x in [0, 19] {
        let place = (row * 20 + x) * 4
        expect(Array(picture.pixels[place..<place + 4]), is: [255 - blue, 0, blue, 255])
      }
    }
    try expect(Self.picture(Self.interlaced), is: picture)
  }

  @Test func `a transparent color is not drawn, and no frame after the first`() throws {
    let pixels = try Self.picture(Self.disc).pixels
    expect(Array(pixels[0..<4]), is: [0, 0, 0, 0])
    expect(Array(pixels[(6 * 20 + 8) * 4..<(6 * 20 + 9) * 4]), is: [255, 0, 0, 255])
  }

  @Test func `a GIF that is too large is refused before decoding`() throws {
    let bytes = try Self.bytes(Self.rows)
    let small = ImageLimits(maximumPixelCount: 239, maximumByteCount: 1 << 20)
    #expect(throws: ImageError.tooManyPixels(width: 20, height: 12, maximum: 239)) {
      try GIFDecoder.decode(bytes, limits: small)
    }
  }

  @Test func `a cut or changed GIF is an error or a picture`() throws {
    let bytes = try Self.bytes(Self.interlaced)
    for count in 6..<bytes.count - 2 {
      let cut = Array(bytes[..<count])
      #expect(throws: ImageError.self) { try GIFDecoder.decode(cut, limits: Self.limits) }
    }
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = try? GIFDecoder.decode(changed, limits: Self.limits)
      }
    }
  }
}
