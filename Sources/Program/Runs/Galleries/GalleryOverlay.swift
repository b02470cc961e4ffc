import FioriRender

/// What an opened picture of a gallery can show around it, in a picture of its own.
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
