/// Two pictures and what is different between them.
public struct ComparedPictures: Sendable {
  /// What should be.
  public let expected: PixelBuffer
  /// What is.
  public let actual: PixelBuffer
  /// When a pixel counted as changed.
  public let options: ComparisonOptions
  /// What was found.
  public let difference: PictureDifference
  /// What became of each pixel that both have; empty where all are the same.
  let states: [UInt8]

  /// A picture of the difference, as large as both pictures together: changed pixels red, those on
  /// softened edges yellow, ignored parts bluish, and the rest the expected picture, gray and faded.
  /// What only the expected picture has is blue, what only the other has is green.
  public func differencePicture() -> PixelBuffer {
    DifferencePainter(self).painted()
  }
}
