import FioriBasics
import FioriLayout
import FioriModel

/// An entry of `figures` before its parts are read.
struct FigureParts {
  /// The index among several figures, starting at 0.
  var index: Int?
  var name: String?
  var accessibilityText: LocatedNode?
  var view: LocatedNode?
  var environment: LocatedNode?
  var stylesheet: LocatedNode?
  var lint = LintLevels()
  var accept: LocatedNode?

  static let properties: [Property<FigureParts>] = [
    Property(
      "name", \.name, .fileName,
      "Name of the figure, used for the file; must be unique.",
      default: .text("the description's name, with a number if there are several"),
      examples: ["kpi-sales"]),
    Property(
      "view", later: \.view, .view, "The view to draw.", default: .required("it"),
      examples: [["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]),
    .accessibilityText(\.accessibilityText),
    .environment(\.environment, "Traits of the screen that differ from the description's."),
    .stylesheet(\.stylesheet, "Style sheets, instead of the description's."),
    .lint(\.lint, "Levels of design rules that differ from the description's."),
    .accept(\.accept),
  ]

  /// The keys allowed in an entry.
  static let schema = JSONSchema.definition(
    "figure", "One of several figures.", .object(properties))
}

extension ValueReader where Value == String {
  /// A name that is valid as a file name.
  static let fileName = string(.string(matching: FileName.pattern)) { name in
    FileName.isPlain(name)
      ? nil
      : name.utf8.count > FileName.byteLimit
        ? .tooLongName(JSONProblem.shown(name), bytes: name.utf8.count)
        : .unusableName(JSONProblem.shown(name))
  }
}
