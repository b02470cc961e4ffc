import FioriModel

/// An image and how fine its pixels have to be.
///
/// Kept apart by both: read for an icon first, a photograph would be drawn from an icon's pixels.
struct ImageRequest: Hashable, Sendable {
  let source: Image.Source
  /// Pixels.
  let largestSide: Int
}
