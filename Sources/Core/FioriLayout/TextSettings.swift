package import FioriBasics
package import FioriModel

/// The settings for shaping every text in a picture, besides its style.
package struct TextSettings: Hashable, Sendable {
  /// The default family, one of the loaded fonts.
  package let family: String
  /// The language as a BCP 47 tag.
  package let language: String
  package var direction: Environment.LayoutDirection
  /// The severity of a character that no loaded font has.
  let missingGlyphs: Severity
  /// The families that a text's font may name, or `nil` for any.
  var families: [String]?

  package init(
    family: String,
    language: String,
    direction: Environment.LayoutDirection,
    missingGlyphs: Severity,
    families: [String]? = nil
  ) {
    self.family = family
    self.language = language
    self.direction = direction
    self.missingGlyphs = missingGlyphs
    self.families = families
  }
}
