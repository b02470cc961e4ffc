/// What style sheets say on one device: constants, and the attributes of classes.
package struct StyleSheetRules: Hashable, Sendable {
  /// By their names, without `@`.
  package private(set) var constants: [String: StyleSheetValue] = [:]
  /// Values by attribute by class.
  package private(set) var classes: [String: [String: StyleSheetValue]] = [:]

  package init(
    constants: [String: StyleSheetValue] = [:], classes: [String: [String: StyleSheetValue]] = [:]
  ) {
    self.constants = constants
    self.classes = classes
  }

  /// What no sheet says.
  package static let none = StyleSheetRules()

  /// The value of a class's attribute; `nil`: the sheets say nothing.
  package func value(_ attribute: String, of className: String) -> StyleSheetValue? {
    classes[className]?[attribute]
  }

  mutating func define(_ name: String, as value: StyleSheetValue) {
    constants[name] = value
  }

  mutating func set(_ attribute: String, of className: String, to value: StyleSheetValue) {
    classes[className, default: [:]][attribute] = value
  }
}
