import FioriBasics
import FioriReading
import FioriSyntax

extension Document {
  /// The JSON Schema (2020-12) of descriptions, made from the tables that the reader reads by.
  public static var schema: String { rootSchema.text }

  /// What a description may hold at its top.
  static let shape = JSONSchema.object(
    SchemaObject(keys: DocumentParts.properties.map(\.key), alternatives: ["view", "figures"]))

  private static var rootSchema: JSONText {
    shape.document(head: [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$id", "urn:fiori-render:description"),
      ("title", "A description for fiori-render"),
      (
        "description",
        """
        One view, or several figures, to draw. Lengths are in points. A key may also be null, which \
        counts as not given; this schema omits null, so that editors offer only values.
        """
      ),
    ])
  }
}
