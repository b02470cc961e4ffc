import FioriBasics
import FioriModel

/// The `texts` of a description before its files are read.
struct TextsSettings {
  var file: LocatedNode?
  var source: String?

  static let properties: [Property<TextsSettings>] = [
    Property(
      "file", later: \.file, .anyOf([.string(), .array(of: .string(), atLeast: 1)]),
      "Path of one or more tables (.csv, .tsv, .json, .jsonl) with a column of keys and one for each "
        + "language, or .strings, .xliff or .xlf files, relative to the description.",
      default: .required("the path of a table, or of a .strings or .xliff file"),
      examples: ["texts.csv", "en.lproj/Localizable.strings", ["de.xliff", "fr.xliff"]]),
    Property(
      "source", \.source, .locale,
      "Language of the texts used where another language lacks one.",
      default: .text("the first language of the file"), examples: ["en"]),
  ]

  /// The schema of `texts`.
  static let schema = JSONSchema.definition(
    "texts", "Texts in several languages; a picture uses the texts of its locale.",
    examples: [["file": "texts.csv"]], .object(properties))

  /// The schema of a text that is taken from `texts`.
  static let reference: JSONText = [
    "title": "textReference",
    "description": "A text of texts, in the language of the locale.",
    "type": "object",
    "properties": [
      "text": [
        "title": "text",
        "type": "object",
        "properties": [
          "key": [
            "title": "key", "description": "The key of the text.",
            "anyOf": [["type": "string"], ["$ref": "#/$defs/reference"]],
          ]
        ],
        "required": ["key"],
        "additionalProperties": false,
      ]
    ],
    "required": ["text"],
    "additionalProperties": false,
    "examples": [["text": ["key": "sales.title"]]],
  ]
}
