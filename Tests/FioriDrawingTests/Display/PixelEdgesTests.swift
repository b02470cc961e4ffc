import FioriRender
import Testing

struct PixelEdgesTests {
  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX),
      (one.maxY, other.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(arguments: [
    PixelEdgesCase(1, [0, 0, 10, 20], aligned: [0, 0, 10, 20], covering: [0, 0, 10, 20]),
    PixelEdgesCase(
      1, [0.4, 0.6, 10.4, 20.6], aligned: [0, 1, 10, 21], covering: [0, 0, 11, 21]),
    PixelEdgesCase(
      2, [0.2, 0.3, 10.2, 20.3], aligned: [0, 0.5, 10, 20.5], covering: [0, 0, 10.5, 20.5]),
    PixelEdgesCase(
      3, [0.1, 0.2, 1, 2.1], aligned: [0, 1 / 3.0, 1, 2], covering: [0, 0, 1, 7 / 3.0]),
    PixelEdgesCase(
      2, [-0.2, -0.3, 0.2, 0.3], aligned: [0, -0.5, 0, 0.5], covering: [-0.5, -0.5, 0.5, 0.5]),
    PixelEdgesCase(
      1, [0.0005, -0.0005, 10.0005, 19.9995], aligned: [0, 0, 10, 20],
      covering: [0, 0, 10, 20]),
    PixelEdgesCase(
      1, [0.998, 0.002, 9.998, 20.002], aligned: [1, 0, 10, 20], covering: [0, 0, 10, 21]),
  ])
  func `a rectangle is aligned to pixels or drawn around the pixels it touches`(
    _ item: PixelEdgesCase
  ) {
    let grid = PixelGrid(scale: item.scale)
    #expect(isNear(grid.aligned(item.rect), item.aligned))
    #expect(isNear(grid.covering(item.rect), item.covering))
  }
}
