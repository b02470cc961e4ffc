package import FioriBasics
package import FioriModel

/// An image that has been read and is ready to draw.
package enum LoadedImage: Hashable, Sendable {
  /// Pixels, and the natural size of the image if it was read at a lower resolution; `nil` if not.
  case bitmap(Bitmap, naturalSize: Size? = nil)
  /// Shapes that an SVG was read into.
  case vector(VectorImage)
  /// A built-in icon, its line width in points if it differs from the designed one, and whether
  /// its left and right are exchanged.
  case builtin(BuiltinIcon, lineWidth: Double? = nil, isMirrored: Bool = false)

  /// Returns the picture with its line width scaled, if it has its own line width.
  func scaled(by factor: Double) -> LoadedImage {
    guard case .builtin(let icon, let lineWidth?, let isMirrored) = self else { return self }
    return .builtin(icon, lineWidth: lineWidth * factor, isMirrored: isMirrored)
  }

  /// Whether it shows something up to its edges, such as a photograph: pixels, all of them opaque.
  package var isPicture: Bool {
    guard case .bitmap(let bitmap, _) = self else { return false }
    return bitmap.isOpaque
  }

  /// The natural size of the image, at one point per pixel.
  package var size: Size {
    switch self {
    case .bitmap(let bitmap, let naturalSize): naturalSize ?? bitmap.size
    case .vector(let image): image.size
    case .builtin(let icon, _, _): icon.size
    }
  }
}
