public import FioriBasics
public import FioriDocuments
import FioriLayout

extension Drawing {
  /// Returns what breaks a design rule, with the level that the figure gives the rule.
  ///
  /// - Parameter figure: The figure that was drawn.
  /// - Returns: A diagnostic for each, in the order of the rules, with the place in the figure's
  ///   description. None for a sheet of several pictures.
  public func lintDiagnostics(of figure: Figure) -> [Diagnostic] {
    guard let layout else { return [] }
    let subject = LintSubject(layout.frame, on: layout.ground, layout.theme, layout.findings)
    return subject.findings(figure.lint).prefix(Limits.findingCount).map { found in
      var diagnostic = figure.diagnostic(found.finding)
      diagnostic.rule = found.rule.rawValue
      return diagnostic
    }
  }
}
