/// The pixels of a ``Bitmap``: red, green, blue and alpha, not premultiplied.
struct StraightRGBA: PixelLayout {
  func straight(_ pixel: UInt32) -> UInt32 {
    pixel
  }
}
