import FioriBasics

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

extension StyleSheetRules {
  /// What sheets say together on a device, later ones winning property by property.
  ///
  /// Stated (Docs/sources/sheets.md#evaluation): constants first, the last of a name counting, so
  /// that one may be used before it is defined; then the rules in their order. A value that begins
  /// with `@` is replaced as a whole, once.
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

  /// A name that no sheet defines is left without its `@`: SAP's own samples mean the palette's
  /// color by it.
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

  /// The constant whose value is meant; `nil` of a value that is written out.
  var constantName: String? { text.hasPrefix("@") ? String(text.dropFirst()) : nil }
}

extension StyleSheet {
  /// The definitions and rules that hold on a device, in their order.
  fileprivate func statements(on screen: StyleSheetMediaContext) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .media(let block) = statement else { return [statement] }
      return screen.matches(block.options) ? block.statements : []
    }
  }
}

/// A value as a sheet gives it, and where.
package struct StyleSheetValue: Hashable, Sendable {
  /// The tokens with single blanks between them, a constant's in the place of its name.
  package let text: String
  /// Where the value stands; of a constant, where its name is used.
  let location: SourceLocation
}

/// What `@media` asks for.
package struct StyleSheetMediaContext: Hashable, Sendable {
  /// `ipad` or `iphone`.
  let device: String
  /// `portrait` or `landscape`.
  let orientation: String

  package init(device: String, orientation: String) {
    self.device = device
    self.orientation = orientation
  }

  /// Whether all options hold; one that nobody knows does, and of one given twice the last counts
  /// (stated: Docs/sources/sheets.md#media).
  func matches(_ options: [StyleSheet.MediaBlock.Option]) -> Bool {
    var asked: [String: String] = [:]
    for option in options { asked[option.name.text] = option.value.text.lowercased() }
    return asked["device"].map { $0 == device } ?? true
      && asked["orientation"].map { $0 == orientation } ?? true
  }

  /// The properties that are known, with their values.
  package static let known: [(name: String, values: [String])] = [
    ("device", ["ipad", "iphone"]), ("orientation", ["portrait", "landscape"]),
  ]
}
