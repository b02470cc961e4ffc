/// The top of a description before its parts have been read.
struct DocumentParts {
  var schema: String?
  var view: LocatedNode?
  var figures: LocatedNode?
  var environment: LocatedNode?
  var variants: LocatedNode?
  var stylesheet: LocatedNode?

  static let properties: [Property<DocumentParts>] = [
    Property("$schema", \.schema, .string),
    Property("view", \.view, .any),
    Property("figures", \.figures, .any),
    Property("environment", \.environment, .any),
    Property("variants", \.variants, .any),
    Property("stylesheet", \.stylesheet, .any),
  ]
}
