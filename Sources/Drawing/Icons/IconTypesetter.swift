package import FioriBasics

/// Turns the text of an icon into outlines, in the fonts of the picture.
package protocol IconTypesetter {
  /// Returns the outlines of a text on one line; `nil` if it cannot be set.
  func outlines(of text: String, in style: IconTextStyle) -> IconTextOutlines?
}

/// The style of a text whose outlines are wanted.
package struct IconTextStyle: Hashable, Sendable {
  /// From 1 to 1000.
  package let weight: Int
  /// The space after each character in addition to the font's own, in ems.
  package let spacing: Double
  package let isRightToLeft: Bool
}

/// The outlines of a text, in ems from the start of its baseline, `y` pointing down.
package struct IconTextOutlines: Sendable {
  package let path: Path
  package let advance: Double
  /// The height of the font above the baseline, its depth below, and the height of an x.
  package let ascent: Double
  package let descent: Double
  package let letterHeight: Double
  /// The characters that no font has.
  package let missing: String
  /// Whether the font has pictures instead of some outlines.
  package let hasPictures: Bool

  package init(
    path: Path, advance: Double, ascent: Double, descent: Double, letterHeight: Double,
    missing: String, hasPictures: Bool
  ) {
    (self.path, self.advance) = (path, advance)
    (self.ascent, self.descent, self.letterHeight) = (ascent, descent, letterHeight)
    (self.missing, self.hasPictures) = (missing, hasPictures)
  }
}
