import FioriBasics
import FioriModel
import FioriSyntax

extension LocalizedStrings {
  static var blank: LocalizedStrings { LocalizedStrings() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "LocalizedStrings", self, over: .blank,
        taking: [], Self.properties))
  }

  /// The keys of `words`.
  static let properties: [Property<LocalizedStrings>] = [
    Property(
      "noData", \.noData, .word(.string(), objection: objection(to:)),
      "In place of a chart that has nothing to show.", default: "No Data",
      examples: ["Keine Daten"]),
    Property(
      "more", \.more, .word(.string(matching: "\\{count\\}"), objection: objection(toCounting:)),
      "For tags and label items that have no room; {count} stands for how many there are.",
      default: "+{count} more", examples: ["+{count} weitere"]),
  ]
}

extension ValueReader where Value == String {
  /// A text that nothing is to be said against.
  fileprivate static func word(
    _ schema: JSONSchema, objection: @escaping @Sendable (String) -> String?
  ) -> ValueReader {
    ValueReader(schema, swift: \.swift) { node, path, reader in
      guard let text = ValueReader.string.read(node, path, &reader) else { return nil }
      guard let objection = objection(text) else { return text }
      reader.error(objection, at: node.position, path)
      return nil
    }
  }
}
