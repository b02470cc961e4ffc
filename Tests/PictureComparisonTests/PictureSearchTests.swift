import Testing

@testable import PictureComparison

/// Pictures looked for in larger ones.
struct PictureSearchTests {
  /// Returns a gray picture with a few rectangles, each of a brightness of its own.
  private static func picture(
    width: Int, height: Int, ground: UInt8 = 240, _ rects: [(PixelRect, UInt8)]
  ) throws -> PixelBuffer {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let gray = rects.last { $0.0.contains(x: x, y: y) }?.1 ?? ground
        pixels += [gray, gray, gray, 255]
      }
    }
    return try #require(PixelBuffer(width: width, height: height, pixels: pixels))
  }

  private static let shapes: [(PixelRect, UInt8)] = [
    (PixelRect(x: 14, y: 9, width: 12, height: 30), 60),
    (PixelRect(x: 30, y: 22, width: 12, height: 17), 160),
    (PixelRect(x: 60, y: 50, width: 9, height: 4), 0),
  ]

  @Test(arguments: [(0, 0), (3, 5), (12, 8), (40, 26), (45, 30)])
  func `a part is found where it was cut out`(x: Int, y: Int) throws {
    let screen = try Self.picture(width: 90, height: 70, Self.shapes)
    let part = try #require(screen.cropped(to: PixelRect(x: x, y: y, width: 45, height: 40)))
    let found = try #require(PictureSearch(in: screen).position(of: part))
    #expect(screen.cropped(to: PixelRect(x: found.x, y: found.y, width: 45, height: 40)) == part)
  }

  @Test func `the nearest is found if nothing is the same`() throws {
    let screen = try Self.picture(width: 90, height: 70, Self.shapes)
    let lighter = Self.shapes.map {
      (PixelRect(x: $0.x - 10, y: $0.y - 5, width: $0.width, height: $0.height), $1 + 20)
    }
    let part = try Self.picture(width: 45, height: 40, ground: 250, lighter)
    let found = PictureSearch(in: screen).position(of: part)
    #expect(found?.x == 10 && found?.y == 5)
  }

  @Test func `figures that do not fit or match are not found`() throws {
    let screen = try Self.picture(width: 90, height: 70, Self.shapes)
    let search = PictureSearch(in: screen)
    #expect(search.position(of: try Self.picture(width: 91, height: 10, [])) == nil)
    #expect(search.position(of: try Self.picture(width: 60, height: 60, ground: 10, [])) == nil)
    let clear = try #require(
      PixelBuffer(width: 2, height: 2, pixels: Array(repeating: 0, count: 16)))
    #expect(search.position(of: clear) == nil)
  }

  @Test(arguments: [
    PixelRect(x: -1, y: 0, width: 5, height: 5), PixelRect(x: 86, y: 0, width: 5, height: 5),
    PixelRect(x: 0, y: 66, width: 5, height: 5), PixelRect(x: 0, y: 0, width: 0, height: 5),
    PixelRect(x: .max, y: 0, width: 5, height: 5), PixelRect(x: 0, y: 0, width: .max, height: 5),
  ])
  func `a part that is not within the picture is none`(part: PixelRect) throws {
    #expect(try Self.picture(width: 90, height: 70, []).cropped(to: part) == nil)
  }
}
