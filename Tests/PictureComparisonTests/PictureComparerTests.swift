import Testing

@testable import PictureComparison

/// Two pictures held against each other.
struct PictureComparerTests {
  private func difference(
    _ expected: PixelBuffer, _ actual: PixelBuffer,
    _ options: ComparisonOptions = ComparisonOptions()
  ) -> PictureDifference {
    PictureComparer(options).compare(expected, with: actual).difference
  }

  @Test(arguments: PixelmatchCase.all)
  func `counts equal pixelmatch 7's`(example: PixelmatchCase) {
    let (expected, actual) = example.pair.pictures
    let found = difference(expected, actual, ComparisonOptions(threshold: example.threshold))
    #expect(found.changedCount == example.count)
    #expect(found.changedCount + found.antiAliasedCount == example.countWithEdges)
    let strict = ComparisonOptions(threshold: example.threshold, includesAntiAliasing: true)
    #expect(difference(expected, actual, strict).changedCount == example.countWithEdges)
  }

  @Test(arguments: HandMadePair.allCases, [0, 0.01, 0.1, 0.3])
  func `it does not matter which picture is the first`(pair: HandMadePair, threshold: Double) {
    let (expected, actual) = pair.pictures
    let options = ComparisonOptions(threshold: threshold)
    #expect(difference(expected, actual, options) == difference(actual, expected, options))
  }

  @Test(arguments: HandMadePair.allCases, [0, 0.1])
  func `a picture does not differ from itself`(pair: HandMadePair, threshold: Double) {
    let picture = pair.pictures.expected
    let found = difference(picture, picture, ComparisonOptions(threshold: threshold))
    #expect(
      found
        == PictureDifference(
          expectedSize: HandMade.size, actualSize: HandMade.size, changedCount: 0,
          antiAliasedCount: 0, ignoredCount: 0, regionCount: 0, regions: []))
    #expect(found.changedShare == 0)
  }

  @Test(arguments: HandMadePair.allCases)
  func `the more may differ, the fewer pixels count`(pair: HandMadePair) {
    let (expected, actual) = pair.pictures
    let counts = [0, 0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].map { threshold in
      difference(
        expected, actual, ComparisonOptions(threshold: threshold, includesAntiAliasing: true)
      ).changedCount
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts[0] > 0)
    #expect(counts.last == 0)
  }

  /// Lengths around those of the blocks that are compared at a time.
  @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 48, 50], [1, 3])
  func `one bit of any pixel and channel is found`(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    let plain = HandMade.dots(size, at: [])
    for place in 0..<size.count {
      var pixels = plain.pixels
      pixels[place * 4 + place % 4] ^= 1
      let found = difference(plain, PixelBuffer(size: size, pixels: pixels))
      let bounds = PixelRect(x: place % width, y: place / width, width: 1, height: 1)
      #expect(found.regions == [ChangedRegion(bounds: bounds, count: 1)])
      #expect(found.changedCount == 1)
    }
  }

  @Test func `invisible colors differ exactly, but not with a threshold`() {
    let size = PixelSize(width: 4, height: 4)
    let (one, other) = (
      HandMade.dots(size, at: [(1, 1)], color: [0, 0, 0, 0]),
      HandMade.dots(size, at: [(1, 1)], color: [255, 255, 255, 0])
    )
    #expect(difference(one, other).changedCount == 1)
    #expect(difference(one, other, ComparisonOptions(threshold: 0.0001)).changedCount == 0)
  }

  @Test func `an exact comparison forgives no softened edge`() {
    let (expected, actual) = HandMadePair.edge.pictures
    let found = difference(expected, actual)
    #expect(found.antiAliasedCount == 0)
    #expect(found.changedCount == 20)
  }

  @Test(arguments: [0, 0.1])
  func `differences in ignored parts are counted apart`(threshold: Double) {
    let size = PixelSize(width: 20, height: 10)
    let plain = HandMade.dots(size, at: [])
    let dots = HandMade.dots(size, at: [(0, 0), (5, 5), (6, 6), (19, 9)])
    let ignored = [
      PixelRect(x: 5, y: 5, width: 1, height: 1), PixelRect(x: 15, y: 5, width: 100, height: .max),
    ]
    let found = difference(
      plain, dots, ComparisonOptions(threshold: threshold, ignored: ignored))
    #expect(found.changedCount == 2)
    #expect(found.ignoredCount == 2)
    #expect(found.regions.map(\.bounds.x) == [0, 6])
  }

  @Test func `of pictures of two sizes the common part is compared`() {
    let expected = HandMade.dots(PixelSize(width: 20, height: 10), at: [(19, 9), (3, 4)])
    let actual = HandMade.dots(PixelSize(width: 12, height: 30), at: [(11, 29)])
    let found = difference(expected, actual)
    #expect(found.isResized)
    #expect(found.comparedCount == 120)
    #expect(
      found.regions
        == [ChangedRegion(bounds: PixelRect(x: 3, y: 4, width: 1, height: 1), count: 1)])
    #expect(!found.isWithin(.share(1)))
    #expect(
      !difference(expected, HandMade.dots(PixelSize(width: 20, height: 11), at: [])).isWithin(
        .count(9_999)))
  }

  @Test(
    arguments: [
      (.count(0), 0, true), (.count(0), 1, false), (.count(3), 3, true), (.count(3), 4, false),
      (.share(0.02), 4, true), (.share(0.02), 5, false), (.share(0), 1, false),
      (.share(0), 0, true),
    ] as [(ChangeAllowance, Int, Bool)])
  func `an allowance is a count or a share`(
    allowance: ChangeAllowance, changed: Int, isAdmitted: Bool
  ) {
    #expect(allowance.admits(changed, of: 200) == isAdmitted)
    let size = PixelSize(width: 20, height: 10)
    let dots = HandMade.dots(size, at: (0..<changed).map { ($0, 0) })
    #expect(difference(HandMade.dots(size, at: []), dots).isWithin(allowance) == isAdmitted)
  }

  @Test(arguments: [(0, 1, 0), (1, 0, 0), (2, 2, 15), (2, 2, 17), (.max, 2, 8), (-1, -1, 4)])
  func `a picture has the bytes that its sides ask for`(width: Int, height: Int, count: Int) {
    let pixels = [UInt8](repeating: 0, count: count)
    #expect(PixelBuffer(width: width, height: height, pixels: pixels) == nil)
  }
}
