import Testing

@testable import PictureComparison

/// The detector of softened edges, on grays.
struct AntiAliasingTests {
  private func picture(_ rows: [[UInt8]]) -> PixelBuffer {
    let pixels = rows.flatMap { row in row.flatMap { grey in [grey, grey, grey, 255] as [UInt8] } }
    return PixelBuffer(
      size: PixelSize(width: rows[0].count, height: rows.count), pixels: pixels)
  }

  private func covers(_ rows: [[UInt8]], x: Int, y: Int, other: [[UInt8]]? = nil) -> Bool {
    picture(rows).withPixels { pixels in
      picture(other ?? rows).withPixels { other in
        AntiAliasing(in: pixels, besides: other).covers(x: x, y: y)
      }
    }
  }

  /// A step of gray between black and white, a pixel lower at the right.
  private let edge: [[UInt8]] = [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [90, 60, 30, 0, 0, 0],
    [255, 255, 255, 200, 150, 100],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
  ]

  @Test func `greys between two areas are covered`() {
    #expect(covers(edge, x: 1, y: 2))
    #expect(covers(edge, x: 4, y: 3))
  }

  @Test func `areas are not covered`() {
    #expect(!covers(edge, x: 1, y: 0))
    #expect(!covers(edge, x: 4, y: 5))
    #expect(!covers(edge, x: 3, y: 1))
  }

  @Test func `a lone dot is not covered`() {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: 5), count: 5)
    rows[2][2] = 128
    #expect(!covers(rows, x: 2, y: 2))
  }

  @Test func `an edge whose areas the other picture does not have is not covered`() {
    let noise = (0..<6).map { (y: Int) -> [UInt8] in
      (0..<6).map { (x: Int) -> UInt8 in UInt8(x * 40 + y * 7) }
    }
    #expect(!covers(edge, x: 1, y: 2, other: noise))
  }

  @Test func `the border counts as a neighbor of the same color`() {
    let rows: [[UInt8]] = [[0, 0, 60, 255, 255], [0, 0, 60, 255, 255], [0, 0, 60, 255, 255]]
    #expect(covers(rows, x: 2, y: 1))
    // Above and at the border, with the one below: two alike, but a third makes an area.
    #expect(covers(rows, x: 2, y: 0))
    #expect(!covers([[0, 60, 255], [0, 60, 255], [0, 60, 255], [0, 60, 255]], x: 0, y: 1))
  }
}
