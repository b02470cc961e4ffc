/// A face among the loaded fonts: where its outlines are to be found.
///
/// A value, so that a shaped text can be painted by any thread's font engine.
struct FontFace: Hashable, Sendable {
  /// The face's PostScript name, such as `Inter-Light`.
  let name: String
  /// The font's file; of a bundled font, a file in memory.
  let path: String
  /// Which face of a collection.
  let index: Int
  /// Where on its axes a variable font stands, normalised to -16384…16384; empty for others.
  let coordinates: [Int32]
  /// Whether its glyphs are coloured pictures rather than outlines.
  let isColored: Bool

  /// By the name alone, which hardly two faces share: each glyph is looked up by its face.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
