import FioriRender
import Testing

@testable import FioriDrawing

/// Frames with their times, in milliseconds.
struct WebPAnimationCase: Sendable, CustomTestStringConvertible {
  let frames: [(surface: SurfaceCase, time: Int)]
  let end: Int
  private let width: Int
  private let height: Int

  var testDescription: String { "\(width) × \(height), at \(frames.map(\.time))" }

  /// Frames as they are, of a picture that is so large.
  init(_ width: Int, _ height: Int, _ frames: [(surface: SurfaceCase, time: Int)], end: Int) {
    (self.width, self.height) = (width, height)
    (self.frames, self.end) = (frames, end)
  }

  /// Frames of one kind that are seen from the given times on, to the last one.
  init(_ width: Int, _ height: Int, colors: Int, isOpaque: Bool, times: [Int]) {
    let frames = times.dropLast().enumerated().map { index, time in
      let seed = UInt32(index + 1)
      let surface = SurfaceCase(width, height, colors: colors, isOpaque: isOpaque, seed: seed)
      return (surface: surface, time: time)
    }
    self.init(width, height, frames, end: times[times.count - 1])
  }

  /// Regular and irregular times, from zero on and later, with alpha and without.
  static let all = [false, true].flatMap { isOpaque in
    [
      WebPAnimationCase(24, 16, colors: 2, isOpaque: isOpaque, times: [0, 40, 80, 120, 160]),
      WebPAnimationCase(24, 16, colors: 300, isOpaque: isOpaque, times: [0, 33, 67, 100]),
      WebPAnimationCase(31, 17, colors: 9, isOpaque: isOpaque, times: [500, 516, 533, 1_533]),
      WebPAnimationCase(50, 50, colors: 1_000, isOpaque: isOpaque, times: Array(0...40)),
    ]
  }

  /// How long each frame is to be seen.
  var durations: [Int] {
    zip(frames.dropFirst().map(\.time) + [end], frames.map(\.time)).map { $0 - $1 }
  }

  func file() throws -> [UInt8] {
    var animation = try WebPAnimation(width: width, height: height)
    for frame in frames {
      var bytes = frame.surface.bytes
      try bytes.withUnsafeMutableBytes {
        try animation.add(
          premultipliedBGRA: $0, bytesPerRow: frame.surface.bytesPerRow, at: frame.time)
      }
    }
    return try animation.finish(at: end)
  }
}
