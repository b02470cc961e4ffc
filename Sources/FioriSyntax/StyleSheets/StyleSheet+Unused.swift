package import FioriBasics

extension StyleSheet {
  /// Definitions and rules, those for some devices alone among them.
  package var allStatements: [Statement] {
    statements.flatMap { statement -> [Statement] in
      if case .media(let block) = statement { block.statements } else { [statement] }
    }
  }

  /// Notes on the rules whose class is not known to be used, nor to be spoken of elsewhere.
  package func unusedRules(besides isKnown: (String) -> Bool) -> [Diagnostic] {
    allStatements.flatMap { statement -> [Diagnostic] in
      guard case .ruleSet(let rule) = statement else { return [] }
      return rule.selectors.filter { !isKnown($0.text) }.map(unused)
    }
  }

  private func unused(_ selector: Word) -> Diagnostic {
    let place = SourceLocation(
      file: file, line: selector.position.line, column: selector.position.column)
    return Diagnostic(
      severity: .note, location: place, path: DescriptionPath(),
      message: "nothing that is drawn has the class "
        + StyleSheetProblem.shown(selector.text, limit: StyleSheetProblem.nameLength))
  }
}
