package import FioriBasics

/// A blurred copy of a part's shape below it.
package struct Shadow: Hashable, Sendable {
  package let color: RGBA
  /// The blur in points, like SwiftUI's `radius`: twice the standard deviation
  /// (Docs/sources/cards.md#shell).
  package let blur: Double
  /// The offset to the right and down, in points.
  package let offset: Point

  /// Creates a shadow, clamping its lengths to the drawable range.
  package init(color: RGBA, blur: Double, offset: Point = .zero) {
    self.color = color
    self.blur = min(max(0, blur), Limits.shadowLength)
    self.offset = Point(x: Self.bounded(offset.x), y: Self.bounded(offset.y))
  }

  /// Returns a black shadow below a part.
  package static func black(_ opacity: Double, blur: Double, down distance: Double) -> Shadow {
    Shadow(color: RGBA(0x000000).fadedTo(opacity), blur: blur, offset: Point(x: 0, y: distance))
  }

  /// The Gaussian's standard deviation, in points.
  package var deviation: Double { blur / 2 }

  /// The largest visible extent beyond a part, in points: three deviations and the offset.
  package static let farthest = Limits.shadowLength * 2.5

  /// Returns whether the shadow of a part is visible.
  package func isSeen(around rect: Rect) -> Bool {
    color.alpha > 0 && rect.size.width > 0 && rect.size.height > 0
  }

  private static func bounded(_ length: Double) -> Double {
    min(max(-Limits.shadowLength, length), Limits.shadowLength)
  }
}
