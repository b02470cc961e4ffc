import FioriRender

/// An overlay that an opened picture of a gallery can show, as a separate picture.
package enum GalleryOverlay: String, CaseIterable, Sendable {
  case measures
  case anatomy

  /// What is drawn.
  var overlay: PictureOverlay {
    PictureOverlay(hasMeasures: self == .measures, hasAnatomy: self == .anatomy)
  }

  /// Returns the path of its picture, relative to the page; that of a gallery's own pictures has
  /// another folder.
  func file(of id: String) -> String { "\(GalleryFolder.pictures)/\(rawValue)/\(id).svg" }
}
