/// A key of an object in a description, and the property that it fills.
///
/// A type's table of these is all that there is to say of its keys.
struct Property<Owner>: Sendable {
  let name: String
  let read: @Sendable (JSONNode, DescriptionPath, inout Owner, inout DescriptionReader) -> Void

  /// A key that is read in a way of its own.
  init(
    _ name: String,
    read:
      @escaping @Sendable (
        JSONNode, DescriptionPath, inout Owner, inout DescriptionReader
      ) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// A key that fills the property of the same meaning.
  init<Value>(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Value> & Sendable,
    _ reader: ValueReader<Value>
  ) {
    self.name = name
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: keyPath] = value }
    }
  }

  /// A key that fills a property which may be absent.
  init<Value>(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Value?> & Sendable,
    _ reader: ValueReader<Value>
  ) {
    self.name = name
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: keyPath] = value }
    }
  }
}
