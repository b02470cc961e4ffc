import FioriBasics

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
