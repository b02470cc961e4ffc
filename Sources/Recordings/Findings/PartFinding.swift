package import FioriRender

/// A change of a part, and how much of a picture it accounts for.
package struct PartFinding: Sendable {
  package let change: LayoutChange
  /// Changed pixels.
  package let pixelCount: Int
}
