package import FioriBasics

/// The key path of a property.
///
/// Keys take it as an autoclosure and evaluate it when it is used: the objects of all keys of a description
/// would take 5 % of a start, and most keys are not used.
package typealias PropertyPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable

/// A key of an object in a description, with the property that it sets.
///
/// A type's table of these defines its keys for the reader, the schema and the documentation.
package struct Property<Owner>: Sendable {
  /// The key's schema and documentation.
  package let key: SchemaKey
  package let read:
    @Sendable (JSONNode, DescriptionPath, inout Owner, inout DescriptionReader) -> Void
  /// Returns the property's Swift code; `nil` for a key that sets no property.
  let swift: (@Sendable (Owner) -> SwiftCode)?

  package var name: String { key.name }

  /// Creates a key with its own reading function and Swift code.
  package init(
    _ key: SchemaKey, swift: (@Sendable (Owner) -> SwiftCode)?,
    read:
      @escaping @Sendable (
        JSONNode, DescriptionPath, inout Owner, inout DescriptionReader
      ) -> Void
  ) {
    self.key = key
    self.swift = swift
    self.read = read
  }

  /// Returns the key for a value that contains the owner.
  func part<Whole>(of place: PropertyPath<Whole, Owner>) -> Property<Whole> {
    let (read, swift) = (read, swift)
    return Property<Whole>(key, swift: { whole in swift?(whole[keyPath: place]) ?? .none }) {
      node, path, whole, description in
      var owner = whole[keyPath: place]
      read(node, path, &owner, &description)
      whole[keyPath: place] = owner
    }
  }

  /// Creates a key that sets a property.
  package init<Value>(
    _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Value>,
    _ reader: ValueReader<Value>, _ meaning: String, default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    key = SchemaKey(name, meaning, absence, examples: examples(), schema: reader.schema)
    swift = { reader.swift($0[keyPath: keyPath()]) }
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: keyPath()] = value }
    }
  }

  /// Creates a key that sets an optional property.
  package init<Value>(
    _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Value?>,
    _ reader: ValueReader<Value>, _ meaning: String, default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    key = SchemaKey(name, meaning, absence, examples: examples(), schema: reader.schema)
    swift = { $0[keyPath: keyPath()].map(reader.swift) ?? .none }
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: keyPath()] = value }
    }
  }
}

extension JSONSchema {
  /// Returns the schema of an object with these properties.
  package static func object<Owner>(_ properties: [Property<Owner>]) -> JSONSchema {
    .object(properties.map(\.key))
  }
}

/// A value to be read later, with its path.
package struct LocatedNode: Sendable {
  package let node: JSONNode
  package let path: DescriptionPath

  package init(node: JSONNode, path: DescriptionPath) {
    self.node = node
    self.path = path
  }
}

extension Property {
  /// Creates a key whose value is kept unread; its later reader defines the schema and the Swift
  /// code.
  package init(
    _ name: String,
    later keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LocatedNode?>,
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ meaning: String,
    default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    let key = SchemaKey(name, meaning, absence, examples: examples(), schema: schema)
    self.init(key, swift: nil) { node, path, owner, _ in
      owner[keyPath: keyPath()] = LocatedNode(node: node, path: path)
    }
  }
}
