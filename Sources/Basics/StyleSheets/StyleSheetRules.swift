/// The combined rules of style sheets for one device: constants, and attributes of classes.
package struct StyleSheetRules: Hashable, Sendable {
  /// The constants by name, without `@`.
  package private(set) var constants: [String: StyleSheetValue] = [:]
  /// The values by class, then attribute.
  package private(set) var classes: [String: [String: StyleSheetValue]] = [:]

  package init(
    constants: [String: StyleSheetValue] = [:], classes: [String: [String: StyleSheetValue]] = [:]
  ) {
    self.constants = constants
    self.classes = classes
  }

  /// No rules.
  package static let none = StyleSheetRules()

  /// Returns the value of a class's attribute; `nil` if no sheet sets it.
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

extension StyleSheetRules {
  /// Combines sheets for a device; later ones override earlier ones property by property.
  ///
  /// Stated (Docs/sources/sheets.md#evaluation): first the constants, where the last one of a name
  /// counts, so that one can be used before its definition; then the rules in order. A value that
  /// starts with `@` is replaced as a whole, once.
  package init(_ sheets: [StyleSheet], on screen: StyleSheetMediaContext) {
    self.init()
    let statements = sheets.flatMap { sheet in
      sheet.statements(on: screen).map { (file: sheet.file, statement: $0) }
    }
    for case (let file, .definition(let definition)) in statements {
      define(definition.name.text, as: StyleSheetValue(definition.value, in: file))
    }
    for case (let file, .ruleSet(let rule)) in statements {
      for selector in rule.selectors {
        for declaration in rule.declarations {
          set(
            declaration.property.text, of: selector.text,
            to: substituted(StyleSheetValue(declaration.value, in: file)))
        }
      }
    }
  }

  /// Replaces a constant by its value. An undefined name only loses its `@`: SAP's samples use it
  /// for the palette's color.
  private func substituted(_ value: StyleSheetValue) -> StyleSheetValue {
    guard let name = value.constantName else { return value }
    return StyleSheetValue(text: constants[name]?.text ?? name, location: value.location)
  }
}

extension StyleSheetValue {
  init(_ value: StyleSheet.Value, in file: String) {
    self.init(
      text: value.text,
      location: SourceLocation(
        file: file, line: value.position.line, column: value.position.column))
  }

  /// The name of the constant; `nil` if the value is a literal.
  var constantName: String? { text.hasPrefix("@") ? String(text.dropFirst()) : nil }
}

extension StyleSheet {
  /// Returns the definitions and rule sets for a device, in order.
  fileprivate func statements(on screen: StyleSheetMediaContext) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .media(let block) = statement else { return [statement] }
      return screen.matches(block.options) ? block.statements : []
    }
  }
}

/// A value in a sheet with its location.
package struct StyleSheetValue: Hashable, Sendable {
  /// The tokens joined by single spaces, with a constant replaced by its value.
  package let text: String
  /// The location of the value; for a constant, the location of its use.
  package let location: SourceLocation
}

/// The device that `@media` conditions are matched against.
package struct StyleSheetMediaContext: Hashable, Sendable {
  /// `ipad` or `iphone`.
  let device: String
  /// `portrait` or `landscape`.
  let orientation: String

  package init(device: String, orientation: String) {
    self.device = device
    self.orientation = orientation
  }

  /// Returns whether all options match; unknown ones always do, and of repeated ones the last
  /// counts (stated: Docs/sources/sheets.md#media).
  func matches(_ options: [StyleSheet.MediaBlock.Option]) -> Bool {
    var required: [String: String] = [:]
    for option in options { required[option.name.text] = option.value.text.lowercased() }
    return required["device"].map { $0 == device } ?? true
      && required["orientation"].map { $0 == orientation } ?? true
  }

  /// The known properties with their values.
  package static let known: [(name: String, values: [String])] = [
    ("device", ["ipad", "iphone"]), ("orientation", ["portrait", "landscape"]),
  ]
}
