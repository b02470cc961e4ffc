import FioriRender
import Testing

@testable import TestSupport

struct PictureSizeTests {
  @Test(arguments: [
    (Size(width: 169.24, height: 72.3836), 2.0, 339, 145),
    (Size(width: 100, height: 50), 1, 100, 50), (Size(width: 100, height: 92.4), 2.5, 250, 231),
    (Size(width: 100.01, height: 1), 1, 101, 1), (Size(width: 0, height: 0), 3, 1, 1),
    (Size(width: 33.4, height: 33.5), 3, 101, 101),
  ])
  func `pixels are rounded up, at least one`(
    size: Size, scale: Double, width: Int, height: Int
  ) {
    let picture = PictureSize(layout: size, scale: scale)
    expect(picture.pixelWidth, is: width)
    expect(picture.pixelHeight, is: height)
  }

  @Test func `the canvas is the area of the pixels`() {
    let picture = PictureSize(layout: Size(width: 169.24, height: 72.3836), scale: 2)
    expect(picture.canvas, is: Size(width: 169.5, height: 72.5))
  }
}
