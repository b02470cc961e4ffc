import FioriBasics

/// Problems of the size of a picture.
extension Message {
  static func tooLongSide(_ picture: String) -> Message {
    Message(
      .limit,
      "\(picture), more than the \(Limits.canvasSide) allowed on a side; "
        + "lower the scale or the size")
  }

  static func tooManyPixels(_ picture: String, limit: Int) -> Message {
    Message(.limit, "\(picture), more than the \(limit) allowed; lower the scale or the size")
  }

  static func tooLargeAnimation(_ picture: String) -> Message {
    Message(
      .outOfRange,
      "\(picture) is too large for an animated WebP, which may have at most "
        + "\(Limits.animatedPixelCount) pixels; lower the scale or the size, or write an SVG")
  }
}
