/// A face among the loaded fonts: where its outlines are to be found.
///
/// A value, so that a shaped text can be painted by any thread's font engine.
package struct FontFace: Hashable, Sendable {
  /// The face's PostScript name, such as `Inter-Light`.
  package let name: String
  /// The font's file; of a bundled font, a file in memory.
  package let path: String
  /// Which face of a collection.
  package let index: Int
  /// Where on its axes a variable font stands, normalized to -16384…16384; empty for others.
  package let coordinates: [Int32]
  /// Whether its glyphs are colored pictures rather than outlines.
  package let isColored: Bool

  package init(name: String, path: String, index: Int, coordinates: [Int32], isColored: Bool) {
    self.name = name
    self.path = path
    self.index = index
    self.coordinates = coordinates
    self.isColored = isColored
  }

  /// By the name alone, which hardly two faces share: each glyph is looked up by its face.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
