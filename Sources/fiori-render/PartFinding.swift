import FioriRender

/// A change of a part, and how much of a picture it accounts for.
struct PartFinding: Sendable {
  let change: LayoutChange
  /// Changed pixels.
  let pixelCount: Int
}
