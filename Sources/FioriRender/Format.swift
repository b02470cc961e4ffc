/// The format of a picture file.
public enum Format: String, Hashable, Sendable, CaseIterable {
  case png
  /// Lossless WebP.
  case webp
  case svg
  case pdf

  /// Whether a picture in this format can be animated.
  public var canBeAnimated: Bool {
    switch self {
    case .svg, .webp: true
    case .png, .pdf: false
    }
  }
}
