/// A description of a gallery, which several pictures may have.
struct GallerySource: Sendable {
  /// From the folder that all descriptions are in.
  let path: String
  /// As it stands in the file.
  let text: String
}
