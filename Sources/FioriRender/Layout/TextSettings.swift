/// What the shaping of every text in a picture depends on besides its style.
struct TextSettings: Hashable, Sendable {
  /// A family among the loaded fonts.
  let family: String
  /// BCP 47.
  let language: String
  var direction: Environment.LayoutDirection
  /// How much a character matters that no loaded font has.
  let missingGlyphs: Severity
  /// The families that a text's font may name; `nil`: any.
  var families: [String]?
}
