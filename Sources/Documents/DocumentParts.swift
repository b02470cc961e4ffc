import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The top level of a description before its parts are read.
struct DocumentParts {
  var schema: String?
  var name: String?
  var accessibilityText: LocatedNode?
  var texts: LocatedNode?
  var data: LocatedNode?
  var view: LocatedNode?
  var figures: LocatedNode?
  var environment: LocatedNode?
  var variants: LocatedNode?
  var stylesheet: LocatedNode?
  var lint = LintLevels()
  var accept: LocatedNode?
  var sharedRange = false
  var serve: LocatedNode?

  static let properties: [Property<DocumentParts>] = [
    Property(
      "$schema", \.schema, .string,
      "Schema for editors; ignored when rendering.",
      examples: ["./fiori-render.schema.json"]),
    Property(
      "view", later: \.view, .view, "The view to draw.",
      examples: [["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]),
    Property(
      "figures", later: \.figures,
      .array(of: FigureParts.schema, atLeast: 1),
      "Several figures, each drawn as a picture, instead of view.",
      examples: [[["name": "sales", "view": ["type": "kpiView", "items": [["metric": "294"]]]]]]),
    Property(
      "data", later: \.data, DataSettings.schema,
      "A table; values of the view can come from its rows, and figures be drawn for them.",
      examples: [["file": "sales.csv", "groupBy": "region"]]),
    Property(
      "texts", later: \.texts, TextsSettings.schema,
      "Texts in several languages; a value can be one of them in the language of the locale.",
      examples: [["file": "texts.csv"]]),
    Property(
      "name", \.name, .fileName,
      "Name of the picture, used for the file; with data, each figure needs its own.",
      default: .text("the description's name, with a number if there are several"),
      examples: ["sales-${region}"]),
    .accessibilityText(\.accessibilityText),
    Property(
      "sharedRange", \.sharedRange, .bool,
      "Whether the axes of all figures have the same ranges of numbers and dates, "
        + "micro charts the same heights and bubbles the same sizes, so "
        + "that they can be compared.",
      default: false),
    .environment(
      \.environment,
      "Traits of the screen; a figure's own environment is merged over them, key by key."),
    Property(
      "variants", later: \.variants, VariantMatrix.schema,
      "Trait values; a picture is drawn for each combination.",
      examples: [["appearance": ["light", "dark"], "scale": [1, 2]]]),
    .stylesheet(\.stylesheet, "Style sheets; a figure's own replace them."),
    Property(
      "serve", later: \.serve, ServeSettings.schema,
      "Values that the addresses of a card may set when a server draws this template.",
      examples: [["parameters": ["appearance"]]]),
    .lint(\.lint, "Levels of design rules for 'lint'; a figure's own are merged over them."),
    .accept(\.accept),
  ]
}

extension Property {
  /// Returns the key of the words that represent a picture.
  static func accessibilityText(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LocatedNode?>
  ) -> Property {
    Property(
      "accessibilityText", later: keyPath(), .string(),
      "Text that screen readers say for the picture, instead of words made from the view.",
      default: .text("made from the view"), examples: ["Orders have doubled since 2024"])
  }

  /// Returns the key of an environment, which is merged with other environments before it is read.
  static func environment(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LocatedNode?>,
    _ meaning: String
  ) -> Property {
    Property(
      "environment", later: keyPath(), Environment.schema, meaning,
      examples: [["width": 375, "appearance": "dark"]])
  }

  /// Returns the key of style sheets, which are each read once.
  static func stylesheet(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LocatedNode?>,
    _ meaning: String
  ) -> Property {
    Property(
      "stylesheet", later: keyPath(), StyleSheetLoader.schema, meaning,
      examples: ["brand.nss", ["brand.nss", "night.nss"]])
  }
}

extension JSONSchema {
  /// The schema of a view of any kind, which is read along with the figures.
  static var view: JSONSchema {
    .definition("view", "A view of any kind.", .typed(ComponentCatalog.all.map { $0.definition }))
  }
}
