/// How an image is scaled into a box of other proportions.
///
/// The UIKit counterpart is `UIView.ContentMode`.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
  /// The whole image, centered in the box; `scaleAspectFit`.
  case fit
  /// The image covers the box, and its edges are cut off; `scaleAspectFill`.
  case fill
}
