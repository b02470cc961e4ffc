import Testing

@testable import PictureComparison

/// What two versions of the drawing libraries may draw differently, and what they may not.
struct EdgeComparisonTests {
  /// A picture of gray levels, a character each: `.` is white, `#` black, a digit its share of 9.
  private func picture(_ rows: String...) throws -> PixelBuffer {
    var pixels: [UInt8] = []
    for mark in rows.joined() {
      let level: UInt8 = mark == "." ? 255 : mark == "#" ? 0 : Self.level(of: mark)
      pixels += [level, level, level, 255]
    }
    return try #require(PixelBuffer(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  private static func level(of digit: Character) -> UInt8 {
    UInt8(255 - (digit.wholeNumberValue ?? 0) * 255 / 9)
  }

  private func changes(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
    EdgeComparison(one, other).changedCount
  }

  @Test func `an edge may be smoothed differently`() throws {
    let (sharp, soft) = (
      try picture("...###", "...###", "...###"), try picture("..2###", "..2###", "..2###")
    )
    #expect(changes(sharp, soft) == 0)
    #expect(changes(soft, sharp) == 0)
  }

  @Test func `an edge may lie elsewhere by less than a pixel`() throws {
    let (left, right) = (
      try picture("..7###..", "..7###..", "..7###.."),
      try picture("..2###5.", "..2###5.", "..2###5.")
    )
    #expect(changes(left, right) == 0)
  }

  @Test func `a shape may not grow or move by two pixels`() throws {
    let short = try picture("..##....", "..##....", "..##....")
    let long = try picture("..####..", "..####..", "..####..")
    let moved = try picture("....##..", "....##..", "....##..")
    #expect(changes(short, long) > 0)
    #expect(changes(long, short) > 0)
    #expect(changes(short, moved) > 0)
  }

  @Test func `a line may not disappear or become fainter`() throws {
    let (line, faint, none) = (
      try picture(".....", "#####", "....."), try picture(".....", "55555", "....."),
      try picture(".....", ".....", ".....")
    )
    #expect(changes(line, none) > 0)
    #expect(changes(none, line) > 0)
    #expect(changes(line, faint) > 0)
  }

  @Test func `an area may not have another color`() throws {
    let (light, dark) = (try picture("333", "333", "333"), try picture("555", "555", "555"))
    #expect(changes(light, dark) == 9)
  }

  @Test func `another size is another picture`() throws {
    #expect(changes(try picture("..", ".."), try picture("...", "...")) == 6)
  }

  @Test func `the color of a transparent pixel is not seen`() throws {
    let clear = PixelBuffer(width: 1, height: 1, pixels: [255, 0, 0, 0])
    let black = PixelBuffer(width: 1, height: 1, pixels: [0, 0, 0, 0])
    #expect(changes(try #require(clear), try #require(black)) == 0)
  }
}
