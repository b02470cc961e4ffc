/// What style sheets say on one device: constants, and the attributes of classes.
struct SheetRules: Hashable, Sendable {
  /// By their names, without `@`.
  private(set) var constants: [String: SheetValue] = [:]
  /// Values by attribute by class.
  private(set) var classes: [String: [String: SheetValue]] = [:]

  /// What no sheet says.
  static let none = SheetRules()

  /// The value of a class's attribute; `nil`: the sheets say nothing.
  func value(_ attribute: String, of className: String) -> SheetValue? {
    classes[className]?[attribute]
  }

  mutating func define(_ name: String, as value: SheetValue) {
    constants[name] = value
  }

  mutating func set(_ attribute: String, of className: String, to value: SheetValue) {
    classes[className, default: [:]][attribute] = value
  }
}
