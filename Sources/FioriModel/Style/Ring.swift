/// How a progress ring is drawn.
package struct Ring: Hashable, Sendable {
  /// 0 to 1, clockwise from noon.
  package let progress: Double
  /// Points; half of it lies outside the circle.
  package var lineWidth: Double
  package let track: RGBA
  package let color: RGBA

  package init(progress: Double, lineWidth: Double, track: RGBA, color: RGBA) {
    self.progress = progress
    self.lineWidth = lineWidth
    self.track = track
    self.color = color
  }
}
