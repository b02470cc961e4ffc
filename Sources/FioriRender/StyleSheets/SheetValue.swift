/// A value as a sheet gives it, and where.
struct SheetValue: Hashable, Sendable {
  /// The tokens with single blanks between them, a constant's in the place of its name.
  let text: String
  /// Where the value stands; of a constant, where its name is used.
  let location: SourceLocation
}
