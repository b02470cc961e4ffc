import Testing

@testable import PictureComparison

/// Regions of changed pixels, against a search that floods.
struct RegionFinderTests {
  private func regions(_ rows: [String], limit: Int = 100) -> (count: Int, found: [ChangedRegion]) {
    var finder = RegionFinder(limit: limit)
    for (y, row) in rows.enumerated() {
      for (x, mark) in row.enumerated() where mark == "#" { finder.add(x: x, y: y) }
    }
    let found = finder.finish()
    return (finder.count, found)
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ count: Int)
    -> ChangedRegion
  {
    ChangedRegion(bounds: PixelRect(x: x, y: y, width: width, height: height), count: count)
  }

  @Test func `nothing has no regions`() {
    #expect(regions(["...", "..."]) == (0, []))
  }

  @Test func `pixels that touch at a corner are one region`() {
    let found = regions([
      "#..#.",
      ".##..",
      ".....",
      "....#",
    ])
    #expect(found == (2, [region(0, 0, 4, 2, 4), region(4, 3, 1, 1, 1)]))
  }

  @Test func `arms that meet below are one region`() {
    let found = regions([
      "#.#.#.#..#",
      "#.#.#.#..#",
      "#.###.#...",
      "#.#...#..#",
      "#######..#",
    ])
    #expect(found == (3, [region(0, 0, 7, 5, 23), region(9, 0, 1, 2, 2), region(9, 3, 1, 2, 2)]))
  }

  @Test func `a region around another one is another one`() {
    let found = regions([
      "#####",
      "#...#",
      "#.#.#",
      "#...#",
      "#####",
    ])
    #expect(found == (2, [region(0, 0, 5, 5, 16), region(2, 2, 1, 1, 1)]))
  }

  @Test func `the largest of many regions are listed, and all are counted`() {
    let row = String(repeating: "#.", count: 300)
    let blank = String(repeating: ".", count: 600)
    var rows = Array(repeating: [row, blank], count: 20).flatMap(\.self)
    rows += ["###" + blank.dropFirst(3)]
    let found = regions(rows, limit: 3)
    #expect(found.count == 6_001)
    #expect(found.found == [region(0, 40, 3, 1, 3), region(0, 0, 1, 1, 1), region(2, 0, 1, 1, 1)])
  }

  @Test(arguments: 1...40)
  func `regions of noise are those that flooding finds`(seed: Int) {
    var state = UInt32(seed)
    let share = UInt32(30 + seed * 4)
    let rows = (0..<23).map { _ in
      String(
        (0..<31).map { _ -> Character in
          state = state &* 1_664_525 &+ 1_013_904_223
          return state >> 24 < share ? "#" : "."
        })
    }
    let flooded = Flood.regions(rows)
    let found = regions(rows, limit: 1_000)
    #expect(found.found == flooded)
    #expect(found.count == flooded.count)
  }
}
