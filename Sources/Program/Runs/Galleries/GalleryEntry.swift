import FioriRender

/// A picture of a gallery, with the details shown beside it.
struct GalleryEntry: Sendable {
  /// The unique ID, a path without an extension; part of the entry's URL.
  let id: String
  let title: String
  /// The path of the light picture, relative to the page.
  let light: String
  /// The path of the dark picture, or `nil` if it looks the same.
  let dark: String?
  /// The size in points.
  let size: Size
  let lightBackground: RGBA
  let darkBackground: RGBA
  let accessibilityText: String
  var facts: GalleryFacts
  /// The index of its description in the gallery.
  let source: Int
  /// The index of the figure in the description, from 0; `nil` if it is the only one.
  let figure: Int?
  /// The Swift code of the figure, or `nil` for a palette's sheet.
  let swift: String?
  /// The overlays that also have pictures.
  let overlays: [GalleryOverlay]

  /// Creates an entry for a picture whose files are in a folder next to the page.
  init(
    id: String, title: String, folder: String, _ picture: GalleryPicture, facts: GalleryFacts,
    source: Int, figure: Int? = nil, swift: String? = nil, overlays: [GalleryOverlay] = []
  ) {
    self.overlays = overlays
    (self.id, self.title, self.facts) = (id, title, facts)
    (self.source, self.figure, self.swift) = (source, figure, swift)
    light = "\(folder)/light/\(id).svg"
    // A separate folder, since the name of a description may end in -dark.
    dark = picture.dark.map { _ in "\(folder)/dark/\(id).svg" }
    (size, accessibilityText) = (picture.size, picture.accessibilityText)
    (lightBackground, darkBackground) = (picture.lightBackground, picture.darkBackground)
  }

  /// The width of an entry in a row.
  enum Width: String, Sendable {
    /// A number or a ring.
    case small
    /// The width of a phone.
    case medium
    /// The width of a tablet.
    case wide
    /// The width of a tablet in landscape.
    case widest
  }

  /// Chosen: a phone is 320 to 430 points wide, a tablet 744 to 834, and in landscape from 1024
  /// (Docs/sources/headers.md#screen).
  var width: Width {
    switch size.width {
    case ...260: .small
    case ...440: .medium
    case ...840: .wide
    default: .widest
    }
  }
}

/// A figure drawn in light and dark.
struct GalleryPicture: Sendable {
  /// A picture in the formats of a gallery.
  struct Files: Sendable {
    let svg: [UInt8]
    let png: [UInt8]
  }

  let light: Files
  /// The dark picture, or `nil` if it looks the same.
  let dark: Files?
  /// The size in points.
  let size: Size
  /// The intended background of the light picture.
  let lightBackground: RGBA
  let darkBackground: RGBA
  /// The accessibility text, on one line.
  let accessibilityText: String
}

/// A description of a gallery, which may have several pictures.
struct GallerySource: Sendable {
  /// The path relative to the common folder of all descriptions.
  let path: String
  /// The text of the file.
  let text: String
}
