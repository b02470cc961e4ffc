import CCairo
package import FioriBasics
package import FioriLayout
package import FioriModel

extension PixelCanvas {
  /// Returns a canvas with a picture painted on it, at the end or some seconds after the start of
  /// an animation.
  package static func painted(
    _ list: DisplayList, engine: FontEngine, at moment: Double? = nil
  ) throws -> PixelCanvas {
    var canvas = try PixelCanvas(list.size, engine: engine, at: moment)
    try list.paint(on: &canvas)
    return canvas
  }

  /// Returns the picture moving, ending with the still picture; `check` is called before each frame, and
  /// may throw to end the work.
  package static func animatedWebP(
    of list: DisplayList, engine: FontEngine, check: () throws -> Void
  ) throws -> [UInt8] {
    let size = list.size
    var animation = try WebPAnimation(width: size.pixelWidth, height: size.pixelHeight)
    let moments = moments(
      of: list.movingParts,
      most: Limits.animationPixelCount / (size.pixelWidth * size.pixelHeight))
    for moment in moments.dropLast() {
      try check()
      let canvas = try painted(list, engine: engine, at: moment)
      try canvas.append(to: &animation, at: milliseconds(moment))
    }
    let end = moments.last ?? 0
    try painted(list, engine: engine).append(to: &animation, at: milliseconds(end))
    return try animation.finish(at: milliseconds(end) + lastFrameMilliseconds)
  }

  /// Returns the times of the frames, at most `most` besides the last one, which is the end: in a large
  /// picture only every other one, or fewer.
  static func moments(of parts: MovingParts, most: Int) -> [Double] {
    let all = moments(of: parts)
    let step = (all.count + max(most, 1) - 1) / max(most, 1)
    return stride(from: 0, to: all.count - 1, by: max(step, 1)).map { all[$0] } + all.suffix(1)
  }

  /// Returns the times of the frames at the full rate. The last one is the end.
  private static func moments(of parts: MovingParts) -> [Double] {
    func times(to end: Double, perSecond: Double) -> [Double] {
      (0...Int(end * perSecond)).map { Double($0) / perSecond }
    }
    let growth =
      parts.contains(.growing) ? times(to: MotionTime.growth, perSecond: growthFrames) : []
    guard parts.contains(.shimmering) else { return growth }
    let end = MotionTime.shimmer * Double(MotionTime.shimmerCount)
    let shimmer = times(to: end, perSecond: shimmerFrames)
    return growth + shimmer.filter { $0 > growth.last ?? -1 }
  }

  /// The frames per second: the end of the largest ring moves a 15th of its way in each; light is soft.
  private static let growthFrames = 30.0
  private static let shimmerFrames = 15.0

  /// Chosen: the frame stays, and viewers that loop the file need a pause for reading.
  private static let lastFrameMilliseconds = 3_000

  private static func milliseconds(_ moment: Double) -> Int { Int((moment * 1_000).rounded()) }
}

extension PixelCanvas {
  package mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws {
    let share = growthShare ?? 1
    guard share > 0 else { return }
    let seen = share < 1 ? arc.filled(share) : arc
    try stroke(Path(seen), StrokeStyle(width: width), color)
  }

  package mutating func beginMotion(_ motion: Motion) throws {
    guard moment != nil else { return }
    cairo_save(context.pointer)
    switch motion {
    case .growth(let point, let axes): grow(to: growthShare ?? 1, from: point, axes)
    case .reveal(let start, let end): uncover(growthShare ?? 1, from: start, to: end)
    case .sweep:
      if let share = growthShare, let corners = motion.uncovered(at: share) {
        context.trace(Path(through: corners, isClosed: true))
        cairo_clip(context.pointer)
      }
    case .shimmer: cairo_push_group(context.pointer)
    }
    try context.checkStatus("begin a motion")
  }

  package mutating func endMotion(_ motion: Motion) throws {
    guard moment != nil else { return }
    if case .shimmer(let isFromRight) = motion { paintGroup(litFromRight: isFromRight) }
    cairo_restore(context.pointer)
    try context.checkStatus("end a motion")
  }

  /// The share that has grown; `nil` once everything has.
  private var growthShare: Double? {
    moment.flatMap { $0 < MotionTime.growth ? $0 / MotionTime.growth : nil }
  }

  /// Scales later drawing about a point; Cairo has no scale of zero, where nothing is visible.
  private func grow(to share: Double, from point: Point, _ axes: Motion.GrowthAxes) {
    guard share > 0 else {
      cairo_new_path(context.pointer)
      return cairo_clip(context.pointer)
    }
    cairo_translate(context.pointer, point.x, point.y)
    cairo_scale(
      context.pointer, axes == .vertical ? 1 : share, axes == .horizontal ? 1 : share)
    cairo_translate(context.pointer, -point.x, -point.y)
  }

  private func uncover(_ share: Double, from start: Double, to end: Double) {
    guard share < 1 else { return }
    let reached = start + (end - start) * share
    context.clip(
      to: Rect(
        x: min(start, reached), y: 0, width: abs(reached - start), height: size.canvas.height))
  }

  /// Paints the group with light on it: a band as wide as the picture, which is fainter within it.
  private func paintGroup(litFromRight isFromRight: Bool) {
    let width = size.canvas.width
    let phase = (moment ?? 0).truncatingRemainder(dividingBy: MotionTime.shimmer)
    let way = 2 * width * phase / MotionTime.shimmer
    let start = isFromRight ? width - way : way - width
    cairo_pop_group_to_source(context.pointer)
    let light = cairo_pattern_create_linear(start, 0, start + width, 0)
    defer { cairo_pattern_destroy(light) }
    for (offset, alpha) in [(0, 1), (0.5, 1 - MotionTime.shimmerDepth), (1, 1)] {
      cairo_pattern_add_color_stop_rgba(light, offset, 0, 0, 0, alpha)
    }
    cairo_mask(context.pointer, light)
  }
}
