/// An object of a description: the keys that it may have.
package struct SchemaObject: Sendable {
  let keys: [SchemaKey]
  /// Whether it has exactly one of them.
  var isSingleKeyed = false
  /// Keys of which exactly one is given; empty: it does not matter.
  var alternatives: [String] = []

  package init(keys: [SchemaKey], isSingleKeyed: Bool = false, alternatives: [String] = []) {
    self.keys = keys
    self.isSingleKeyed = isSingleKeyed
    self.alternatives = alternatives
  }
}
