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
      "Shown in empty charts.", default: "No Data",
      examples: ["Keine Daten"]),
    Property(
      "more", \.more, .word(.string(matching: "\\{count\\}"), objection: objection(toCounting:)),
      "Shown for tags and label items that do not fit; {count} is their number.",
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
