/// One entry of `figures` before its parts have been read.
struct FigureParts {
  /// Among several, from 0.
  var place: Int?
  var name: String?
  var view: LocatedNode?
  var environment: LocatedNode?
  var stylesheet: LocatedNode?

  static let properties: [Property<FigureParts>] = [
    Property("name", \.name, .string),
    Property("view", \.view, .any),
    Property("environment", \.environment, .any),
    Property("stylesheet", \.stylesheet, .any),
  ]
}
