import FioriBasics

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
