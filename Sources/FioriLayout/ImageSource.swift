package import FioriFrames
package import FioriModel

/// Where layout has its pictures from: the seam between it and the decoders.
package protocol ImageSource: Sendable {
  /// An image that can be drawn, and what is to be said of it. Pixels beyond `largestSide` may be
  /// left out: they would not be seen.
  func picture(
    of image: Image, largestSide: Int
  ) throws(ImageFailure) -> (picture: LoadedImage, warnings: [String])
}
