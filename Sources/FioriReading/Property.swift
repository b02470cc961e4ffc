package import FioriBasics
package import FioriSyntax

/// Where a property is in its owner.
///
/// Keys take one unevaluated, for each closure that uses it: of one that is used once the compiler
/// makes no object, and an object would cost a start more than reading does.
package typealias PropertyPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable

/// A key of an object in a description, and the property that it fills.
///
/// A type's table of these is all that there is to say of its keys, to the reader, in the schema and
/// in the documentation.
package struct Property<Owner>: Sendable {
  /// What the key may hold, and what is said of it.
  package let key: SchemaKey
  package let read:
    @Sendable (JSONNode, DescriptionPath, inout Owner, inout DescriptionReader) -> Void
  /// What an owner's property is in Swift; `nil` of a key that fills none.
  let swift: (@Sendable (Owner) -> SwiftCode)?

  package var name: String { key.name }

  /// A key that is read in a way of its own, and what it is in Swift.
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

  /// A key that fills the property of the same meaning.
  package init<Value>(
    _ name: String, _ keyPath: @autoclosure () -> PropertyPath<Owner, Value>,
    _ reader: ValueReader<Value>, _ meaning: String, default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    key = SchemaKey(name, meaning, absence, examples: examples(), schema: reader.schema)
    let (place, source) = (keyPath(), keyPath())
    swift = { reader.swift($0[keyPath: source]) }
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: place] = value }
    }
  }

  /// A key that fills a property which may be absent.
  package init<Value>(
    _ name: String, _ keyPath: @autoclosure () -> PropertyPath<Owner, Value?>,
    _ reader: ValueReader<Value>, _ meaning: String, default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    key = SchemaKey(name, meaning, absence, examples: examples(), schema: reader.schema)
    let (place, source) = (keyPath(), keyPath())
    swift = { $0[keyPath: source].map(reader.swift) ?? .none }
    read = { node, path, owner, description in
      if let value = reader.read(node, path, &description) { owner[keyPath: place] = value }
    }
  }
}

extension JSONSchema {
  /// An object with these properties.
  package static func object<Owner>(_ properties: [Property<Owner>]) -> JSONSchema {
    .object(properties.map(\.key))
  }
}

/// A value that is read later, and the path to it.
package struct LocatedNode: Sendable {
  package let node: JSONNode
  package let path: DescriptionPath

  package init(node: JSONNode, path: DescriptionPath) {
    self.node = node
    self.path = path
  }
}

extension Property {
  /// A key whose value is kept as it is; the schema is that of who reads it, who knows its Swift, too.
  package init(
    _ name: String,
    later keyPath: @autoclosure () -> PropertyPath<Owner, LocatedNode?>,
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ meaning: String,
    default absence: KeyDefault = .nothing,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = []
  ) {
    let key = SchemaKey(name, meaning, absence, examples: examples(), schema: schema)
    let place = keyPath()
    self.init(key, swift: nil) { node, path, owner, _ in
      owner[keyPath: place] = LocatedNode(node: node, path: path)
    }
  }
}
