import Testing

@testable import PictureComparison

/// The distance of colors in OKLab.
struct OKLabTests {
  private typealias Color = (red: Int, green: Int, blue: Int)

  /// Pairs of colors with their HyAB distances in OKLrab, as ColorAide 8 computes them.
  private static let pairs: [(one: Color, other: Color, distance: Double)] = [
    ((0, 0, 0), (255, 255, 255), 1.000000), ((200, 200, 200), (226, 226, 226), 0.093033),
    ((10, 10, 10), (20, 20, 20), 0.036043), ((255, 0, 0), (0, 255, 0), 0.738322),
    ((0, 0, 255), (0, 0, 0), 0.679780), ((128, 0, 128), (0, 128, 0), 0.482092),
    ((0, 112, 242), (93, 54, 255), 0.162783), ((1, 2, 3), (3, 2, 1), 0.018151),
    ((0, 112, 242), (18, 111, 195), 0.102892), ((200, 110, 60), (180, 120, 60), 0.049135),
    ((96, 190, 49), (106, 221, 0), 0.138234), ((228, 145, 197), (255, 170, 181), 0.135069),
    ((43, 195, 144), (59, 166, 172), 0.157146), ((228, 1, 134), (214, 0, 144), 0.052026),
    ((182, 93, 0), (164, 81, 0), 0.062739), ((243, 142, 102), (214, 146, 141), 0.083967),
  ]

  private static func pixel(_ color: Color, alpha: Int = 255) -> Pixel {
    Pixel(bits: UInt32(color.red | color.green << 8 | color.blue << 16 | alpha << 24))
  }

  /// Returns a row of pixels.
  private static func picture(_ colors: [Color]) throws -> PixelBuffer {
    let bytes: [UInt8] = colors.flatMap { color -> [UInt8] in
      [UInt8(color.red), UInt8(color.green), UInt8(color.blue), 255]
    }
    return try #require(PixelBuffer(width: colors.count, height: 1, pixels: bytes))
  }

  @Test func `distances equal another implementation's`() {
    let found = Self.pairs.map {
      OKLab.distance(Self.pixel($0.one), Self.pixel($0.other), at: 3)
    }
    for (distance, pair) in zip(found, Self.pairs) {
      #expect(abs(distance - pair.distance) < 0.000_01, "\(pair)")
    }
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.13, 0.3, 0.7])
  func `as many pixels change as are further apart than the threshold`(threshold: Double) throws {
    let options = ComparisonOptions(
      threshold: threshold, metric: .oklab, includesAntiAliasing: true)
    let found = PictureComparer(options).compare(
      try Self.picture(Self.pairs.map(\.one)), with: try Self.picture(Self.pairs.map(\.other)))
    #expect(
      found.difference.changedCount == Self.pairs.count { $0.distance > threshold })
  }

  @Test func `hues that are equal in YIQ are distinguished`() throws {
    let (one, other) = ([(43, 195, 144)] as [Color], [(59, 166, 172)] as [Color])
    let counts = try ComparisonMetric.allCases.map { metric in
      PictureComparer(
        ComparisonOptions(threshold: 0.1, metric: metric, includesAntiAliasing: true)
      ).compare(try Self.picture(one), with: try Self.picture(other)).difference.changedCount
    }
    #expect(counts == [0, 1])
  }

  @Test(arguments: [0, 1, 2, 5, 11])
  func `a translucent pixel is compared on its background`(place: Int) {
    let background = YIQ.background(at: place)
    let clear = Self.pixel((9, 99, 200), alpha: 0)
    #expect(
      OKLab.distance(
        clear, Self.pixel((background.red, background.green, background.blue)), at: place)
        < 0.000_001)
    #expect(OKLab.distance(clear, Self.pixel((9, 99, 200)), at: place) > 0.05)
  }
}
