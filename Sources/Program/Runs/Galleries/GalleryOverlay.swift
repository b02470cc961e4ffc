import FioriRender

/// An overlay that an opened picture of a gallery can show, as a separate picture.
package enum GalleryOverlay: String, CaseIterable, Sendable {
  case measures
  case anatomy

  /// The kind of overlay.
  var overlay: PictureOverlay {
    PictureOverlay(hasMeasures: self == .measures, hasAnatomy: self == .anatomy)
  }

  /// Returns the path of its picture, relative to the page; the index of a gallery's own pictures
  /// is in another folder.
  func file(of id: String) -> String { "\(GalleryFolder.pictures)/\(rawValue)/\(id).svg" }
}
