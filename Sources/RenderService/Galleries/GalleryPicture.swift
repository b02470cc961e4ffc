import FioriRender

/// A figure drawn light and dark.
struct GalleryPicture: Sendable {
  let light: [UInt8]
  /// `nil`: it looks the same.
  let dark: [UInt8]?
  /// In points.
  let size: Size
  /// What the pictures are made to lie on.
  let lightGround: RGBA
  let darkGround: RGBA
  /// All that they say, on a line.
  let words: String
}
