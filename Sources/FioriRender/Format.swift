/// What a picture is written as.
public enum Format: String, Hashable, Sendable, CaseIterable {
  case png
  /// Lossless.
  case webp
  case svg
  case pdf

  /// Whether a picture can show how it grows when it appears.
  public var canBeAnimated: Bool {
    switch self {
    case .svg, .webp: true
    case .png, .pdf: false
    }
  }
}
