/// The format of a picture file.
public enum Format: String, Hashable, Sendable, CaseIterable {
  case png
  /// Lossless WebP.
  case webp
  case svg
  case pdf

  /// The media type, such as `image/png`.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }

  /// Whether a file consists of shapes and is measured in points, rather than pixels.
  public var isVector: Bool {
    switch self {
    case .svg, .pdf: true
    case .png, .webp: false
    }
  }

  /// Whether a picture in this format can be animated.
  public var canBeAnimated: Bool {
    switch self {
    case .svg, .webp: true
    case .png, .pdf: false
    }
  }
}
