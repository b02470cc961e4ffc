/// How a progress ring is drawn.
struct Ring: Hashable, Sendable {
  /// 0 to 1, clockwise from noon.
  let progress: Double
  /// Points; half of it lies outside the circle.
  var lineWidth: Double
  let track: RGBA
  let color: RGBA
}
