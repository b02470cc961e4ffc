import Testing

@testable import PictureComparison

/// Changed pixels counted by the parts that they lie in.
struct ExplainedPixelsTests {
  private static let size = PixelSize(width: 10, height: 8)

  private func explained(
    _ places: [(x: Int, y: Int)], _ parts: [[PixelRect]]
  ) -> ExplainedPixels {
    let (old, new) = (HandMade.dots(Self.size, at: []), HandMade.dots(Self.size, at: places))
    return PictureComparer().compare(old, with: new).changedPixels(in: parts)
  }

  @Test func `equal pictures have none`() {
    let found = explained([], [[PixelRect(x: 0, y: 0, width: 10, height: 8)]])
    #expect(found == ExplainedPixels(counts: [0], unexplainedCount: 0))
  }

  @Test func `pixels count for the smallest rectangle that they lie in`() {
    let whole = PixelRect(x: 0, y: 0, width: 10, height: 8)
    let middle = PixelRect(x: 2, y: 2, width: 4, height: 4)
    let inner = PixelRect(x: 3, y: 3, width: 1, height: 2)
    let places = [(0, 0), (2, 2), (5, 5), (3, 3), (3, 4), (9, 7)]
    #expect(
      explained(places, [[inner], [whole], [middle]])
        == ExplainedPixels(counts: [2, 2, 2], unexplainedCount: 0))
  }

  @Test func `pixels in several rectangles of a part count once`() {
    let rects = [
      PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 2, y: 2, width: 4, height: 4),
    ]
    #expect(
      explained([(3, 3), (5, 5), (9, 0)], [rects])
        == ExplainedPixels(counts: [2], unexplainedCount: 1))
  }

  @Test func `of rectangles as large the first part has the pixels`() {
    let rect = PixelRect(x: 1, y: 1, width: 2, height: 2)
    #expect(explained([(1, 1)], [[rect], [rect]]).counts == [1, 0])
  }

  @Test func `rectangles are cut at the picture's edge`() {
    let rects = [
      PixelRect(x: 8, y: 6, width: 100, height: Int.max),
      PixelRect(x: 50, y: 0, width: 1, height: 1),
    ]
    #expect(explained([(9, 7), (0, 0)], [rects]).counts == [1])
  }
}
