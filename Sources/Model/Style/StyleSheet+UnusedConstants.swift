package import FioriBasics

extension StyleSheet {
  /// Returns the constants that rules use as values, without `@`.
  static func usedConstants(of statements: [Statement]) -> Set<Substring> {
    var used: Set<Substring> = []
    for case .ruleSet(let rule) in statements {
      for value in rule.declarations.map(\.value.text) where value.hasPrefix("@") {
        used.insert(value.dropFirst())
      }
    }
    return used
  }

  /// Returns notes on the constants of sheets used together that are named after a palette color
  /// and change nothing in a figure, which took colors from the constants in `used`.
  package static func unusedPaletteConstants(
    in sheets: [StyleSheet], besides used: Set<String>
  ) -> [Diagnostic] {
    let inRules = usedConstants(of: sheets.flatMap(\.allStatements))
    return sheets.flatMap { sheet in
      sheet.allStatements.compactMap { statement -> Diagnostic? in
        guard case .definition(let definition) = statement else { return nil }
        let name = definition.name.text
        guard !used.contains(name), !inRules.contains(Substring(name)),
          PaletteOverrides.isName(name),
          Color(text: definition.value.text, in: .styleSheet) != nil
        else { return nil }
        return sheet.unused(definition)
      }
    }
  }

  private func unused(_ definition: Definition) -> Diagnostic {
    let position = definition.name.position
    let name = StyleSheetProblem.start(
      of: definition.name.text, limit: StyleSheetProblem.nameLength)
    return Diagnostic(
      severity: .note,
      location: SourceLocation(file: file, line: position.line, column: position.column),
      path: DescriptionPath(), message: .unusedColor(name))
  }
}
