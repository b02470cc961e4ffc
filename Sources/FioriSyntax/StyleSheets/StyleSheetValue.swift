import FioriBasics

/// A value as a sheet gives it, and where.
package struct StyleSheetValue: Hashable, Sendable {
  /// The tokens with single blanks between them, a constant's in the place of its name.
  package let text: String
  /// Where the value stands; of a constant, where its name is used.
  let location: SourceLocation
}
