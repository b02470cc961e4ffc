import FioriRender

/// A picture of a gallery, with what is shown beside it.
struct GalleryEntry: Sendable {
  /// What tells it from the others, a path without an extension; part of its address.
  let id: String
  let title: String
  /// The files of its pictures, from the page.
  let light: String
  /// `nil`: it looks the same in the dark.
  let dark: String?
  /// In points.
  let size: Size
  let lightBackground: RGBA
  let darkBackground: RGBA
  let words: String
  var facts: GalleryFacts
  /// The place of its description among the gallery's.
  let source: Int
  /// Its place among several figures of the description, from 0; `nil`: it is the only one.
  let figure: Int?
  /// The Swift that makes it; `nil` of a palette's sheet.
  let swift: String?

  /// An entry of a picture whose files lie in a folder of the page's.
  init(
    id: String, title: String, folder: String, _ picture: GalleryPicture, facts: GalleryFacts,
    source: Int, figure: Int? = nil, swift: String? = nil
  ) {
    (self.id, self.title, self.facts) = (id, title, facts)
    (self.source, self.figure, self.swift) = (source, figure, swift)
    light = "\(folder)/light/\(id).svg"
    // A folder of its own: there may be a description whose name ends in -dark.
    dark = picture.dark.map { _ in "\(folder)/dark/\(id).svg" }
    (size, words) = (picture.size, picture.words)
    (lightBackground, darkBackground) = (picture.lightBackground, picture.darkBackground)
  }

  /// How much of a row it takes.
  enum Width: String, Sendable {
    /// A number or a ring.
    case small
    /// As wide as a phone.
    case medium
    /// As wide as a tablet.
    case wide
    /// As wide as a tablet across.
    case widest
  }

  /// Chosen: a phone is 320 to 430 points wide, a tablet 744 to 834, and across from 1024
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

/// A figure drawn light and dark.
struct GalleryPicture: Sendable {
  let light: [UInt8]
  /// `nil`: it looks the same.
  let dark: [UInt8]?
  /// In points.
  let size: Size
  /// What the pictures are made to lie on.
  let lightBackground: RGBA
  let darkBackground: RGBA
  /// All that they say, on a line.
  let words: String
}

/// A description of a gallery, which several pictures may have.
struct GallerySource: Sendable {
  /// From the folder that all descriptions are in.
  let path: String
  /// As it stands in the file.
  let text: String
}
