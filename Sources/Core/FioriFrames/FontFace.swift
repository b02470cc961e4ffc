/// A face among the loaded fonts, and where to find its outlines.
///
/// This is a value type, so that the font engine of any thread can paint a shaped text.
package struct FontFace: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Light`.
  package let name: String
  /// The path of the font file; for a bundled font, of a file in memory.
  package let path: String
  /// The index of the face in a collection.
  package let index: Int
  /// The normalized axis coordinates of a variable font, -16384…16384; empty for other fonts.
  package let coordinates: [Int32]
  /// Whether the glyphs are colored pictures rather than outlines.
  package let isColored: Bool

  package init(name: String, path: String, index: Int, coordinates: [Int32], isColored: Bool) {
    self.name = name
    self.path = path
    self.index = index
    self.coordinates = coordinates
    self.isColored = isColored
  }

  /// Hashes only the name, which faces rarely share: every glyph is looked up by its face.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
