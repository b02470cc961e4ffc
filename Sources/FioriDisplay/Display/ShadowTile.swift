package import FioriBasics

/// The shadow of a rounded rectangle whose sides are no longer than its corners need: any longer
/// one is this with its middle repeated.
package struct ShadowTile: Hashable, Sendable {
  package let horizontal: Side
  package let vertical: Side
  /// Pixels.
  let cornerRadius: Double
  /// Of the Gaussian, in pixels.
  package let deviation: Double
  /// Whether nothing is drawn where the rectangle itself lies.
  package let isCutOut: Bool

  /// A side, in pixels from the tile's first.
  package struct Side: Hashable, Sendable {
    /// Of the tile.
    package let count: Int
    /// Of the shape.
    let length: Int
    /// Where the shape lies that the shadow is of, and where it lies when moved, in quarters.
    let start: Int
    let movedStart: Int
  }

  /// The shape that the shadow is of, and the one that is blurred.
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
