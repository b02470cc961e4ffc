package import FioriBasics

/// A blurred copy of a part's shape, beneath it.
package struct Shadow: Hashable, Sendable {
  package let color: RGBA
  /// Points, as SwiftUI's `radius`: twice the Gaussian's deviation (Docs/sources/cards.md#shell).
  package let blur: Double
  /// How far it lies to the right of the part and below it, in points.
  package let offset: Point

  /// A shadow, its lengths taken into what may be drawn.
  package init(color: RGBA, blur: Double, offset: Point = .zero) {
    self.color = color
    self.blur = min(max(0, blur), Limits.shadowLength)
    self.offset = Point(x: Self.bounded(offset.x), y: Self.bounded(offset.y))
  }

  /// A black shadow straight below a part.
  package static func black(_ opacity: Double, blur: Double, down distance: Double) -> Shadow {
    Shadow(color: RGBA(0x000000).fadedTo(opacity), blur: blur, offset: Point(x: 0, y: distance))
  }

  /// Of the Gaussian, in points.
  package var deviation: Double { blur / 2 }

  /// How far a shadow may be seen outside of its part, in points: three deviations and the offset.
  package static let farthest = Limits.shadowLength * 2.5

  /// Whether a part in the given place has a shadow.
  package func isSeen(around rect: Rect) -> Bool {
    color.alpha > 0 && rect.size.width > 0 && rect.size.height > 0
  }

  private static func bounded(_ length: Double) -> Double {
    min(max(-Limits.shadowLength, length), Limits.shadowLength)
  }
}
