package import FioriBasics

extension StyleSheet {
  /// Reads the text of a sheet, with all that is wrong with it in `diagnostics`.
  ///
  /// It never fails: what can be mended is, so that one run shows every mistake, each once.
  public init(nss bytes: [UInt8], file: String) {
    if let fault = StyleSheetSyntaxCheck.fault(in: bytes) {
      let problem = StyleSheetProblem(
        position: SourcePosition(line: 1, column: 1), message: fault)
      self.init(file: file, statements: [], problems: [problem])
      return
    }
    var lexer = StyleSheetLexer(bytes)
    var parser = StyleSheetParser(lexer.read(), isCut: lexer.isCut)
    parser.read()
    let told = lexer.problems.filter { !parser.forgiven.contains($0.position) }
    self.init(file: file, statements: parser.statements, problems: told + parser.problems)
  }

  private init(file: String, statements: [Statement], problems: [StyleSheetProblem]) {
    let diagnostics = StyleSheetProblem.merged(problems).map { problem in
      let location = SourceLocation(
        file: file, line: problem.position.line, column: problem.position.column)
      return Diagnostic(
        severity: .error, location: location, path: DescriptionPath(), message: problem.message)
    }
    self.init(file: file, statements: statements, diagnostics: diagnostics)
  }
}

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
