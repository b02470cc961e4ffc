import FioriBasics
import FioriModel

/// A trait that the address of a card can set if its template allows it.
package enum ServedParameter: String, CaseIterable, Sendable {
  case appearance, scale, locale, width
}

/// The `serve` of a description: the settings of a server that uses it as the template of a card.
struct ServeSettings {
  var parameters: [ServedParameter] = []

  static let properties: [Property<ServeSettings>] = [
    Property(
      "parameters", \.parameters, .array(of: .choice("parameter")),
      "Traits that the address of a card may set, besides the columns of its row.",
      examples: [["appearance"]])
  ]

  /// The schema of `serve`.
  static let schema = JSONSchema.definition(
    "serve", "Values that the addresses of a card may set; only 'fiori-render serve' uses it.",
    examples: [["parameters": ["appearance"]]], .object(properties))

  /// Reads the settings of a description.
  init(_ entry: LocatedNode?, _ reader: inout DescriptionReader) {
    guard let entry else { return }
    reader.read(entry.node, at: entry.path, Self.properties, into: &self)
  }
}
