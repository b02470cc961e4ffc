/// What a picture is written as.
public enum Format: String, Hashable, Sendable, CaseIterable {
  case png
  /// Lossless.
  case webp
  case svg
  case pdf
}
