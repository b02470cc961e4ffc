import Testing

@testable import PictureComparison

/// The distance of colors.
struct YIQTests {
  private func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> Pixel {
    Pixel(bits: UInt32(red | green << 8 | blue << 16 | alpha << 24))
  }

  @Test func `black and white are as far apart as their brightness`() {
    let distance = YIQ.squaredDistance(pixel(0, 0, 0), pixel(255, 255, 255), at: 0)
    #expect(abs(distance - 0.5053 * 255 * 255) < 1)
    #expect(abs(YIQ.brightness(of: pixel(255, 255, 255), over: pixel(0, 0, 0), at: 0) - 255) < 0.01)
  }

  @Test func `no colors are further apart than the largest distance`() {
    let corners = (0..<8).map { pixel(($0 & 1) * 255, ($0 >> 1 & 1) * 255, ($0 >> 2) * 255) }
    let distances = corners.flatMap { one in
      corners.map { YIQ.squaredDistance(one, $0, at: 0) }
    }
    let largest = distances.max() ?? 0
    #expect(largest <= YIQ.largestDistance(within: 1))
    #expect(largest > YIQ.largestDistance(within: 1) * 0.999)
  }

  @Test(arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (1, 1, 0)])
  func `a distance grows with the change`(red: Int, green: Int, blue: Int) {
    let distances = (0...255).map { step in
      YIQ.squaredDistance(pixel(0, 0, 0), pixel(step * red, step * green, step * blue), at: 5)
    }
    #expect(distances[0] == 0)
    #expect(zip(distances, distances.dropFirst()).allSatisfy(<))
  }

  @Test func `a distance grows with the background behind a translucent color`() {
    let distances = (0...255).map { alpha in
      YIQ.squaredDistance(pixel(200, 30, 40, 255), pixel(200, 30, 40, 255 - alpha), at: 7)
    }
    #expect(distances[0] == 0)
    #expect(zip(distances, distances.dropFirst()).allSatisfy(<))
  }

  @Test(arguments: [0, 1, 2, 3, 77, 1_000_000])
  func `a distance is the same from both sides, a brightness the opposite`(place: Int) {
    let (one, other) = (pixel(12, 200, 99, 130), pixel(250, 3, 98, 131))
    #expect(
      YIQ.squaredDistance(one, other, at: place) == YIQ.squaredDistance(other, one, at: place))
    #expect(
      YIQ.brightness(of: one, over: other, at: place)
        == -YIQ.brightness(of: other, over: one, at: place))
    #expect(YIQ.squaredDistance(one, one, at: place) == 0)
  }

  @Test func `translucent white differs from nothing on some background`() {
    let distances = (0..<10).map {
      YIQ.squaredDistance(pixel(255, 255, 255, 128), pixel(0, 0, 0, 0), at: $0)
    }
    #expect(distances.allSatisfy { $0 > YIQ.largestDistance(within: 0.1) })
  }

  @Test func `no single color hides translucent pixels`() {
    let backgrounds = (0..<6).map { index in
      let (red, green, blue) = YIQ.background(at: index)
      return [red, green, blue]
    }
    #expect(
      backgrounds == [
        [48, 48, 48], [48, 48, 207], [48, 48, 207], [48, 207, 48], [48, 207, 48], [48, 48, 207],
      ])
  }
}
