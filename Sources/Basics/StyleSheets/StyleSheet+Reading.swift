extension StyleSheet {
  /// Parses a sheet and collects all its problems in `diagnostics`.
  ///
  /// It never fails: it recovers from mistakes, so that one run reports each of them once.
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
    let reported = lexer.problems.filter { !parser.forgiven.contains($0.position) }
    self.init(file: file, statements: parser.statements, problems: reported + parser.problems)
  }

  private init(file: String, statements: [Statement], problems: [StyleSheetProblem]) {
    let diagnostics = StyleSheetProblem.merged(problems).map { problem in
      let location = SourceLocation(
        file: file, line: problem.position.line, column: problem.position.column)
      return Diagnostic(
        severity: problem.severity, location: location, path: DescriptionPath(),
        message: problem.message)
    }
    self.init(file: file, statements: statements, diagnostics: diagnostics)
  }
}

extension StyleSheet {
  /// All definitions and rule sets, including those in media blocks.
  package var allStatements: [Statement] {
    statements.flatMap { statement -> [Statement] in
      if case .media(let block) = statement { block.statements } else { [statement] }
    }
  }

  /// Returns notes on the rules whose class is not known to be used or reported elsewhere.
  package func unusedRules(besides isKnown: (String) -> Bool) -> [Diagnostic] {
    allStatements.flatMap { statement -> [Diagnostic] in
      guard case .ruleSet(let rule) = statement else { return [] }
      return rule.selectors.filter { !isKnown($0.text) }.map(unused)
    }
  }

  private func unused(_ selector: Word) -> Diagnostic {
    let location = SourceLocation(
      file: file, line: selector.position.line, column: selector.position.column)
    return Diagnostic(
      severity: .note, location: location, path: DescriptionPath(),
      message: .unusedClass(selector.text))
  }
}
