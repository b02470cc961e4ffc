/// What style sheets say on one device: constants, and the attributes of classes.
package struct SheetRules: Hashable, Sendable {
  /// By their names, without `@`.
  package private(set) var constants: [String: SheetValue] = [:]
  /// Values by attribute by class.
  package private(set) var classes: [String: [String: SheetValue]] = [:]

  package init(
    constants: [String: SheetValue] = [:], classes: [String: [String: SheetValue]] = [:]
  ) {
    self.constants = constants
    self.classes = classes
  }

  /// What no sheet says.
  package static let none = SheetRules()

  /// The value of a class's attribute; `nil`: the sheets say nothing.
  package func value(_ attribute: String, of className: String) -> SheetValue? {
    classes[className]?[attribute]
  }

  mutating func define(_ name: String, as value: SheetValue) {
    constants[name] = value
  }

  mutating func set(_ attribute: String, of className: String, to value: SheetValue) {
    classes[className, default: [:]][attribute] = value
  }
}
