import FioriRender
import Testing

@testable import TestSupport

struct PixelGridTests {
  @Test(
    arguments: [
      (1.0, 9.053, 9.0), (2, 9.053, 9), (2, 9.3, 9.5), (3, 0.5, 2 / 3.0), (2, -0.3, -0.5),
      (1.5, 1, 4 / 3.0),
    ] as [(Double, Double, Double)])
  func `a length is moved to the nearest pixel`(scale: Double, length: Double, snapped: Double) {
    #expect(abs(PixelGrid(scale: scale).snapped(length) - snapped) < 1e-12)
  }

  @Test func `a rectangle keeps its size`() {
    let rect = Rect(x: 0.3, y: 0.7, width: 3.3, height: 2.1)
    expect(PixelGrid(scale: 2).snapped(rect), is: Rect(x: 0.5, y: 0.5, width: 3.3, height: 2.1))
  }

  @Test(
    arguments: [
      (337.9, 0.5, 338, 1), (338.2, 0.2, 338, 1), (337.4, 0.5, 337, 1), (10, 0, 10, 0),
      (10.2, 2.1, 10, 2),
    ] as [(Double, Double, Double, Double)])
  func `a visible rectangle has a pixel at least, unless it is empty`(
    y: Double, height: Double, top: Double, visible: Double
  ) {
    let rect = Rect(x: 0.3, y: y, width: 3.3, height: height)
    expect(PixelGrid(scale: 1).visible(rect), is: Rect(x: 0, y: top, width: 4, height: visible))
  }

  @Test(
    arguments: [
      (1.0, 10.0, 10), (2, 10.1, 21), (2.5, 92.4, 231), (1, 10.0005, 10), (1, 10.002, 11),
      (2, 0, 0),
    ] as [(Double, Double, Int)])
  func `pixels are counted up`(scale: Double, length: Double, count: Int) {
    expect(PixelGrid(scale: scale).pixelCount(length), is: count)
  }
}
