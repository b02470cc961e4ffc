package import FioriElements

/// What turns characters into glyphs: the seam between layout and Pango.
package protocol TextShaper {
  /// The glyphs of a paragraph, in the order of its characters.
  func shape(_ text: StyledText, with settings: TextSettings) throws -> ShapedText
}
