/// Where layout has its pictures from: the seam between it and the decoders.
protocol PictureSource: Sendable {
  /// An image that can be drawn, and what is to be said of it.
  func picture(of image: Image) throws(PictureFailure) -> (picture: Picture, warnings: [String])
}
