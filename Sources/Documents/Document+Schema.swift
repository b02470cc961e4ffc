import FioriBasics
import FioriModel

extension Document {
  /// The JSON Schema (2020-12) of descriptions, generated from the tables that the reader uses.
  ///
  /// Every value may be a reference to rows of `data`.
  public static var schema: String { SchemaReferences.adding(to: rootSchema(shape)).text }

  /// The schema of descriptions without data and the names for it, whose values are all written out;
  /// `accept` is in it only if it is asked for.
  package static func plainSchema(withAccept: Bool = false) -> String {
    let keys = DocumentParts.properties.map(\.key).filter { key in
      key.name == "accept"
        ? withAccept : !["data", "serve", "texts", "name", "accessibilityText"].contains(key.name)
    }
    return rootSchema(
      .object(
        SchemaObject(keys: keys, alternatives: ["view", "figures"]))
    ).text
  }

  /// The keys allowed at the top level of a description.
  static let shape = JSONSchema.object(
    SchemaObject(
      keys: DocumentParts.properties.map(\.key), alternatives: ["view", "figures"]))

  private static func rootSchema(_ shape: JSONSchema) -> JSONText {
    shape.document(head: [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$id", "urn:fiori-render:description"),
      ("title", "A description for fiori-render"),
      (
        "description",
        """
        One view, or several figures, to draw. Lengths are in points. A key may also be null, which \
        counts as not set; this schema omits null, so that editors offer only values.
        """
      ),
    ])
  }
}
