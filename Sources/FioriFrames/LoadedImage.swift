package import FioriBasics
package import FioriModel

/// An image that has been read and can be drawn.
package enum LoadedImage: Hashable, Sendable {
  /// Pixels, and the size of the image where it had more of them; `nil`: it is theirs.
  case bitmap(Bitmap, naturalSize: Size? = nil)
  /// The source of an SVG, checked and without its texts, and its size in its own units.
  case svg([UInt8], Size)
  /// An icon of ours; the points of its lines, where they are not as it is drawn.
  case builtin(BuiltinIcon, lineWidth: Double? = nil)

  /// The picture with its lines thinner or thicker, where it has a width of its own for them.
  func scaled(by factor: Double) -> LoadedImage {
    guard case .builtin(let icon, let lineWidth?) = self else { return self }
    return .builtin(icon, lineWidth: lineWidth * factor)
  }

  /// The size that the image has by itself, a pixel counted as a point.
  package var size: Size {
    switch self {
    case .bitmap(let bitmap, let naturalSize): naturalSize ?? bitmap.size
    case .svg(_, let size): size
    case .builtin(let icon, _): icon.size
    }
  }
}
