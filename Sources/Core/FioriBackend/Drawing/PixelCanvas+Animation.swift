package import FioriDisplay

extension PixelCanvas {
  /// Returns a canvas with a picture painted on it.
  package static func painted(_ list: DisplayList, engine: FontEngine) throws -> PixelCanvas {
    var canvas = try PixelCanvas(list.size, engine: engine)
    try list.paint(on: &canvas)
    return canvas
  }

  /// Returns the picture growing, ending with the still picture.
  package static func animatedWebP(of list: DisplayList, engine: FontEngine) throws -> [UInt8] {
    var animation = try WebPAnimation(
      width: list.size.pixelWidth, height: list.size.pixelHeight)
    for frame in 0...frameCount {
      let share = Double(frame) / Double(frameCount)
      let canvas = try painted(list.grown(share), engine: engine)
      try canvas.append(to: &animation, at: milliseconds(share))
    }
    return try animation.finish(at: milliseconds(1) + lastFrameMilliseconds)
  }

  /// 30 frames per second: the end of the largest ring moves a 15th of its way in each.
  private static let frameCount = Int(Animation.seconds * 30)

  /// Chosen: the frame stays, and viewers that loop the file need a pause for reading.
  private static let lastFrameMilliseconds = 3_000

  private static func milliseconds(_ share: Double) -> Int {
    Int((Animation.seconds * 1_000 * share).rounded())
  }
}
