package import FioriBasics

/// The shadow of a rounded rectangle whose sides are no longer than its corners need. Longer ones
/// repeat its middle.
package struct ShadowTile: Hashable, Sendable {
  package let horizontal: Side
  package let vertical: Side
  /// The corner radius, in pixels.
  let cornerRadius: Double
  /// The standard deviation of the Gaussian blur, in pixels.
  package let deviation: Double
  /// Whether the rectangle itself is left out.
  package let isCutOut: Bool

  /// One axis, in pixels from the tile's first.
  package struct Side: Hashable, Sendable {
    /// The length of the tile.
    package let count: Int
    /// The length of the shape.
    let length: Int
    /// The starts of the shape and of its moved copy, in quarters of a pixel.
    let start: Int
    let movedStart: Int
  }

  /// The shape that casts the shadow, and its moved copy that is blurred.
  package var shape: Path { path(Double(horizontal.start) / 4, Double(vertical.start) / 4) }
  package var movedShape: Path {
    path(Double(horizontal.movedStart) / 4, Double(vertical.movedStart) / 4)
  }

  private func path(_ left: Double, _ top: Double) -> Path {
    let rect = Rect(
      x: left, y: top, width: Double(horizontal.length), height: Double(vertical.length))
    return Path(rect, cornerRadius: cornerRadius)
  }
}
