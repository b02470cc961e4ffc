package import FioriBasics
package import FioriModel

/// What the shaping of every text in a picture depends on besides its style.
package struct TextSettings: Hashable, Sendable {
  /// A family among the loaded fonts.
  package let family: String
  /// BCP 47.
  package let language: String
  package var direction: Environment.LayoutDirection
  /// How much a character matters that no loaded font has.
  let missingGlyphs: Severity
  /// The families that a text's font may name; `nil`: any.
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
