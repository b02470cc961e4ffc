import FioriBasics
import FioriComponents
import FioriModel
import FioriReading
import FioriSyntax

/// The top of a description before its parts have been read.
struct DocumentParts {
  var schema: String?
  var view: LocatedNode?
  var figures: LocatedNode?
  var environment: LocatedNode?
  var variants: LocatedNode?
  var stylesheet: LocatedNode?

  static let properties: [Property<DocumentParts>] = [
    Property(
      "$schema", \.schema, .string,
      "Where an editor finds this schema; nothing is read from there.",
      examples: ["./fiori-render.schema.json"]),
    Property(
      "view", later: \.view, .view, "The one view to draw.",
      examples: [["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]),
    Property(
      "figures", later: \.figures,
      .array(of: FigureParts.schema, atLeast: 1),
      "Instead of a view, several figures, each a picture.",
      examples: [[["name": "sales", "view": ["type": "kpiView", "items": [["metric": "294"]]]]]]),
    .environment(
      \.environment, "The traits of the screen; a figure's own is laid over it, key by key."),
    Property(
      "variants", later: \.variants, VariantMatrix.schema,
      "Values for traits; a picture is drawn for every combination.",
      examples: [["appearance": ["light", "dark"], "scale": [1, 2]]]),
    .stylesheet(\.stylesheet, "Style sheets beside the description; a figure's own win."),
  ]
}

extension Property {
  /// The key of an environment, which is laid over others before it is read.
  static func environment(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, LocatedNode?>,
    _ meaning: String
  ) -> Property {
    Property(
      "environment", later: keyPath(), Environment.schema, meaning,
      examples: [["width": 375, "appearance": "dark"]])
  }

  /// The key of style sheets, which are read each once.
  static func stylesheet(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, LocatedNode?>,
    _ meaning: String
  ) -> Property {
    Property(
      "stylesheet", later: keyPath(), StyleSheetLoader.schema, meaning,
      examples: ["brand.nss", ["brand.nss", "night.nss"]])
  }
}

extension JSONSchema {
  /// A view of any kind, read when the figures are.
  static var view: JSONSchema {
    .definition("view", "A view of any kind.", ComponentCatalog.schema(of: ComponentCatalog.all))
  }
}
