package import FioriDisplay

extension PixelCanvas {
  /// A canvas with a picture on it.
  package static func painted(_ list: DisplayList, engine: FontEngine) throws -> PixelCanvas {
    var canvas = try PixelCanvas(list.size, engine: engine)
    try list.paint(on: &canvas)
    return canvas
  }

  /// The picture as it grows, and then as it stays.
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

  /// 30 frames a second: a step of the largest ring's end is then a 15th of its way.
  private static let frameCount = Int(Animation.seconds * 30)

  /// Chosen: it is shown for good, and viewers that play the file again need a pause to read in.
  private static let lastFrameMilliseconds = 3_000

  private static func milliseconds(_ share: Double) -> Int {
    Int((Animation.seconds * 1_000 * share).rounded())
  }
}
