/// Two pictures and their difference.
public struct ComparedPictures: Sendable {
  /// The expected picture.
  public let expected: PixelBuffer
  /// The actual picture.
  public let actual: PixelBuffer
  /// The options of the comparison.
  public let options: ComparisonOptions
  /// The result of the comparison.
  public let difference: PictureDifference
  /// The state of each pixel that both pictures have; empty if all are equal.
  let states: [UInt8]

  /// Returns a picture of the difference, large enough for both pictures: changed pixels are red,
  /// anti-aliased ones yellow, ignored areas bluish, and the rest is the expected picture, gray and
  /// faded. Areas only in the expected picture are blue, those only in the actual one green.
  public func differencePicture() -> PixelBuffer {
    DifferencePainter(self).painted()
  }
}
