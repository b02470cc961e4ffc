/// An object of a description: the keys that it may have.
struct SchemaObject: Sendable {
  let keys: [SchemaKey]
  /// Whether it has exactly one of them.
  var isSingleKeyed = false
  /// Keys of which exactly one is given; empty: it does not matter.
  var alternatives: [String] = []
}
