import FioriBasics
package import FioriModel

extension ValueReader where Value: DescribedComponent {
  /// Returns a reader for one type of view, whose `type` may be omitted.
  package static func view(of type: Value.Type) -> ValueReader {
    ValueReader(.definition(type.definition), swift: \.swift) { node, path, reader in
      if let given = node.member("type")?.value, given.value != .null,
        given.value != .string(type.typeName)
      {
        reader.expected("'\(type.typeName)'", found: given, at: path.key("type"))
      }
      return reader.filled(Value(), from: node, at: path, type.properties, besides: ["type"])
    }
  }
}
